import type { UserRow, VehicleAccessRow, VehicleRow } from '../../world/rows.ts';
import type { Tables, World } from '../../world/world.ts';

/**
 * Rights on a vehicle, each including the ones before: `view`, `command` (send commands), `settings` (change device
 * settings), `own` (billing, sharing, groups and transfer) (commerce 3, 6).
 */
export type Right = 'none' | 'view' | 'command' | 'settings' | 'own';
const ORDER: readonly Right[] = ['none', 'view', 'command', 'settings', 'own'];

/** Why a right is limited. Also the `code` of the 403. */
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

/** Account of a user: owner of their cards, geofences and new vehicles. */
export function ownSubscriber(user: UserRow): number | null {
  return user.user_type.find((entry) => entry.type === 'owner')?.subscriber ?? null;
}

/** Whether an access entry is within its window. */
export function isInForce({ access_start, access_end }: AccessWindow, now: number): boolean {
  return (access_start === null || access_start <= now) && (access_end === null || now < access_end);
}
type AccessWindow = Pick<VehicleAccessRow, 'access_start' | 'access_end'>;

/** Current access entry of a user for a vehicle. Ignores entries outside their window. */
export function accessEntry(user: UserRow, vehicle: VehicleRow, now: number) {
  return user.vehicle_access.find(
    (entry) => entry.vehicle === vehicle.id && entry.subscriber === vehicle.subscriber && isInForce(entry, now),
  );
}

/** Accounts that currently share a vehicle with a user. */
export function sharingAccounts(user: UserRow, now: number): ReadonlySet<number> {
  return new Set(user.vehicle_access.filter((entry) => isInForce(entry, now)).map((entry) => entry.subscriber));
}

/**
 * Right of a user on a vehicle now (core 6, commerce 6). During another user's exclusive access it is at most `view`.
 */
export function standingWith(world: World, user: UserRow, vehicle: VehicleRow, now: number): Standing {
  const standing = standingAlone(user, vehicle, now);
  if (!allows(standing, 'command') || !isExclusiveToOther(world, user, vehicle, now)) return standing;
  return { right: 'view', limit: 'EXCLUSIVE_ACCESS' };
}

/** Right of a user, regardless of exclusive access. */
function standingAlone(user: UserRow, vehicle: VehicleRow, now: number): Standing {
  if (owns(user, vehicle.subscriber)) return { right: 'own', limit: 'OWNER_ONLY' };
  const entry = accessEntry(user, vehicle, now);
  if (!entry) return { right: 'none', limit: 'OWNER_ONLY' };
  return { right: RIGHT_OF_LEVEL[entry.access_level], limit: LIMIT_OF_LEVEL[entry.access_level] };
}

/** Whether another user has exclusive access to the vehicle now (commerce 3, commerce 6). */
function isExclusiveToOther(world: World, user: UserRow, vehicle: VehicleRow, now: number): boolean {
  for (const holder of world.tables.users.derived(holdersByVehicle).get(vehicle.id) ?? []) {
    if (holder.id === user.id || !isGuest(holder, vehicle.subscriber)) continue;
    if (accessEntry(holder, vehicle, now)?.exclusive_access) return true;
  }
  return false;
}

/** Users with past, present or future exclusive access, by vehicle. */
function holdersByVehicle(users: Tables['users']): ReadonlyMap<number, readonly UserRow[]> {
  const holders = new Map<number, UserRow[]>();
  for (const user of users.values()) {
    const vehicleIds = user.vehicle_access.filter((entry) => entry.exclusive_access).map((entry) => entry.vehicle);
    for (const vehicle of new Set(vehicleIds)) holders.set(vehicle, [...(holders.get(vehicle) ?? []), user]);
  }
  return holders;
}

function isGuest(user: UserRow, subscriber: number): boolean {
  return user.user_type.some((entry) => entry.type === 'vehicle_user' && entry.subscriber === subscriber);
}

/** Users with access to vehicles of an account. */
export function guestsOf(world: World, subscriber: number): UserRow[] {
  return [...world.tables.users.values()].filter((user) => isGuest(user, subscriber));
}

/** Vehicles visible to a user in a fixed order, their own first. */
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
