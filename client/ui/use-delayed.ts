import { useEffect, useRef, useState } from 'react';
import { LOADING_SHOWN } from '../rules/constants/calls.ts';

/** Delay before a skeleton shows. */
const PATIENCE = 200;

/** Milliseconds until the indicator of `busy` shows or hides. Both times are of the same clock (core 9). */
export const untilChange = (busy: boolean, shownAt: number, now: number): number =>
  busy ? PATIENCE : Math.max(0, shownAt + LOADING_SHOWN - now);

/** Whether to show that `busy` is true: delayed, to avoid flicker, and for a minimum time once shown. */
export function useDelayed(busy: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (busy === isShown) return;
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now();
        setShown(busy);
      },
      untilChange(busy, shownAt.current, performance.now()),
    );
    return () => clearTimeout(timer);
  }, [busy, isShown]);
  return isShown;
}
