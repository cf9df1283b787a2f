import { useEffect } from 'react';
import { loadNamespaces } from '../../i18n/setup.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { findRoute } from '../find-route.ts';
import { navigation, pagesOf } from '../top-bar/navigation.ts';

/** A page that nothing happens on for this long fetches the pages of the navigation (core 9). */
const IDLE = 2_000;

/** Loads the pages one can go to next, while the browser is idle; failures are left to whoever goes there. */
export function usePrefetchedPages(): void {
  useEffect(() => {
    let stop = () => undefined as void;
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        const addresses = navigation.flatMap(pagesOf).map(({ to }) => to);
        for (const address of addresses) {
          const record = findRoute(address);
          if (!record?.page) continue;
          void record.page().catch(() => undefined);
          void loadNamespaces(record.texts);
        }
      }, IDLE);
    }, IDLE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
