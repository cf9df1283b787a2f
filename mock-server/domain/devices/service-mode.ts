import { DAY } from '../../world/duration.ts';
import type { Letter } from '../../world/outbox.ts';
import { sendOut } from '../../world/outbox.ts';
import type { DeviceRow, Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Errors } from '../accounts/messages.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { iso } from '../iso.ts';

/** Longest service mode. Installer access is temporary (commerce 4). */
const LONGEST_DAYS = 7;

/** Whether an installer has access now. Service mode expires by itself. */
export function isInServiceMode({ service_mode, service_mode_end_date }: DeviceRow, now: Instant): boolean {
  return service_mode && (service_mode_end_date ?? Number.POSITIVE_INFINITY) > now;
}

/** Messages by field for the end of a service mode. Empty if valid. */
export function serviceModeErrors(end: Instant | null, now: Instant): Errors {
  if (end === null) return { service_mode_end_date: ['Required field'] };
  if (end <= now) return { service_mode_end_date: ['Must lie ahead'] };
  return end > now + LONGEST_DAYS * DAY ? { service_mode_end_date: [`Must lie within ${LONGEST_DAYS} days`] } : {};
}

/** Opens the service mode of a device until an instant and notifies the vehicle's owner. */
export function openServiceMode(world: World, device: DeviceRow, end: Instant, user: UserRow): DeviceRow {
  const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
  const owner = vehicle && ownerOf(world, vehicle.subscriber);
  if (owner) sendOut(world, openedLetter({ to: owner.email, vehicle: vehicle.vehicle_name, by: fullName(user), end }));
  return world.tables.devices.update(device.id, { service_mode: true, service_mode_end_date: end });
}

export function closeServiceMode(world: World, device: DeviceRow): DeviceRow {
  return world.tables.devices.update(device.id, { service_mode: false, service_mode_end_date: null });
}

function openedLetter({ to, vehicle, by, end }: { to: string; vehicle: string; by: string; end: Instant }): Letter {
  return {
    channel: 'email',
    to,
    subject: `Service mode of ${vehicle} was opened`,
    body: `${by} opened the service mode of ${vehicle}. An installer has temporary access to its device until ${iso(end)}, without your billing or profile data.`,
    code: null,
    links: [],
  };
}
