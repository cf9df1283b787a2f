import type { UserRow, VehicleAccessRow, VehicleRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';

/**
 * What somebody may do with a vehicle, each including those before it: `view` looks, `command` also sends commands,
 * `settings` also changes the device's settings, `own` also has billing, sharing, groups and transfer (commerce 3, 6).
 */
export type Right = 'none' | 'view' | 'command' | 'settings' | 'own';
const ORDER: readonly Right[] = ['none', 'view', 'command', 'settings', 'own'];

/** Why a right is smaller than it could be; also the `code` of the 403. */
export type Limit = 'READ_ONLY' | 'PARTIAL_ACCESS' | 'OWNER_ONLY' | 'EXCLUSIVE_ACCESS';
export type Standing = { right: Right; limit: Limit };

const RIGHT_OF_LEVEL = { 'Read Only': 'view', 'Partial Access': 'command', 'Full Access': 'settings' } as const;
const LIMIT_OF_LEVEL = {
  'Read Only': 'READ_ONLY',
  'Partial Access': 'PARTIAL_ACCESS',
  'Full Access': 'OWNER_ONLY',
} as const;

export function allows(standing: Standing, needed: Right): boolean {
  return ORDER.indexOf(standing.right) >= ORDER.indexOf(needed);
}

export function owns(user: UserRow, subscriber: number): boolean {
  return user.user_type.some((entry) => entry.type === 'owner' && entry.subscriber === subscriber);
}

/** The account a user owns: where their cards, geofences and new vehicles belong. */
export function ownSubscriber(user: UserRow): number | null {
  return user.user_type.find((entry) => entry.type === 'owner')?.subscriber ?? null;
}

/** Whether access is in its window. */
export function isInForce({ access_start, access_end }: AccessWindow, now: number): boolean {
  return (access_start === null || access_start <= now) && (access_end === null || now < access_end);
}
type AccessWindow = Pick<VehicleAccessRow, 'access_start' | 'access_end'>;

/** The access entry that lets a user at a vehicle now; entries outside their window do not count. */
export function accessEntry(user: UserRow, vehicle: VehicleRow, now: number) {
  return user.vehicle_access.find(
    (entry) => entry.vehicle === vehicle.id && entry.subscriber === vehicle.subscriber && isInForce(entry, now),
  );
}

/** Accounts that let a user at any of their vehicles now. */
export function lendersOf(user: UserRow, now: number): ReadonlySet<number> {
  return new Set(user.vehicle_access.filter((entry) => isInForce(entry, now)).map((entry) => entry.subscriber));
}

/** Where a user stands with a vehicle now (core 6, commerce 6). What somebody else has for themselves can only be looked at. */
export function standingWith(world: World, user: UserRow, vehicle: VehicleRow, now: number): Standing {
  const standing = standingAlone(user, vehicle, now);
  if (!allows(standing, 'command') || !isExclusiveToOther(world, user, vehicle, now)) return standing;
  return { right: 'view', limit: 'EXCLUSIVE_ACCESS' };
}

/** As if nobody had the vehicle for themselves. */
function standingAlone(user: UserRow, vehicle: VehicleRow, now: number): Standing {
  if (owns(user, vehicle.subscriber)) return { right: 'own', limit: 'OWNER_ONLY' };
  const entry = accessEntry(user, vehicle, now);
  if (!entry) return { right: 'none', limit: 'OWNER_ONLY' };
  return { right: RIGHT_OF_LEVEL[entry.access_level], limit: LIMIT_OF_LEVEL[entry.access_level] };
}

/** Whether somebody else holds the vehicle for themselves now (commerce 3, commerce 6). */
function isExclusiveToOther(world: World, user: UserRow, vehicle: VehicleRow, now: number): boolean {
  for (const borrower of world.tables.users.derived(borrowersByVehicle).get(vehicle.id) ?? []) {
    if (borrower.id === user.id || !isGuest(borrower, vehicle.subscriber)) continue;
    if (accessEntry(borrower, vehicle, now)?.exclusive_access) return true;
  }
  return false;
}

/** Users who have, had or will have a vehicle for themselves, by the vehicle. */
function borrowersByVehicle(users: Tables['users']): ReadonlyMap<number, readonly UserRow[]> {
  const borrowers = new Map<number, UserRow[]>();
  for (const user of users.values()) {
    const exclusiveToOthers = user.vehicle_access
      .filter((entry) => entry.exclusive_access)
      .map((entry) => entry.vehicle);
    for (const vehicle of new Set(exclusiveToOthers)) borrowers.set(vehicle, [...(borrowers.get(vehicle) ?? []), user]);
  }
  return borrowers;
}

function isGuest(user: UserRow, subscriber: number): boolean {
  return user.user_type.some((entry) => entry.type === 'vehicle_user' && entry.subscriber === subscriber);
}

/** Users with access to vehicles of an account. */
export function guestsOf(world: World, subscriber: number): UserRow[] {
  return [...world.tables.users.values()].filter((user) => isGuest(user, subscriber));
}

/** Vehicles that a user can see, their own first, in a fixed order. */
export function visibleVehicles(world: World, user: UserRow, now: number): VehicleRow[] {
  const vehicles = user.user_type.flatMap(({ type, subscriber }) =>
    type === 'owner' ? world.tables.vehicles.by('subscriber', subscriber) : [],
  );
  for (const entry of user.vehicle_access) {
    const vehicle = world.tables.vehicles.get(entry.vehicle);
    if (vehicle && !owns(user, vehicle.subscriber) && accessEntry(user, vehicle, now)) vehicles.push(vehicle);
  }
  return vehicles;
}
