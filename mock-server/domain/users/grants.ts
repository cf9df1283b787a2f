import type { VehicleAccessGrant } from '../../../generated/contract/types.gen.ts';
import type { Instant, VehicleAccessRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Errors } from '../accounts/messages.ts';
import { fullName } from '../accounts/people.ts';
import { isWaiting } from '../invitations/waiting.ts';
import { instantOf } from '../iso.ts';

type Granted = Omit<VehicleAccessRow, 'subscriber'>;

/** Access as it is kept. */
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
 * What is wrong with access that an owner gives, by field below `field`: a vehicle named twice, an end that lies behind or
 * before the start, exclusive access without an end, which its owner could not look beyond (commerce 6).
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

/** Who gives access, to whom. */
type Gift = { subscriber: number; email: string; now: Instant };

/**
 * What is wrong with exclusive access that somebody else was given, or invited to, for the same time (commerce 6): two people
 * cannot each have a vehicle for themselves. By field below `field`.
 */
export function overlapErrors(world: World, grants: readonly VehicleAccessGrant[], field: string, gift: Gift): Errors {
  const errors: Errors = {};
  grants.forEach((grant, index) => {
    const granted = grantedBy(grant);
    if (!granted.exclusive_access) return;
    const who = holdersOf(world, granted.vehicle, gift).find(({ entry }) => overlaps(entry, granted, gift.now))?.who;
    if (who !== undefined) errors[`${field}.${index}.exclusive_access`] = [`${who} has exclusive access in that time`];
  });
  return errors;
}

/** Who else has or is offered a vehicle for themselves, whenever. */
function holdersOf(world: World, vehicle: number, { subscriber, email }: Gift): { who: string; entry: Granted }[] {
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

/** Whether two windows have an instant in common that is still to come. */
function overlaps(one: Granted, other: Granted, now: Instant): boolean {
  const begins = Math.max(one.access_start ?? now, other.access_start ?? now, now);
  const ends = Math.min(one.access_end ?? Number.POSITIVE_INFINITY, other.access_end ?? Number.POSITIVE_INFINITY);
  return begins < ends;
}

/** An account's grants replace those it gave before; other accounts' stay. */
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
