import { useCallback, useSyncExternalStore } from 'react';
import { now } from '../lib/now.ts';

/** The portal's time in whole steps of `step` milliseconds, anew with each: for ages and waits. */
export function useNow(step: number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, step);
      return () => clearInterval(timer);
    },
    [step],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(now() / step) * step);
}
