import { useState } from 'react';
import { LOADING_SHOWN } from '../../rules/constants/calls.ts';

export type Recheck = { progress: 'idle' | 'checking' | 'checked'; check: () => void };

/** A check that somebody asks for: one at a time, and it says when it is done. `ask` does not reject. */
export function useRecheck(ask: () => Promise<void>): Recheck {
  const [progress, setProgress] = useState<Recheck['progress']>('idle');
  const check = async () => {
    if (progress === 'checking') return;
    setProgress('checking');
    // Long enough to be seen to have happened (core 9).
    await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve, LOADING_SHOWN))]);
    setProgress('checked');
  };
  return { progress, check: () => void check() };
}
