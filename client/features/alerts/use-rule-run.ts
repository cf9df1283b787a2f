import { useEffect, useRef, useState } from 'react';
import type { KnownAlertType } from '../../api/model.ts';
import { type SetOutcome, setRules } from '../../data/alerts/set-rules.ts';
import type { RuleSettings } from '../../rules/alerts/rule-values.ts';

export type RunProgressState = { done: number; of: number };

/** Sets a rule on many vehicles with progress. Leaving the page stops before the next vehicle. */
export function useRuleRun(type: KnownAlertType) {
  const [progress, setProgress] = useState<RunProgressState | null>(null);
  const [outcome, setOutcome] = useState<SetOutcome | null>(null);
  const [sent, setSent] = useState<RuleSettings | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  /** Rejects with the failure if every vehicle was refused for the same invalid value, so that its field shows it. */
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
    setProgress(null);
    const invalid = [...result.failed.values()].find(({ kind }) => kind === 'validation');
    if (invalid && result.failed.size === of) throw invalid;
    setOutcome(result);
  };
  return {
    start,
    /** Sends the same values to other vehicles: those that failed, or were not sent. */
    retry: (vehicleIds: readonly number[]) => {
      if (sent) void start(vehicleIds, sent).catch(() => undefined);
    },
    stop: () => stopper.current?.abort(),
    isRunning: progress !== null,
    progress: progress ?? { done: 0, of: 0 },
    outcome,
  };
}
