import { useState } from 'react';

/** A check is said to go on for at least this long, so that it is seen to have happened (core 9). */
const AT_LEAST = 200;

export type Recheck = { progress: 'idle' | 'checking' | 'checked'; check: () => void };

/** A check that somebody asks for: one at a time, and it says when it is done. `ask` does not reject. */
export function useRecheck(ask: () => Promise<void>): Recheck {
  const [progress, setProgress] = useState<Recheck['progress']>('idle');
  const check = async () => {
    if (progress === 'checking') return;
    setProgress('checking');
    await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve, AT_LEAST))]);
    setProgress('checked');
  };
  return { progress, check: () => void check() };
}
