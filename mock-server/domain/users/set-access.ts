import type { Instant, UserRow, VehicleAccessRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { allows, standingWith } from '../access/rights.ts';
import { usedStill } from '../access/use.ts';
import { log } from '../commands/send.ts';
import { schedule } from '../due.ts';
import { endUnwatched } from '../streams.ts';
import { deviceOf } from '../subjects.ts';
import { type AccessChange, changesBetween } from './changes.ts';

/** Who changes a guest's access, and when: the owner, the guest who leaves, or the guest who accepts an invitation. */
export type By = { actor: UserRow; subscriber: number; now: Instant };

/**
 * Stores access, and ends at once what it no longer covers: exclusive access, which the feed shows, video and live
 * tracking, also those of other guests. Returns the changes that the guest notices.
 */
export function setAccess(world: World, guest: UserRow, vehicle_access: VehicleAccessRow[], by: By): AccessChange[] {
  const { actor: user, subscriber, now } = by;
  const used = usedStill(guest, vehicle_access);
  world.tables.users.update(guest.id, { vehicle_access, used });
  for (const entry of vehicle_access) scheduleBounds(world, entry, now);
  const changes = changesBetween(world, guest.vehicle_access, vehicle_access, { subscriber, now });
  for (const { vehicle, endsExclusive } of changes) {
    if (endsExclusive) {
      const order = { world, device: deviceOf(world, vehicle), vehicle, user, now, fault: { unreachable: false } };
      log({ ...order, command: 'end_exclusive_access' }, 'done');
    }
    endUncovered(world, vehicle, now);
  }
  return changes;
}

/** Start and end of access, when what it no longer covers has to end. */
function scheduleBounds(world: World, { vehicle, access_start, access_end }: VehicleAccessRow, now: Instant): void {
  for (const at of [access_start, access_end]) {
    if (at !== null && at > now) schedule(world, 'access_changes', boundOf(vehicle, at), at);
  }
}

/** Subject of a due event: several can change at other times. */
export const boundOf = (vehicle: number, at: Instant): string => `${vehicle}@${at}`;

/** A window of access to a vehicle has begun or ended. */
export function accessChanges(world: World, subject: string, at: Instant): void {
  const vehicle = world.tables.vehicles.get(Number.parseInt(subject, 10));
  if (vehicle) endUncovered(world, vehicle, at);
}

/** Ends video that nobody may watch any more, and live tracking whose beginner may no longer change settings. */
function endUncovered(world: World, vehicle: VehicleRow, now: Instant): void {
  const device = deviceOf(world, vehicle);
  endUnwatched(world, device.id, now);
  const beginner = trackedBy(world, vehicle);
  if (!beginner || allows(standingWith(world, beginner, vehicle, now), 'settings')) return;
  world.tables.devices.update(device.id, { live_tracking: { value: false, at: now } });
}

/** The user who started the live tracking that a vehicle's device is in. */
function trackedBy(world: World, vehicle: VehicleRow): UserRow | null {
  const device = deviceOf(world, vehicle);
  if (!device.live_tracking?.value) return null;
  const starts = world.tables.commands
    .by('device_key', device.id)
    .filter(({ command, value, outcome }) => command === 'set_live_tracking' && value === true && outcome === 'done');
  const last = starts.sort((a, b) => a.sent_at - b.sent_at).at(-1)?.user;
  return typeof last === 'number' ? (world.tables.users.get(last) ?? null) : null;
}
