import { useCallback, useSyncExternalStore } from 'react';
import { now } from '../lib/now.ts';

/** The portal's time in whole steps of `step` milliseconds, anew with each: for ages and waits. All on a page step together. */
export function useNow(step: number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(next, step - (now() % step));
      };
      const next = () => {
        changed();
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [step],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(now() / step) * step);
}
