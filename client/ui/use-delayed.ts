import { useEffect, useRef, useState } from 'react';
import { TIMERS } from '../rules/constants.ts';

/** A skeleton shows when something takes longer than this. */
const PATIENCE = 200;

/** Whether to show that something is `busy`: late enough not to flicker, and once shown long enough to be seen. */
export function useDelayed(busy: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (busy === isShown) return;
    const wait = busy ? PATIENCE : Math.max(0, shownAt.current + TIMERS.loadingShown - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(busy);
    }, wait);
    return () => clearTimeout(timer);
  }, [busy, isShown]);
  return isShown;
}
