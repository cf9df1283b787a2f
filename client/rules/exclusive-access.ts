import type { User, Vehicle } from '../api/model.ts';

/** Who has a vehicle for themselves, and until when; null: until it is ended (commerce 3 "Vehicle access"). */
export type Exclusive = { user: User; until: number | null };

/** Who of `users` has exclusive access to a vehicle at `now`: in its window the owner only views (commerce 6). */
export function exclusiveAccess(
  { id, subscriber }: Pick<Vehicle, 'id' | 'subscriber'>,
  users: readonly User[],
  now: number,
): Exclusive | null {
  for (const user of users) {
    for (const { vehicle, subscriber: account, exclusive_access, access_start, access_end } of user.vehicle_access) {
      if (!exclusive_access || vehicle !== id || account !== subscriber) continue;
      const from = access_start === null ? -Infinity : Date.parse(access_start);
      const until = access_end === null ? null : Date.parse(access_end);
      if (now >= from && (until === null || now < until)) return { user, until };
    }
  }
  return null;
}

/** Ids of the vehicles that somebody other than `userId` has for themselves at `now`. */
export const lentVehicles = (
  vehicles: readonly Pick<Vehicle, 'id' | 'subscriber'>[],
  users: readonly User[],
  { userId, now }: { userId: number; now: number },
): ReadonlySet<number> =>
  new Set(
    vehicles
      .filter((vehicle) => (exclusiveAccess(vehicle, users, now)?.user.id ?? userId) !== userId)
      .map(({ id }) => id),
  );

/** The owner of the account that a shared vehicle belongs to, where the user may see them (core 6). */
export const ownerOf = ({ subscriber }: Pick<Vehicle, 'subscriber'>, users: readonly User[]): User | null =>
  users.find(({ user_type }) => user_type.some((entry) => entry.type === 'owner' && entry.subscriber === subscriber)) ??
  null;
