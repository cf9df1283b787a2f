import { useEffect, useRef, useState } from 'react';
import { LOADING_SHOWN } from '../rules/constants/calls.ts';

/** A skeleton shows when something takes longer than this. */
const PATIENCE = 200;

/** Milliseconds until what shows `busy` comes or goes; times are of one clock (core 9). */
export const untilChange = (busy: boolean, shownAt: number, now: number): number =>
  busy ? PATIENCE : Math.max(0, shownAt + LOADING_SHOWN - now);

/** Whether to show that something is `busy`: late enough not to flicker, and once shown long enough to be seen. */
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
