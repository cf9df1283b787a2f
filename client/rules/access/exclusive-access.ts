import type { User, Vehicle, VehicleAccess } from '../../api/model.ts';

/** Holder of exclusive access to a vehicle, and its end. `null`: until it is revoked (commerce 3 "Vehicle access"). */
export type Exclusive = { user: User; until: number | null };

/** Returns who of `users` has exclusive access to a vehicle at `now`. In its window the owner only views (commerce 6). */
export function exclusiveAccess(
  { id, subscriber }: Pick<Vehicle, 'id' | 'subscriber'>,
  users: readonly User[],
  now: number,
): Exclusive | null {
  for (const user of users) {
    for (const access of user.vehicle_access) {
      if (access.vehicle !== id || !isOf(access, subscriber) || !isExclusive(access, now)) continue;
      return { user, until: endOf(access) };
    }
  }
  return null;
}

/** Ids of the vehicles that are exclusive to users other than `userId` at `now`. Reads each access once: a guest may have 10,000. */
export function vehiclesExclusiveToOthers(
  vehicles: readonly Pick<Vehicle, 'id' | 'subscriber'>[],
  users: readonly User[],
  { userId, now }: { userId: number; now: number },
): ReadonlySet<number> {
  const byVehicle = new Map<number, { access: VehicleAccess; holder: number }[]>();
  for (const user of users) {
    for (const access of user.vehicle_access) {
      if (!isExclusive(access, now)) continue;
      const held = { access, holder: user.id };
      const others = byVehicle.get(access.vehicle);
      if (others) others.push(held);
      else byVehicle.set(access.vehicle, [held]);
    }
  }
  const exclusive = vehicles.filter(({ id, subscriber }) => {
    const first = byVehicle.get(id)?.find(({ access }) => isOf(access, subscriber));
    return first !== undefined && first.holder !== userId;
  });
  return new Set(exclusive.map(({ id }) => id));
}

/** Access that an account granted. Vehicles of a server that names no account are distinguished by their ids alone. */
const isOf = (access: VehicleAccess, subscriber: number | undefined): boolean =>
  subscriber === undefined || access.subscriber === subscriber;

function isExclusive(access: VehicleAccess, now: number): boolean {
  if (!access.exclusive_access) return false;
  const from = access.access_start === null ? -Infinity : Date.parse(access.access_start);
  return now >= from && now < (endOf(access) ?? Infinity);
}

const endOf = ({ access_end }: VehicleAccess): number | null => (access_end === null ? null : Date.parse(access_end));

/** Owner of the account that a shared vehicle belongs to, if the user may see its users (core 6). */
export const ownerOf = ({ subscriber }: Pick<Vehicle, 'subscriber'>, users: readonly User[]): User | null =>
  users.find(({ user_type }) => user_type.some((entry) => entry.type === 'owner' && entry.subscriber === subscriber)) ??
  null;
