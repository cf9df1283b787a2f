import { getVehicle, updateVehicle } from '../../../generated/client/vehicle.ts';
import { ApiError, CANCELED, DEFAULT_STATUS, errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { sixAtOnce } from '../../lib/limiter.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import { groupNames, writeGroups } from '../../rules/groups/groups.ts';
import { changedNames, type MemberChange } from '../../rules/groups/groups-change.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicles } from './cache.ts';
import { vehiclesQuery } from './queries.ts';

/** Time limit per vehicle in milliseconds. Devices may be slow, but the dialog must not wait forever. */
const PATIENCE = MINUTE;

type Saved = Pick<Vehicle, 'id' | 'custom_fields'>;
export type MemberFailure = { change: MemberChange; error: ApiError };
/** Outcome per vehicle. Groups have no record of their own, so some vehicles can be saved and others not. */
export type GroupOutcome = { saved: readonly MemberChange[]; failed: readonly MemberFailure[] };

type Options = {
  /** Called after each vehicle with the number of completed ones. */
  onProgress: (done: number) => void;
  /** Stops before the next vehicle. Calls in flight complete. */
  signal: AbortSignal;
};

/** Reads the current vehicles: another tab or user may have changed groups since the list was read. */
export const readVehicles = (): Promise<readonly Vehicle[]> =>
  queryClient.fetchQuery({ ...vehiclesQuery(), staleTime: 0 });

/**
 * Writes the group lists of changed vehicles, six at once (core 7). Never rejects: the outcome names failed vehicles
 * with their reason, for a retry.
 */
export async function changeMembers(
  changes: readonly MemberChange[],
  { onProgress, signal }: Options,
): Promise<GroupOutcome> {
  const loggedOut = sessionSignal();
  const stopped = AbortSignal.any([signal, loggedOut]);
  const answers = new Map<number, Saved>();
  const saved: MemberChange[] = [];
  const failed: MemberFailure[] = [];
  const write = async (change: MemberChange) => {
    try {
      if (stopped.aborted) throw new ApiError({ kind: 'canceled', status: DEFAULT_STATUS, message: CANCELED });
      const answer = await writeMember(change);
      if (answer) answers.set(answer.id, answer);
      saved.push(change);
    } catch (failure) {
      failed.push({ change, error: errorOfFailure(failure) });
    }
    onProgress(saved.length + failed.length);
  };
  for (const round of roundsOf(changes)) {
    await sixAtOnce(round, write);
  }
  if (answers.size > 0 && !loggedOut.aborted) patchGroups(answers);
  return { saved, failed };
}

/**
 * Vehicles that lose a name come before those that only get one. At the limit of groups, a new name is refused (core 5)
 * until a vehicle has swapped the old one for it, or the old one is gone.
 */
function roundsOf(changes: readonly MemberChange[]): MemberChange[][] {
  const losing = changes.filter(({ drop }) => drop !== null);
  const getting = changes.filter(({ drop }) => drop === null);
  return [losing, getting].filter(({ length }) => length > 0);
}

/**
 * Reads a vehicle again to keep changes from elsewhere, and writes only if necessary. A deleted vehicle counts as
 * removed.
 */
async function writeMember({ vehicle, ...change }: MemberChange): Promise<Saved | null> {
  const options = () => ({ signal: AbortSignal.timeout(PATIENCE) });
  try {
    const fresh = await getVehicle(vehicle.id, options());
    const names = groupNames(fresh);
    const wanted = changedNames(names, change);
    if (wanted.join('\n') === names.join('\n')) return fresh;
    return await updateVehicle(vehicle.id, { custom_fields: { field_1: writeGroups(wanted) } }, options());
  } catch (failure) {
    if (change.put === null && errorOfFailure(failure).kind === 'not-found') return null;
    throw failure;
  }
}

/** Caches all new groups at once, to go through ten thousand vehicles only one time. */
function patchGroups(answers: ReadonlyMap<number, Saved>): void {
  const changes = [...answers].map(
    ([id, { custom_fields }]) => [id, (vehicle: Vehicle) => ({ ...vehicle, custom_fields })] as const,
  );
  changeVehicles(new Map(changes));
}
