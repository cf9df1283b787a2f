import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { lapse } from '../vehicle/vehicle-state.ts';
import { type Group, groupNames } from './groups.ts';

/** Why a vehicle cannot be ticked, or not be taken out. */
export type MemberDisabledReason = 'paused' | 'expired' | LockReason;
/** Why a vehicle can be neither put into a group nor taken out of one. */
export type LockReason = 'pending_transfer' | 'exclusive_access';

/** When it is asked (milliseconds since 1970), and which vehicles somebody else has for themselves (`lentVehicles`). */
export type MemberViewer = { now: number; exclusiveToOthers: ReadonlySet<number> };

/**
 * Whether a vehicle may come into a group or leave it. An expired device cannot be added (core 5), paused ones count as
 * expired (core 4); one that is in the group may stay or go. What is being given away (commerce 4) or has been lent
 * (commerce 6) cannot be changed at all.
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

/** Why a group can neither be renamed nor deleted: those of its members that cannot be changed now. */
export type GroupLock = { disabledReason: LockReason; vehicles: readonly Vehicle[] };
const LOCKS: readonly LockReason[] = ['pending_transfer', 'exclusive_access'];

export const locksOf = ({ members }: Pick<Group, 'members'>, exclusiveToOthers: ReadonlySet<number>): GroupLock[] =>
  LOCKS.map((disabledReason) => ({
    disabledReason,
    vehicles: members.filter((vehicle) => lockOf(vehicle, exclusiveToOthers) === disabledReason),
  })).filter(({ vehicles }) => vehicles.length > 0);

/**
 * Who is to be in a group: those that are now, with what was ticked and without what was unticked since it was opened with
 * `before`. A vehicle that came or went elsewhere meanwhile stays as it is.
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

/** What becomes of one vehicle: a name that it loses, and one that it gets. */
export type MemberChange = { vehicle: Vehicle; drop: string | null; put: string | null };

/** A group as it is to be. `from`: its name so far, null for a new one; `to`: null deletes it. */
type Wanted = { from: string | null; to: string | null; members: ReadonlySet<number> };

/** The vehicles whose list has to be written, and no other (core 2.10). */
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

/** A vehicle's names after a change: the others stay as and where they are. */
export function changedNames(names: readonly string[], { drop, put }: Omit<MemberChange, 'vehicle'>): string[] {
  const replaced = names.flatMap((name) => (name === drop ? (put ?? []) : name));
  return [...new Set(put === null ? replaced : [...replaced, put])];
}
