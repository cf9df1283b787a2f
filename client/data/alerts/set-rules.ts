import { createAlertRule } from '../../../generated/client/alert.ts';
import { type ApiError, errorOfFailure } from '../../api/errors.ts';
import type { KnownAlertType } from '../../api/model.ts';
import { createLimiter } from '../../lib/limiter.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import type { RuleSettings } from '../../rules/alerts/rule-values.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';

/** Outcome by vehicle. `unsent`: stopped before. */
export type SetOutcome = {
  saved: readonly number[];
  failed: ReadonlyMap<number, ApiError>;
  unsent: readonly number[];
};

type Options = {
  /** Called after each vehicle with the number of completed ones. */
  onProgress: (done: number) => void;
  /** Stops before the next vehicle. Calls in flight complete. */
  signal: AbortSignal;
};

/**
 * Sets a rule on vehicles, six at once. One call for each, because a call for several saves none of them if a single device rejects
 * the rule (commerce 8). Never rejects.
 */
export async function setRules(
  vehicleIds: readonly number[],
  alert_type: KnownAlertType,
  settings: RuleSettings,
  { onProgress, signal }: Options,
): Promise<SetOutcome> {
  const stopped = AbortSignal.any([signal, sessionSignal()]);
  const limited = createLimiter();
  const saved = new Set<number>();
  const failed = new Map<number, ApiError>();
  const set = async (vehicleId: number) => {
    try {
      await createAlertRule({ vehicle_ids: [vehicleId], alert_type, ...settings });
      saved.add(vehicleId);
    } catch (failure) {
      failed.set(vehicleId, errorOfFailure(failure));
    }
    onProgress(saved.size + failed.size);
  };
  await Promise.allSettled(vehicleIds.map((id) => limited(() => set(id), stopped)));
  if (saved.size > 0) afterWrite(queryClient, 'createAlertRule');
  return { saved: [...saved], failed, unsent: vehicleIds.filter((id) => !saved.has(id) && !failed.has(id)) };
}
