import { useRef, useState } from 'react';
import { changeMembers, type GroupOutcome } from '../../data/vehicles/groups.ts';
import type { MemberChange } from '../../rules/groups-change.ts';
import { NothingChanged } from './failures.ts';

/** How far it is, in vehicles. */
export type Progress = { done: number; of: number };

/** Writes vehicles and follows it; `progress` is null while nothing is under way. A second call meanwhile does nothing and gives null. */
export function useMemberChanges() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopper = useRef<AbortController | null>(null);
  /** Rejects with `NothingChanged` where not one could be written. */
  const run = async (changes: readonly MemberChange[]): Promise<GroupOutcome | null> => {
    if (stopper.current) return null;
    const { signal } = (stopper.current = new AbortController());
    const of = changes.length;
    setProgress({ done: 0, of });
    const outcome = await changeMembers(changes, { signal, onProgress: (done) => setProgress({ done, of }) });
    stopper.current = null;
    setProgress(null);
    if (outcome.saved.length === 0 && outcome.failed.length > 0) throw new NothingChanged(outcome.failed);
    return outcome;
  };
  return { run, progress, stop: () => stopper.current?.abort() };
}
