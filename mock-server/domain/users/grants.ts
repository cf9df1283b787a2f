import type { VehicleAccessGrant } from '../../../generated/contract/types.gen.ts';
import type { Instant, VehicleAccessRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Errors } from '../accounts/messages.ts';
import { fullName } from '../accounts/people.ts';
import { isWaiting } from '../invitations/waiting.ts';
import { instantOf } from '../iso.ts';

type Granted = Omit<VehicleAccessRow, 'subscriber'>;

/** Access as stored. */
export function grantedBy(grant: VehicleAccessGrant): Granted {
  return {
    vehicle: grant.vehicle,
    access_level: grant.access_level,
    exclusive_access: grant.exclusive_access ?? false,
    access_start: instantOf(grant.access_start),
    access_end: instantOf(grant.access_end),
  };
}

/**
 * Messages by field for access that an owner grants, below `field`: duplicate vehicles, an end in the past or before
 * the start, and exclusive access without an end, which would lock out its owner (commerce 6).
 */
export function grantErrors(grants: readonly VehicleAccessGrant[], field: string, now: Instant): Errors {
  const errors: Errors = {};
  const seen = new Set<number>();
  grants.forEach((grant, index) => {
    const at = (name: string) => `${field}.${index}.${name}`;
    const { vehicle, exclusive_access, access_start, access_end } = grantedBy(grant);
    if (seen.has(vehicle)) errors[at('vehicle')] = ['Is named twice'];
    seen.add(vehicle);
    if (exclusive_access && access_end === null) errors[at('access_end')] = ['Required field'];
    else if (access_end !== null && access_end <= now) errors[at('access_end')] = ['Must lie ahead'];
    else if (access_end !== null && access_start !== null && access_end <= access_start) {
      errors[at('access_end')] = ['Must lie after the start'];
    }
  });
  return errors;
}

/** The granting account and the recipient. */
type Granting = { subscriber: number; email: string; now: Instant };

/** `holder`: name of the other user, or the address of an invited one. `null`: nothing overlaps. */
export type Overlap = { errors: Errors; holder: string | null };

/**
 * Messages by field, below `field`, for exclusive access that overlaps granted or offered exclusive access of another
 * user (commerce 6).
 */
export function overlapOf(
  world: World,
  grants: readonly VehicleAccessGrant[],
  field: string,
  granting: Granting,
): Overlap {
  const errors: Errors = {};
  let holder: string | null = null;
  grants.forEach((grant, index) => {
    const granted = grantedBy(grant);
    if (!granted.exclusive_access) return;
    const who = holdersOf(world, granted.vehicle, granting).find(({ entry }) =>
      overlaps(entry, granted, granting.now),
    )?.who;
    if (who === undefined) return;
    errors[`${field}.${index}.exclusive_access`] = [`${who} has exclusive access in that time`];
    holder ??= who;
  });
  return { errors, holder };
}

/** Other users with granted or offered exclusive access to a vehicle, at any time. */
function holdersOf(world: World, vehicle: number, { subscriber, email }: Granting): { who: string; entry: Granted }[] {
  const guests = [...world.tables.users.values()].flatMap((user) =>
    user.vehicle_access.flatMap((entry) =>
      entry.subscriber === subscriber ? { email: user.email, who: fullName(user), entry } : [],
    ),
  );
  const invited = world.tables.invitations
    .by('subscriber', subscriber)
    .filter(isWaiting)
    .flatMap((row) => row.vehicle_access.map((entry) => ({ email: row.email, who: row.email, entry })));
  return [...guests, ...invited].filter(
    (holder) => holder.email !== email && holder.entry.vehicle === vehicle && holder.entry.exclusive_access,
  );
}

/** Whether two windows overlap in the future. */
function overlaps(one: Granted, other: Granted, now: Instant): boolean {
  const begins = Math.max(one.access_start ?? now, other.access_start ?? now, now);
  const ends = Math.min(one.access_end ?? Number.POSITIVE_INFINITY, other.access_end ?? Number.POSITIVE_INFINITY);
  return begins < ends;
}

/** Replaces an account's grants. Keeps those of other accounts. */
export function withGrants(
  entries: readonly VehicleAccessRow[],
  grants: readonly VehicleAccessGrant[],
  subscriber: number,
): VehicleAccessRow[] {
  return [
    ...entries.filter((entry) => entry.subscriber !== subscriber),
    ...grants.map((grant) => ({ ...grantedBy(grant), subscriber })),
  ];
}

/** Refusal while a vehicle's transfer is pending (commerce 4). */
export const NOT_SHARED = 'A vehicle cannot be shared while its transfer is pending.';

/** Whether a vehicle is offered to a new owner. */
const isOffered = (world: World, vehicle: number): boolean =>
  typeof world.tables.vehicles.get(vehicle)?.pending_transfer_to === 'string';

/** Whether grants would share a vehicle that is offered to a new owner, beyond the access that `entries` have (commerce 4). */
export function sharesOffered(
  world: World,
  grants: readonly VehicleAccessGrant[],
  entries: readonly VehicleAccessRow[] = [],
): boolean {
  return addsOffered(world, grants.map(grantedBy), entries);
}

/** The same for access as it is stored. */
export function addsOffered(world: World, granted: readonly Granted[], entries: readonly VehicleAccessRow[]): boolean {
  return granted.some((grant) => {
    const isKept = entries.some((entry) => entry.vehicle === grant.vehicle && isSameAccess(entry, grant));
    return !isKept && isOffered(world, grant.vehicle);
  });
}

export const isSameAccess = (one: Granted, other: Granted): boolean =>
  one.access_level === other.access_level &&
  one.exclusive_access === other.exclusive_access &&
  one.access_start === other.access_start &&
  one.access_end === other.access_end;
