import type { DeviceTrait } from '../../fixtures/types.ts';
import { hashText, mix } from '../world/random.ts';
import type { CommandRow, DeviceRow, Instant, VehicleRow } from '../world/rows.ts';
import { correctionAt, type Service, type Sleep, servicesOf, sleepsOf, withoutCodesFrom } from './changes.ts';
import { type FenceBook, fenceBookOf } from './fences.ts';
import { metersAt } from './moment.ts';
import { type RuleBook, ruleBookOf } from './rules.ts';
import { DAY, HOUR, instantOf, MINUTE, type Second, secondOf } from './time.ts';
import { type Base, type Timetable, timetableOf } from './timetable.ts';
import type { Reading, Subject } from './types.ts';
import { METERS_A_MILE } from './units.ts';

/** A device with poor coverage: it reports at fixed intervals, and data younger than `lateBy` is not available. */
export type Contact = { readonly lateBy: number; readonly every: number };

/** Derived properties of a device for telemetry. Computed once and kept when commands change its row. */
export type Profile = Timetable & {
  /** Source row, or one with the same derived properties. */
  readonly row: DeviceRow;
  readonly traits: readonly DeviceTrait[];
  /** Powered only by its own battery. */
  readonly isBatteryPowered: boolean;
  /** Periods with one report per day or none. Empty for most devices. */
  readonly sleeps: readonly Sleep[];
  /** Offset in seconds of regular reports, so that devices differ. */
  readonly phase: number;
  readonly contact: Contact | null;
  readonly since: Instant;
  /** Meters driven since 1970 at the first report. */
  readonly metersAtStart: number;
  /** Time of the last report. */
  readonly endsAt: Instant;
  /** Second from which it reports no trouble code. */
  readonly withoutCodesFrom: Second;
  /** Past and current reminders of the vehicle. */
  readonly services: readonly Service[];
  /** Time zone in which due days are evaluated. */
  readonly zone: string;
  /** Alert rules of the vehicle. */
  readonly rules: RuleBook;
  /** Geofences of its rules. */
  readonly fences: FenceBook;
  /** Seconds in which it was installed, or had service again. */
  readonly powerUps: readonly Second[];
  /** Commands of which a rule alerts. */
  readonly alertCommands: readonly CommandRow[];
};

/** Seconds between two reports of a parked device. */
export const HEARTBEAT = 5 * MINUTE;

const UNREACHABLE: Contact = { lateBy: 35 * MINUTE, every: 10 * MINUTE };
/** In contact only once in twelve days, so that "last seen" varies between devices. */
const OFFLINE: Contact = { lateBy: 6 * HOUR, every: 12 * DAY };
/** For rows without a pause date. */
const PAUSED: Contact = { lateBy: DAY, every: 30 * DAY };

function contactOf({ traits, device_state, paused_at }: DeviceRow): Contact | null {
  if (device_state === 'paused' && paused_at === null) return PAUSED;
  if (traits.includes('offline')) return OFFLINE;
  return traits.includes('unreachable') ? UNREACHABLE : null;
}

function endOf({ device_state, paused_at, plan_renewal_date }: DeviceRow): Instant {
  const pause = device_state === 'paused' ? paused_at : null;
  return Math.min(plan_renewal_date, pause ?? Number.POSITIVE_INFINITY);
}

/** Hash of all inputs of a device's facts, except when it is silent. */
export function stampOf(profile: Profile): number {
  const { seed, id, since, traits, row, sleeps, withoutCodesFrom, services, zone, rules, fences, alertCommands } =
    profile;
  const { pattern, hub } = row;
  let stamp = mix(seed, id, hub, secondOf(since), rules.stamp);
  for (const { id: command } of alertCommands) stamp = mix(stamp, hashText(command));
  if (fences.spans.length > 0) stamp = mix(stamp, fences.stamp);
  for (const { from, until, isSilent } of sleeps) stamp = mix(stamp, hashText(`${from} ${until} ${isSilent}`));
  if (withoutCodesFrom < Number.POSITIVE_INFINITY) stamp = mix(stamp, withoutCodesFrom);
  for (const { type, from, dueDay, dueMeters } of services) {
    stamp = mix(stamp, hashText(`${type} ${from} ${dueDay} ${dueMeters} ${zone}`));
  }
  stamp = mix(stamp, hashText(pattern));
  for (const trait of traits) stamp = mix(stamp, hashText(trait));
  return stamp;
}

/** A cached profile with the source of its reminders and the last reading, which is valid until the next report. */
export type CachedProfile = { -readonly [K in keyof Profile]: Profile[K] } & {
  reminders: VehicleRow['reminder_changes'];
  vehicle: VehicleRow | null;
  reading: Readonly<Reading> | null;
};

export const isBatteryPowered = ({ pattern, tracking_only, hardwired_mode }: DeviceRow): boolean =>
  (pattern === 'trailer' || (pattern === 'parked' && tracking_only)) && !hardwired_mode;

