import type { AccessLevel, User, Vehicle } from '../../api/model.ts';

type Guest = Pick<User, 'vehicle_access'>;

const entryOf = ({ id }: Vehicle, user: Guest) => user.vehicle_access.find(({ vehicle }) => vehicle === id);
const endOf = (entry: ReturnType<typeof entryOf>) => (entry?.access_end ? Date.parse(entry.access_end) : Infinity);

/** Access level of a guest to a shared vehicle, while the access lasts (commerce 3, commerce 6). */
export function levelNow(vehicle: Vehicle, user: Guest, now: number): AccessLevel {
  const entry = entryOf(vehicle, user);
  const starts = entry?.access_start ? Date.parse(entry.access_start) : -Infinity;
  const isNow = now >= starts && now < endOf(entry);
  return (isNow && (vehicle.access_level ?? entry?.access_level)) || 'Read Only';
}

/** Whether a guest's access to a vehicle, as last read, is over: its time has passed, or the user has none. */
export function isAccessOver(vehicle: Vehicle, user: Guest, now: number): boolean {
  const entry = entryOf(vehicle, user);
  return vehicle.isShared && (entry === undefined || now >= endOf(entry));
}
