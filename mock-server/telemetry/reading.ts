import type { DeviceRow, Instant, Setting, VehicleRow } from '../world/rows.ts';
import { round } from './chance.ts';
import { codeOfFact, type Fact, facts, KINDS, kindsWhere, LOCKS_AFTER, secondOfFact } from './facts.ts';
import { dutyOf, type Leg } from './legs.ts';
import { lastLegBefore, type Moment, type Motion, momentAt, motionAt, UNLOCKS_BEFORE } from './moment.ts';
import { odometer, type Profile } from './profile.ts';
import { backupPercentage, temperatureAt, vehicleVoltage } from './sensors.ts';
import { type Day, dayOf, instantOf, MINUTE, type Second, secondOf } from './time.ts';
import type { Measured, Reading } from './types.ts';
import { milesAnHour } from './units.ts';

const TRUNK_OPEN = 2 * MINUTE;
const DOORS_CLOSE = LOCKS_AFTER - 2;

/** Measurements of a log entry at this second. */
export function measuredAt(profile: Profile, vehicle: VehicleRow, second: Second): Measured {
  const moment = momentAt(profile, second);
  const motion = motionAt(profile, moment);
  return {
    latitude: round(motion.lat, 5),
    longitude: round(motion.lon, 5),
    speed: milesAnHour(motion.metersASecond),
    mileage: mileageOf(profile, vehicle, motion, second),
    main_battery_voltage: vehicleVoltage(profile, second, isDriven(profile, moment)),
    backup_battery_percentage: backupPercentage(profile, second),
    temperature: temperatureAt(profile.seed, second),
  };
}

const mileageOf = (profile: Profile, vehicle: VehicleRow, { meters }: Motion, second: Second): number =>
  round(odometer(profile, vehicle, meters, second), 1);

/** A state and the instant of its start. */
type Since = { value: boolean; at: Instant };
const LONG_AGO: Instant = 0;

/** The later of a set state and the device's own state. */
const latest = (own: Since, set: Setting<boolean> | null, now: Instant): Since =>
  set && set.at <= now && set.at >= own.at ? set : own;

function lastLeg(profile: Profile, { leg, second }: Moment): Leg | null {
  return leg ?? lastLegBefore(profile, dutyOf(profile, second));
}

/** The driver is about to get in. */
const isBoarding = ({ second, nextStart }: Moment): boolean =>
  nextStart !== null && second >= nextStart - UNLOCKS_BEFORE;

function isLocked(moment: Moment): boolean {
  return !isBoarding(moment) && (moment.leg === null || moment.second >= moment.leg.end + LOCKS_AFTER);
}

function lastLockChange(profile: Profile, moment: Moment): Instant {
  const { nextStart } = moment;
  if (nextStart !== null && isBoarding(moment)) return instantOf(nextStart - UNLOCKS_BEFORE);
  const leg = lastLeg(profile, moment);
  if (!leg) return LONG_AGO;
  return instantOf(isLocked(moment) ? leg.end + LOCKS_AFTER : leg.start - UNLOCKS_BEFORE);
}

function armed(profile: Profile, { armed: set }: DeviceRow, moment: Moment, now: Instant): boolean {
  const value = isLocked(moment);
  return set ? latest({ value, at: lastLockChange(profile, moment) }, set, now).value : value;
}

/** Driven by its own engine with the ignition on. */
const isDriven = ({ isTowed }: Profile, { isDriving }: Moment): boolean => isDriving && !isTowed;

/** During a drive the ignition decides about the engine. Otherwise a later remote start does. */
function engine(profile: Profile, { engine: set }: DeviceRow, moment: Moment, now: Instant): boolean {
  if (isDriven(profile, moment)) return true;
  if (!set) return false;
  return latest({ value: false, at: instantOf(lastLeg(profile, moment)?.end ?? 0) }, set, now).value;
}

const SIREN_KINDS = kindsWhere(({ name }) => name === 'theft-alarm' || name === 'unlock');

function alarm(profile: Profile, second: Second): Since {
  if (!profile.traits.includes('alarm')) return { value: false, at: LONG_AGO };
  const day = dayOf(second);
  const last = lastSirenFact(profile, day, second) ?? lastSirenFact(profile, day - 1, second) ?? 0;
  return { value: KINDS[codeOfFact(last)]?.name === 'theft-alarm', at: instantOf(secondOfFact(last)) };
}

const lastSirenFact = (profile: Profile, day: Day, until: Second): Fact | undefined =>
  facts(profile, day, SIREN_KINDS).findLast((fact) => secondOfFact(fact) <= until);

/** The siren sounds from the alarm until an unlock or a command. */
function siren(profile: Profile, { armed: lock, panic: set }: DeviceRow, second: Second, now: Instant): boolean {
  return latest(latest(alarm(profile, second), lock?.value ? null : lock, now), set, now).value;
}

function isDoorOpen({ trunk_opened_at: trunk }: DeviceRow, moment: Moment, now: Instant): boolean {
  const { second, leg, isDriving } = moment;
  if (trunk !== null && now >= trunk && now < trunk + instantOf(TRUNK_OPEN)) return true;
  return isBoarding(moment) || (leg !== null && !isDriving && second < leg.end + DOORS_CLOSE);
}

/** State of the device at an instant, regardless of reports. */
export function readingAt(profile: Profile, device: DeviceRow, vehicle: VehicleRow, at: Instant): Reading {
  const second = secondOf(at);
  const moment = momentAt(profile, second);
  const motion = motionAt(profile, moment);
  const isRunning = engine(profile, device, moment, at);
  // Same fields as `measuredAt`, listed individually, because ten thousand of these are created at once.
  return {
    timestamp: at,
    latitude: round(motion.lat, 5),
    longitude: round(motion.lon, 5),
    speed: milesAnHour(motion.metersASecond),
    heading: Math.round(motion.heading) % 360,
    mileage: mileageOf(profile, vehicle, motion, second),
    main_battery_voltage: vehicleVoltage(profile, second, isRunning),
    backup_battery_percentage: backupPercentage(profile, second),
    temperature: temperatureAt(profile.seed, second),
    ignition_on: isDriven(profile, moment),
    engine_on: isRunning,
    armed: !profile.isTowed && armed(profile, device, moment, at),
    doors_open: !profile.isTowed && isDoorOpen(device, moment, at),
    panic_status: siren(profile, device, second, at),
  };
}