export function profileOf(
  { seed, device, vehicle, zone, fences = NONE, alertCommands = NONE }: Subject,
  bases: readonly Base[],
): CachedProfile {
  const { traits } = device;
  const { id, base, week, dayBegins, odds, isTowed } = timetableOf(seed, device, bases);
  const since = device.installed_at;
  const { reminder_changes } = vehicle;
  // Lists each field instead of spreading, because adding fields to spread objects is slow for ten thousand profiles.
  const profile: CachedProfile = {
    seed,
    id,
    base,
    week,
    dayBegins,
    odds,
    isTowed,
    row: device,
    traits,
    isBatteryPowered: isBatteryPowered(device),
    sleeps: sleepsOf(device),
    phase: id % HEARTBEAT,
    contact: contactOf(device),
    since,
    metersAtStart: Number.NaN,
    endsAt: endOf(device),
    withoutCodesFrom: withoutCodesFrom(device),
    services: NO_SERVICES,
    zone,
    rules: ruleBookOf(vehicle.alert_rules),
    fences: fenceBookOf(vehicle.alert_rules, fences),
    powerUps: powerUpsOf(device),
    alertCommands,
    reminders: reminder_changes,
    vehicle: null,
    reading: null,
  };
  profile.metersAtStart = metersAt(profile, secondOf(since));
  if (reminder_changes.length > 0) {
    profile.services = servicesOf(vehicle, profile.metersAtStart, (second) => metersAt(profile, second));
  }
  return profile;
}

const NO_SERVICES: readonly Service[] = [];
const NONE: readonly never[] = [];

const powerUpsOf = ({ installed_at, silent_before }: DeviceRow): readonly Second[] =>
  [installed_at, ...silent_before.map(({ until }) => until)].map((instant) => Math.ceil(instant / 1000));

/** Whether two rows give the same profile. Commands do not affect it. */
function isAlike(a: DeviceRow, b: DeviceRow): boolean {
  return (
    a.traits === b.traits &&
    a.pattern === b.pattern &&
    a.hub === b.hub &&
    a.installed_at === b.installed_at &&
    a.plan_renewal_date === b.plan_renewal_date &&
    a.device_state === b.device_state &&
    a.paused_at === b.paused_at &&
    a.power_save_mode === b.power_save_mode &&
    a.power_save_before === b.power_save_before &&
    a.silent_before === b.silent_before &&
    a.tracking_only === b.tracking_only &&
    a.hardwired_mode === b.hardwired_mode &&
    a.trouble_codes === b.trouble_codes &&
    a.cleared_codes === b.cleared_codes
  );
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((row, index) => row === b[index]);

/** More than the largest fleet. */
const MOST_KNOWN = 20_000;

/** Cache of profiles. A command replaces a device's row and keeps its profile. */
export function profilesOf(bases: () => readonly Base[]): (subject: Subject) => CachedProfile {
  const known = new Map<string, CachedProfile>();
  return (subject) => {
    const { seed, device, vehicle, zone, fences = NONE, alertCommands = NONE } = subject;
    const before = known.get(device.id);
    // Worlds of different seeds share the rows of a scenario.
    if (
      before?.seed === seed &&
      before.reminders === vehicle.reminder_changes &&
      before.rules === ruleBookOf(vehicle.alert_rules) &&
      isSame(before.fences.rows, fences) &&
      isSame(before.alertCommands, alertCommands) &&
      before.zone === zone
    ) {
      if (before.row === device) return before;
      if (isAlike(before.row, device)) {
        before.row = device;
        before.reading = null;
        return before;
      }
    }
    const profile = profileOf(subject, bases());
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(device.id, profile);
    return profile;
  };
}

/** Last contact of a device with poor coverage, as of `now`. */
function lastContact({ id, contact }: Pick<Profile, 'id' | 'contact'>, now: Second): Second {
  if (!contact) return now;
  const phase = mix(id, contact.every) % contact.every;
  return Math.floor((now - contact.lateBy - phase) / contact.every) * contact.every + phase;
}

/** Last instant from which the server can have data of the device, as of `now`. */
export function heardUntil(profile: Profile, now: Instant): Instant {
  const until = Math.min(now, profile.endsAt);
  return profile.contact ? Math.min(until, instantOf(lastContact(profile, secondOf(now)))) : until;
}

/** Periods without service of a device that has service again from `at` on. */
export function silencesUntil(device: DeviceRow, at: Instant): DeviceRow['silent_before'] {
  const isLongPaused = device.device_state === 'paused' && device.paused_at === null;
  const last = isLongPaused ? lastContact({ id: hashText(device.id), contact: PAUSED }, secondOf(at)) : null;
  const from = Math.min(endOf(device), last === null ? Number.POSITIVE_INFINITY : instantOf(last));
  return from < at ? [...device.silent_before, { from, until: at }] : device.silent_before;
}

/** Start of a silence that poor coverage cannot explain. Infinity for an active device. */
export function silentSince(profile: Profile, now: Instant): Instant {
  const isLost = profile.endsAt <= now || (profile.contact?.every ?? 0) >= DAY;
  return isLost ? heardUntil(profile, now) : Number.POSITIVE_INFINITY;
}

/** Miles of the vehicle at meters driven since 1970, without odometer corrections. */
export function milesDriven({ metersAtStart }: Profile, vehicle: VehicleRow, meters: number): number {
  return vehicle.starting_mileage + (meters - metersAtStart) / METERS_A_MILE;
}

/** Odometer in miles at a second, given the meters driven since 1970. */
export function odometer(profile: Profile, vehicle: VehicleRow, meters: number, second: Second): number {
  return Math.max(0, milesDriven(profile, vehicle, meters) + correctionAt(vehicle, second));
}
