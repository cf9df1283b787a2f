import type { AccessLevel, User, Vehicle } from '../../api/model.ts';

/** Access level of a guest to a shared vehicle, while the access lasts (commerce 3, commerce 6). */
export function levelNow(vehicle: Vehicle, user: Pick<User, 'vehicle_access'>, now: number): AccessLevel {
  const entry = user.vehicle_access.find((access) => access.vehicle === vehicle.id);
  const starts = entry?.access_start ? Date.parse(entry.access_start) : -Infinity;
  const ends = entry?.access_end ? Date.parse(entry.access_end) : Infinity;
  const isNow = now >= starts && now < ends;
  return (isNow && (vehicle.access_level ?? entry?.access_level)) || 'Read Only';
}
