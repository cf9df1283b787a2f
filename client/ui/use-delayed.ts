import { useEffect, useRef, useState } from 'react';

/** A skeleton shows when something takes longer than this, and then at least as long again (core 9). */
const PATIENCE = 200;
const AT_LEAST = 200;

/** Whether to show that something is `busy`: late enough not to flicker, and once shown long enough to be seen. */
export function useDelayed(busy: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (busy === isShown) return;
    const wait = busy ? PATIENCE : Math.max(0, shownAt.current + AT_LEAST - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(busy);
    }, wait);
    return () => clearTimeout(timer);
  }, [busy, isShown]);
  return isShown;
}
