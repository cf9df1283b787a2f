import { useRef, useState } from 'react';
import { changeMembers, type GroupOutcome } from '../../data/vehicles/groups.ts';
import type { MemberChange } from '../../rules/groups/groups-change.ts';
import { NothingChanged } from './failures.ts';

/** Progress in vehicles. */
export type Progress = { done: number; of: number };

/** Writes the result of `read`, if given. `expected` then only sets the total of the progress until it resolves. */
export type RunChanges = (
  expected: readonly MemberChange[],
  read?: () => Promise<readonly MemberChange[]>,
) => Promise<GroupOutcome | null>;

/**
 * Writes vehicles and reports progress, `null` while nothing is in flight. A concurrent call is a no-op and returns
 * `null`.
 */
export function useMemberChanges() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopper = useRef<AbortController | null>(null);
  /** Rejects with `NothingChanged` if no vehicle could be written, and with an `ApiError` if `read` failed. */
  const run: RunChanges = async (expected, read) => {
    if (stopper.current) return null;
    const { signal } = (stopper.current = new AbortController());
    setProgress({ done: 0, of: expected.length });
    try {
      const changes = read ? await read() : expected;
      const of = changes.length;
      const outcome = await changeMembers(changes, { signal, onProgress: (done) => setProgress({ done, of }) });
      if (outcome.saved.length === 0 && outcome.failed.length > 0) throw new NothingChanged(outcome.failed);
      return outcome;
    } finally {
      stopper.current = null;
      setProgress(null);
    }
  };
  return { run, progress, stop: () => stopper.current?.abort() };
}
