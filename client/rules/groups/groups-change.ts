import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { lapse } from '../vehicle/vehicle-state.ts';
import { type Group, groupNames } from './groups.ts';

/** Why a vehicle cannot be ticked or unticked. */
export type MemberDisabledReason = 'paused' | 'expired' | LockReason;
/** Why a vehicle can be neither added to a group nor removed from one. */
export type LockReason = 'pending_transfer' | 'exclusive_access';

/** The time (milliseconds since 1970), and the vehicles that are exclusive to other users (`vehiclesExclusiveToOthers`). */
export type MemberViewer = { now: number; exclusiveToOthers: ReadonlySet<number> };

/**
 * Whether a vehicle may be added to or removed from a group. An expired device cannot be added (core 5), and paused ones count as
 * expired (core 4). One that is a member may stay or be removed. A vehicle with a pending transfer (commerce 4), or exclusive to
 * another user (commerce 6), cannot be changed.
 */
export function memberGate(
  vehicle: Vehicle,
  isMember: boolean,
  { now, exclusiveToOthers }: MemberViewer,
): Gate<MemberDisabledReason> {
  const lock = lockOf(vehicle, exclusiveToOthers);
  if (lock) return { allowed: false, reason: lock };
  const lapsed = isMember ? null : lapse(vehicle, now);
  return lapsed ? { allowed: false, reason: lapsed } : { allowed: true };
}

function lockOf({ id, is_pending_transfer }: Vehicle, exclusiveToOthers: ReadonlySet<number>): LockReason | null {
  if (is_pending_transfer) return 'pending_transfer';
  return exclusiveToOthers.has(id) ? 'exclusive_access' : null;
}

/** Why a group can be neither renamed nor deleted: members that cannot be changed now. */
export type GroupLock = { disabledReason: LockReason; vehicles: readonly Vehicle[] };
const LOCKS: readonly LockReason[] = ['pending_transfer', 'exclusive_access'];

export const locksOf = ({ members }: Pick<Group, 'members'>, exclusiveToOthers: ReadonlySet<number>): GroupLock[] =>
  LOCKS.map((disabledReason) => ({
    disabledReason,
    vehicles: members.filter((vehicle) => lockOf(vehicle, exclusiveToOthers) === disabledReason),
  })).filter(({ vehicles }) => vehicles.length > 0);

/**
 * Members to save: the current ones with the ticks and unticks since the group was opened with `before`. Keeps members that were
 * added or removed elsewhere since then.
 */
export function membersAfter(
  before: ReadonlySet<number>,
  ticked: ReadonlySet<number>,
  now: ReadonlySet<number>,
): ReadonlySet<number> {
  const stays = [...now].filter((id) => ticked.has(id) || !before.has(id));
  const comes = [...ticked].filter((id) => !before.has(id));
  return new Set([...stays, ...comes]);
}

/** Change of one vehicle: a name to remove, and a name to add. */
export type MemberChange = { vehicle: Vehicle; drop: string | null; put: string | null };

/** A group to save. `from`: its current name, `null` for a new one. `to`: `null` deletes it. */
type Wanted = { from: string | null; to: string | null; members: ReadonlySet<number> };

/** Returns the vehicles whose list has to be written, and no others (core 2.10). */
export function memberChanges(vehicles: readonly Vehicle[], { from, to, members }: Wanted): MemberChange[] {
  return vehicles.flatMap((vehicle): MemberChange[] => {
    if (vehicle.isShared) return [];
    const was = from !== null && groupNames(vehicle).includes(from);
    const stays = to !== null && members.has(vehicle.id);
    if (was && stays && from === to) return [];
    if (!was && !stays) return [];
    return [{ vehicle, drop: was ? from : null, put: stays ? to : null }];
  });
}

/** A vehicle's group names after a change. The others keep their spelling and order. */
export function changedNames(names: readonly string[], { drop, put }: Omit<MemberChange, 'vehicle'>): string[] {
  const replaced = names.flatMap((name) => (name === drop ? (put ?? []) : name));
  return [...new Set(put === null ? replaced : [...replaced, put])];
}
