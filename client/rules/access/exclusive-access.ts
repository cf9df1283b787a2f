import type { User, Vehicle, VehicleAccess } from '../../api/model.ts';

/** Who has a vehicle for themselves, and until when; null: until it is ended (commerce 3 "Vehicle access"). */
export type Exclusive = { user: User; until: number | null };

/** Who of `users` has exclusive access to a vehicle at `now`: in its window the owner only views (commerce 6). */
export function exclusiveAccess(
  { id, subscriber }: Pick<Vehicle, 'id' | 'subscriber'>,
  users: readonly User[],
  now: number,
): Exclusive | null {
  for (const user of users) {
    for (const access of user.vehicle_access) {
      if (access.vehicle !== id || access.subscriber !== subscriber || !isExclusive(access, now)) continue;
      return { user, until: endOf(access) };
    }
  }
  return null;
}

/**
 * Ids of the vehicles that somebody other than `userId` has for themselves at `now`. Each access is looked at once: with ten
 * thousand vehicles a guest may have as many.
 */
export function vehiclesExclusiveToOthers(
  vehicles: readonly Pick<Vehicle, 'id' | 'subscriber'>[],
  users: readonly User[],
  { userId, now }: { userId: number; now: number },
): ReadonlySet<number> {
  const holders = new Map<string, number>();
  for (const user of users) {
    for (const access of user.vehicle_access) {
      if (!isExclusive(access, now)) continue;
      const key = `${access.subscriber} ${access.vehicle}`;
      if (!holders.has(key)) holders.set(key, user.id);
    }
  }
  const exclusive = vehicles.filter(({ id, subscriber }) => (holders.get(`${subscriber} ${id}`) ?? userId) !== userId);
  return new Set(exclusive.map(({ id }) => id));
}

function isExclusive(access: VehicleAccess, now: number): boolean {
  if (!access.exclusive_access) return false;
  const from = access.access_start === null ? -Infinity : Date.parse(access.access_start);
  return now >= from && now < (endOf(access) ?? Infinity);
}

const endOf = ({ access_end }: VehicleAccess): number | null => (access_end === null ? null : Date.parse(access_end));

/** The owner of the account that a shared vehicle belongs to, where the user may see them (core 6). */
export const ownerOf = ({ subscriber }: Pick<Vehicle, 'subscriber'>, users: readonly User[]): User | null =>
  users.find(({ user_type }) => user_type.some((entry) => entry.type === 'owner' && entry.subscriber === subscriber)) ??
  null;
