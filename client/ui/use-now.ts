import { useCallback, useSyncExternalStore } from 'react';
import { now } from '../lib/now.ts';

/** Current time, rounded down to `step` ms, for ages and waits. Re-renders on each step, all components at the same time. */
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
