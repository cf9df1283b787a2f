import { sendOut } from '../../world/outbox.ts';
import type { Instant, UserRow, VehicleAccessRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isInForce } from '../access/rights.ts';
import { fullName } from '../accounts/people.ts';
import { log } from '../commands/send.ts';
import { deviceOf } from '../subjects.ts';
import { accessEndedLetter, exclusiveAccessEndedLetter } from './letters.ts';

/** The owner who changes a guest's access, and when. */
type By = { owner: UserRow; subscriber: number; now: Instant };

/** Removes all access of a guest to an account, and notifies the guest. */
export function removeGuest(world: World, guest: UserRow, by: By): void {
  const kept = guest.vehicle_access.filter((entry) => entry.subscriber !== by.subscriber);
  const { id } = setAccess(world, guest, kept, by);
  const user_type = guest.user_type.filter((entry) => entry.subscriber !== by.subscriber);
  world.tables.users.update(id, { user_type });
  sendOut(world, accessEndedLetter({ to: guest.email, owner: fullName(by.owner) }));
}

/** Changes a guest's access. Ending exclusive access early appears in the feed and notifies the guest. */
export function setAccess(world: World, guest: UserRow, vehicle_access: VehicleAccessRow[], by: By): UserRow {
  const changed = world.tables.users.update(guest.id, { vehicle_access });
  for (const { vehicle: id } of exclusiveEntries(guest, by)) {
    if (exclusiveEntries(changed, by).some((entry) => entry.vehicle === id)) continue;
    const vehicle = world.tables.vehicles.get(id);
    if (!vehicle) continue;
    const { owner: user, now } = by;
    const order = { world, device: deviceOf(world, vehicle), vehicle, user, now, fault: { unreachable: false } };
    log({ ...order, command: 'end_exclusive_access' }, 'done');
    sendOut(
      world,
      exclusiveAccessEndedLetter({ to: guest.email, owner: fullName(user), vehicle: vehicle.vehicle_name }),
    );
  }
  return changed;
}

/** Vehicles to which a guest has exclusive access now. */
function exclusiveEntries({ vehicle_access }: UserRow, { subscriber, now }: By): VehicleAccessRow[] {
  return vehicle_access.filter(
    (entry) => entry.subscriber === subscriber && entry.exclusive_access && isInForce(entry, now),
  );
}
