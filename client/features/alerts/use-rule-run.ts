import { useEffect, useRef, useState } from 'react';
import type { KnownAlertType } from '../../api/model.ts';
import { type SetOutcome, setRules } from '../../data/alerts/set-rules.ts';
import type { RuleSettings } from '../../rules/alerts/rule-values.ts';

export type RunProgressState = { done: number; of: number };

/**
 * Sets a rule on many vehicles with progress. Leaving the page stops before the next list. `onLeft` then gets the outcome, which
 * the page cannot show any more.
 */
export function useRuleRun(type: KnownAlertType, onLeft: (outcome: SetOutcome, of: number) => void) {
  const [progress, setProgress] = useState<RunProgressState | null>(null);
  const [outcome, setOutcome] = useState<SetOutcome | null>(null);
  const [sent, setSent] = useState<RuleSettings | null>(null);
  const [isRetry, setRetry] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stopper.current?.abort();
    };
  }, []);

  /** Rejects with the failure if no vehicle takes a value, so that its field shows it. */
  const start = async (vehicleIds: readonly number[], settings: RuleSettings): Promise<void> => {
    if (stopper.current) return;
    const { signal } = (stopper.current = new AbortController());
    const of = vehicleIds.length;
    setProgress({ done: 0, of });
    setOutcome(null);
    setSent(settings);
    const result = await setRules(vehicleIds, type, settings, {
      signal,
      onProgress: (done) => setProgress({ done, of }),
    });
    stopper.current = null;
    if (isLeft.current) return onLeft(result, of);
    setProgress(null);
    setRetry(false);
    const failures = [...result.failed.values()];
    const [first] = failures;
    const isStopped = signal.aborted && result.unsent.length > 0;
    if (first && result.saved.length === 0 && !isStopped && failures.every(({ kind }) => kind === 'validation'))
      throw first;
    setOutcome(result);
  };
  return {
    start,
    /** Sends the same values to other vehicles: those that failed, or were not sent. */
    retry: (vehicleIds: readonly number[]) => {
      if (!sent || stopper.current) return;
      setRetry(true);
      void start(vehicleIds, sent).catch(() => undefined);
    },
    stop: () => stopper.current?.abort(),
    isRunning: progress !== null,
    /** Runs again, beside the form. */
    isRetry,
    progress: progress ?? { done: 0, of: 0 },
    outcome,
  };
}
