import type { Command, Configuration } from '../../../generated/contract/types.gen.ts';
import { DAY } from '../../world/duration.ts';
import type { Letter } from '../../world/outbox.ts';
import { sendOut } from '../../world/outbox.ts';
import type { DeviceRow, Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Errors } from '../accounts/messages.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { isUnreachable } from '../commands/gates.ts';
import { type CommandOrder, log } from '../commands/send.ts';
import { schedule, unschedule } from '../due.ts';
import { letterTime } from '../letter-time.ts';

/** Longest service mode. Installer access is temporary (commerce 4). */
const LONGEST_DAYS = 7;

/** Commands for a test. Those of a camera, which records people, stay with the vehicle's users. */
export const SERVICE_COMMANDS: ReadonlySet<Command> = new Set<Command>([
  'arm',
  'disarm',
  'location',
  'remote_start',
  'remote_stop',
  'trunk',
  'panic_on',
  'panic_off',
  'remote_aux1',
  'remote_aux2',
]);

/** Settings of the device. Networks, codes and live tracking stay with the vehicle's users. */
export const SERVICE_CONFIGURATIONS: ReadonlySet<Configuration> = new Set<Configuration>([
  'set_mileage',
  'set_shock_sensor',
  'set_siren',
  'set_valet_mode',
  'set_drive_lock',
  'set_turbo_timer',
  'set_passive_arming',
  'set_schedule',
  'set_power_save',
]);

/** Whether installers have access now. Service mode expires by itself. */
export function isInServiceMode({ service_mode, service_mode_end_date }: DeviceRow, now: Instant): boolean {
  return service_mode && (service_mode_end_date ?? Number.POSITIVE_INFINITY) > now;
}

/** Whether no account has the device yet. */
export function isUnused(world: World, { id, refusal }: DeviceRow): boolean {
  return refusal !== 'DEACTIVATED' && world.tables.vehicles.oneBy('device_key', id) === undefined;
}

/** Whether installers and dealers may work on a device. */
export const isServiced = (world: World, device: DeviceRow, now: Instant): boolean =>
  isInServiceMode(device, now) || isUnused(world, device);

/** Devices in service mode, the one that ends first at the top. */
export function devicesInService(world: World, now: Instant): DeviceRow[] {
  const endOf = ({ service_mode_end_date }: DeviceRow) => service_mode_end_date ?? Number.POSITIVE_INFINITY;
  return [...world.tables.devices.values()]
    .filter((device) => isInServiceMode(device, now))
    .sort((a, b) => endOf(a) - endOf(b));
}

/** Messages by field for the end of a service mode. Empty if valid. */
export function serviceModeErrors(end: Instant | null, now: Instant): Errors {
  if (end === null) return { service_mode_end_date: ['Required field'] };
  if (end <= now) return { service_mode_end_date: ['Must lie ahead'] };
  return end > now + LONGEST_DAYS * DAY ? { service_mode_end_date: [`Must lie within ${LONGEST_DAYS} days`] } : {};
}

type Change = Pick<CommandOrder, 'world' | 'device' | 'vehicle' | 'now' | 'sentAt' | 'fault'> & {
  user: UserRow | null;
};

/** Opens or extends the service mode of a device until an instant. Null if the device does not answer (commerce 8). */
export function openServiceMode(change: Change, end: Instant): DeviceRow | null {
  const { world, device, now, fault } = change;
  const order = { ...change, command: 'set_service_mode', value: true };
  if (isUnreachable(device, fault)) {
    log(order, 'unreachable');
    return null;
  }
  log(order, 'done');
  schedule(world, 'service_mode_ends', device.id, end);
  tell(change, isInServiceMode(device, now) ? 'extended' : 'opened', end);
  return world.tables.devices.update(device.id, { service_mode: true, service_mode_end_date: end });
}

/** Ends service mode, whether or not the device answers. A no-op if it is off. */
export function closeServiceMode(change: Change): DeviceRow {
  const { world, device, now } = change;
  if (!isInServiceMode(device, now)) return device;
  unschedule(world, 'service_mode_ends', device.id);
  return end(change, 'ended');
}

/** Ends a service mode whose time is over. */
export function expireServiceMode(world: World, key: string, at: Instant): void {
  const device = world.tables.devices.get(key);
  const vehicle = world.tables.vehicles.oneBy('device_key', key) ?? null;
  // Replaced, transferred or deactivated since.
  if (!device?.service_mode || (device.service_mode_end_date ?? at) > at) return;
  end({ world, device, vehicle, user: null, now: at, fault: { unreachable: false } }, 'expired');
}

function end(change: Change, how: 'ended' | 'expired'): DeviceRow {
  const { world, device } = change;
  log({ ...change, command: 'set_service_mode', value: false }, 'done');
  tell(change, how, null);
  return world.tables.devices.update(device.id, { service_mode: false, service_mode_end_date: null });
}

type Happening = 'opened' | 'extended' | 'ended' | 'expired';

/** Notifies the vehicle's owner. */
function tell({ world, vehicle, user }: Change, what: Happening, until: Instant | null): void {
  const owner = vehicle && ownerOf(world, vehicle.subscriber);
  if (!owner) return;
  const by = user ? fullName(user) : '';
  const { email: to, timezone: zone } = owner;
  sendOut(world, letter({ to, zone, vehicle: vehicle.vehicle_name, by, what, until }));
}

const SUBJECTS: Readonly<Record<Happening, string>> = {
  opened: 'is on',
  extended: 'has a new end',
  ended: 'has ended',
  expired: 'has ended',
};

type LetterDetails = {
  to: string;
  /** Time zone of the owner. */
  zone: string;
  vehicle: string;
  by: string;
  what: Happening;
  until: Instant | null;
};

function letter({ to, zone, vehicle, by, what, until }: LetterDetails): Letter {
  const end = until === null ? '' : ` until ${letterTime(zone, until)}`;
  const access = 'Installers have temporary access to its device, without your billing or profile data';
  const bodies: Record<Happening, string> = {
    opened: `${by} turned on service mode of ${vehicle}${end}. ${access}. You can end it at any time.`,
    extended: `${by} changed the end of service mode of ${vehicle}: it is on${end}. ${access}. You can end it at any time.`,
    ended: `${by} ended service mode of ${vehicle}. Installers no longer have access to its device.`,
    expired: `Service mode of ${vehicle} ended at the time that was set. Installers no longer have access to its device.`,
  };
  const subject = `Service mode of ${vehicle} ${SUBJECTS[what]}`;
  return { channel: 'email', to, subject, body: bodies[what], code: null, links: [] };
}
