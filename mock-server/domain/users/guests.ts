import { sendOut } from '../../world/outbox.ts';
import type { Instant, UserRow, VehicleAccessRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { accessEntry } from '../access/rights.ts';
import { usedStill } from '../access/use.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { log } from '../commands/send.ts';
import { endUnwatched } from '../streams.ts';
import { deviceOf } from '../subjects.ts';
import { scheduleAccessEnd } from './access-end.ts';
import { type AccessChange, changesBetween } from './changes.ts';
import { accessChangedLetter, accessEndedLetter, guestLeftLetter } from './letters.ts';

/** Who changes a guest's access, the owner or the guest who leaves, and when. */
type By = { actor: UserRow; subscriber: number; now: Instant };

/** Removes all access of a guest to an account, and informs the other side: the guest, or the owner if the guest leaves. */
export function removeGuest(world: World, guest: UserRow, by: By): UserRow {
  const kept = guest.vehicle_access.filter((entry) => entry.subscriber !== by.subscriber);
  const changes = setAccess(world, guest, kept, by);
  const user_type = guest.user_type.filter(
    ({ type, subscriber }) => type !== 'vehicle_user' || subscriber !== by.subscriber,
  );
  const removed = world.tables.users.update(guest.id, { user_type });
  const owner = ownerOf(world, by.subscriber);
  if (by.actor.id !== guest.id) sendOut(world, accessEndedLetter({ to: guest.email, owner: fullName(by.actor) }));
  else if (owner) {
    const vehicles = changes.map(({ vehicle }) => vehicle.vehicle_name);
    sendOut(world, guestLeftLetter({ to: owner.email, guest: fullName(guest), vehicles }));
  }
  return removed;
}

/** Replaces a guest's access to an account. The guest gets one letter about everything that changed. */
export function changeAccess(world: World, guest: UserRow, access: VehicleAccessRow[], by: By): UserRow {
  const changes = setAccess(world, guest, access, by);
  if (changes.length > 0) {
    const ended = changes.filter(({ endsExclusive }) => endsExclusive).map(({ vehicle }) => vehicle.vehicle_name);
    const { email: to, timezone: zone } = guest;
    sendOut(world, accessChangedLetter({ to, owner: fullName(by.actor), zone, changes, ended }));
  }
  return world.tables.users.get(guest.id) ?? guest;
}

/**
 * Stores access, and ends at once what it no longer covers: exclusive access, which the feed shows, video and live
 * tracking. Returns the changes that the guest notices.
 */
export function setAccess(world: World, guest: UserRow, vehicle_access: VehicleAccessRow[], by: By): AccessChange[] {
  const { actor: user, subscriber, now } = by;
  const used = usedStill(guest, vehicle_access);
  const changed = world.tables.users.update(guest.id, { vehicle_access, used });
  scheduleAccessEnd(world, changed, now);
  const changes = changesBetween(world, guest.vehicle_access, vehicle_access, { subscriber, now });
  for (const { vehicle, endsExclusive } of changes) {
    if (endsExclusive) {
      const order = { world, device: deviceOf(world, vehicle), vehicle, user, now, fault: { unreachable: false } };
      log({ ...order, command: 'end_exclusive_access' }, 'done');
    }
    endUncovered(world, vehicle, changed, now);
  }
  return changes;
}

/** Due: access of a user ends by its time, and with it the video and live tracking that only this user began. */
export function expireAccess(world: World, id: number, at: Instant): void {
  const user = world.tables.users.get(id);
  if (!user) return;
  for (const { vehicle: ended, access_end } of user.vehicle_access) {
    const vehicle = access_end === at ? world.tables.vehicles.get(ended) : undefined;
    if (vehicle) endUncovered(world, vehicle, user, at);
  }
  scheduleAccessEnd(world, user, at);
}

/** Ends video that no viewer may watch any more, and live tracking that a user began who may no longer do so. */
function endUncovered(world: World, vehicle: VehicleRow, user: UserRow, now: Instant): void {
  const device = deviceOf(world, vehicle);
  endUnwatched(world, device.id, now);
  if (mayConfigure(user, vehicle, now) || !isTrackedBy(world, vehicle, user)) return;
  world.tables.devices.update(device.id, { live_tracking: { value: false, at: now } });
}

const mayConfigure = (user: UserRow, vehicle: VehicleRow, now: Instant): boolean =>
  accessEntry(user, vehicle, now)?.access_level === 'Full Access';

/** Whether a user started the live tracking that a vehicle's device is in. */
function isTrackedBy(world: World, vehicle: VehicleRow, { id }: UserRow): boolean {
  const device = deviceOf(world, vehicle);
  if (!device.live_tracking?.value) return false;
  const starts = world.tables.commands
    .by('device_key', device.id)
    .filter(({ command, value, outcome }) => command === 'set_live_tracking' && value === true && outcome === 'done');
  return starts.sort((a, b) => a.sent_at - b.sent_at).at(-1)?.user === id;
}
