import type { Instant, UserRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { accessEntry } from './rights.ts';

/** Remembers when a guest last sent a command to a vehicle or changed it. The owner's own use is not noted. */
export function noteUse(world: World, { id }: UserRow, vehicle: VehicleRow, at: Instant): void {
  const user = world.tables.users.get(id);
  if (!user || !accessEntry(user, vehicle, at)) return;
  world.tables.users.update(id, { used: { ...user.used, [vehicle.id]: at } });
}

/** Use of the vehicles that a user still has access to. Forgotten with the access, so that a new owner does not learn it. */
export function usedStill({ used }: UserRow, access: UserRow['vehicle_access']): UserRow['used'] {
  const kept = new Set(access.map(({ vehicle }) => String(vehicle)));
  return Object.fromEntries(Object.entries(used).filter(([vehicle]) => kept.has(vehicle)));
}
