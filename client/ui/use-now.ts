import { useEffect, useState } from 'react';
import { now } from '../lib/now.ts';

/** The time, anew every `interval` milliseconds, for ages and waits; null holds it still. */
export function useNow(interval: number | null): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (interval === null) return;
    setTime(now());
    const timer = setInterval(() => setTime(now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return time;
}
