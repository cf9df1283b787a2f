import { createAlertRule } from '../../../generated/client/alert.ts';
import { type ApiError, errorOfFailure } from '../../api/errors.ts';
import type { KnownAlertType } from '../../api/model.ts';
import { saveInLists } from '../../lib/in-lists.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import type { RuleSettings } from '../../rules/alerts/rule-values.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';

/** Outcome by vehicle. `unsent`: not tried, or refused only together with others. */
export type SetOutcome = {
  saved: readonly number[];
  failed: ReadonlyMap<number, ApiError>;
  unsent: readonly number[];
};

type Options = {
  /** Called after each list with the number of completed vehicles. */
  onProgress: (done: number) => void;
  /** Stops before the next list. Calls in flight complete. */
  signal: AbortSignal;
};

/** Failures that may be those of a single vehicle of a list (commerce 8). */
const OF_ONE: ReadonlySet<string> = new Set(['validation', 'forbidden', 'not-found', 'rule-rejected']);
export const isOfOneVehicle = (failure: unknown): boolean => OF_ONE.has(errorOfFailure(failure).kind);

/** Failures after which the server may have saved the rule nevertheless: its answer did not arrive, or was none of the API. */
const UNKNOWN: ReadonlySet<string> = new Set(['network', 'timeout', 'canceled', 'server', 'unexpected']);
export const mayBeSaved = ({ kind }: ApiError): boolean => UNKNOWN.has(kind);

/**
 * Sets a rule on vehicles, in lists of up to 500 (commerce 7). The server saves a list or nothing of it, so that a refused one is
 * split until the refused vehicles are alone (commerce 8). Never rejects.
 */
export async function setRules(
  vehicleIds: readonly number[],
  alert_type: KnownAlertType,
  settings: RuleSettings,
  { onProgress, signal }: Options,
): Promise<SetOutcome> {
  const { saved, failed, unsent } = await saveInLists(
    vehicleIds,
    (list) => createAlertRule({ vehicle_ids: [...list], alert_type, ...settings }),
    { isOfOneItem: isOfOneVehicle, onProgress, signal: AbortSignal.any([signal, sessionSignal()]) },
  );
  const failures = new Map([...failed].map(([id, failure]) => [id, errorOfFailure(failure)]));
  if (saved.length > 0 || [...failures.values()].some(mayBeSaved)) afterWrite(queryClient, 'createAlertRule');
  return { saved, failed: failures, unsent };
}
