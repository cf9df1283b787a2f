import { useState } from 'react';
import { LOADING_SHOWN } from '../../rules/constants/calls.ts';

export type Recheck = { progress: 'idle' | 'checking' | 'checked'; check: () => void };

/** Runs a requested check, one at a time, and reports its progress. `ask` does not reject. */
export function useRecheck(ask: () => Promise<void>): Recheck {
  const [progress, setProgress] = useState<Recheck['progress']>('idle');
  const check = async () => {
    if (progress === 'checking') return;
    setProgress('checking');
    // Shows the progress for the minimum time (core 9).
    await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve, LOADING_SHOWN))]);
    setProgress('checked');
  };
  return { progress, check: () => void check() };
}
