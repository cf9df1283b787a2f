import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';
import { loadNamespaces } from '../../i18n/setup.ts';
import { PREFETCH_IDLE } from '../../rules/constants/layout.ts';
import { findRoute } from '../routes/find-route.ts';
import { navigation, pagesOf } from '../top-bar/navigation.ts';

/** Prefetches the pages of the navigation once the user is idle. Ignores failures: the navigation itself reports them. */
export function PrefetchedPages() {
  const isIdle = useIdle(PREFETCH_IDLE, { initialState: false });
  useEffect(() => {
    if (!isIdle) return;
    for (const { to } of navigation.flatMap(pagesOf)) {
      const record = findRoute(to);
      if (!record?.page) continue;
      Promise.all([record.page(), loadNamespaces(record.texts)]).catch(() => undefined);
    }
  }, [isIdle]);
  return null;
}
