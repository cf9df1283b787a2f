import { part } from './chance.ts';
import {
  alongAt,
  diceOf,
  driveBack,
  driveOut,
  dutyOf,
  type Leg,
  legsOn,
  metersBeforeDuty,
  metersBeforeLeg,
  metersBeforeRound,
  returnOf,
  stands,
  startOfDuty,
} from './legs.ts';
import { bearingAlong, metersAlong, pointAlong } from './streets.ts';
import { type Day, type Second, weekdayOf } from './time.ts';
import type { Timetable } from './timetable.ts';
import { leaveOf, overAt, pathOf, type Round, roundOn, roundsOn } from './week.ts';

/** A device's position in its timetable at one second. */
export type Moment = {
  readonly second: Second;
  /** The current drive, or the last one that ended in this duty. `null` before the first. */
  readonly leg: Leg | null;
  readonly isDriving: boolean;
  /** Start of the next drive, if it belongs to this round or is imminent. */
  readonly nextStart: Second | null;
};

export type Motion = {
  lon: number;
  lat: number;
  /** Meters driven since 1970. Only differences are meaningful. */
  meters: number;
  metersASecond: number;
  /** Degrees clockwise from north. */
  heading: number;
};

/** Half of the averaging window for speeds, in seconds. */
const NEEDLE = 5;
/** The last meters of a drive lead from the street to the device's parking space. */
const LEAD_IN = 200;
const SPACE_DEGREES = 0.0005;
const eastOf = ({ id }: Timetable): number => SPACE_DEGREES * (part(id, 0) - 0.5);
const northOf = ({ id }: Timetable): number => SPACE_DEGREES * (part(id, 1) - 0.5);

/** Seconds before a drive in which the driver gets in. */
export const UNLOCKS_BEFORE = 8;

/** Index of the last round that may have started. -1 before the first. */
function roundAt({ week }: Timetable, duty: Day, seconds: number): number {
  const weekday = weekdayOf(duty);
  for (let index = roundsOn(week, weekday) - 1; index >= 0; index--) {
    const round = roundOn(week, weekday, index);
    if (round !== null && leaveOf(round) - UNLOCKS_BEFORE <= seconds) return index;
  }
  return -1;
}

/** A round of a duty with its drives. The drive back is computed on demand. */
type Driven = { timetable: Timetable; duty: Day; index: number; round: Round; out: Leg; back: Leg | null };
let lastDriven: Driven | null = null;

/** Caches the last round, because a last report and its event query the same one. */
function drivenAt(timetable: Timetable, duty: Day, index: number): Driven | null {
  if (lastDriven?.timetable === timetable && lastDriven.duty === duty && lastDriven.index === index) return lastDriven;
  const round = roundOn(timetable.week, weekdayOf(duty), index);
  if (round === null) return null;
  const out = driveOut(timetable, duty, diceOf(timetable, duty), index, round);
  return (lastDriven = { timetable, duty, index, round, out, back: null });
}

function backOf(driven: Driven): Leg {
  const { timetable, duty, out, round } = driven;
  return (driven.back ??= driveBack(timetable, diceOf(timetable, duty), out, round));
}

export function momentAt(timetable: Timetable, second: Second): Moment {
  const duty = dutyOf(timetable, second);
  const index = roundAt(timetable, duty, second - startOfDuty(timetable, duty));
  const driven = drivenAt(timetable, duty, index);
  if (!driven) return { second, leg: null, isDriving: false, nextStart: null };
  const { out, round } = driven;
  if (second < out.start) {
    const before = drivenAt(timetable, duty, index - 1);
    return { second, leg: before && backOf(before), isDriving: false, nextStart: out.start };
  }
  const returns = returnOf(out, round);
  if (second < returns) return { second, leg: out, isDriving: second <= out.end, nextStart: returns };
  const back = backOf(driven);
  return { second, leg: back, isDriving: second <= back.end, nextStart: null };
}

/** The last drive that ended before a duty, at most a week earlier. `null` for a device that never drives. */
export function lastLegBefore(timetable: Timetable, duty: Day): Leg | null {
  for (let day = duty - 1; day >= duty - 7; day--) {
    const leg = legsOn(timetable, day).at(-1);
    if (leg) return leg;
  }
  return null;
}

function place(
  timetable: Timetable,
  { path, isBack }: Leg,
  along: number,
): { lon: number; lat: number; meters: number } {
  const point = pointAlong(path.route, isBack ? path.seconds - along : along);
  const meters = isBack ? path.meters - point.meters : point.meters;
  const fromEnd = Math.min(meters, path.meters - meters);
  const aside = Math.max(0, 1 - fromEnd / LEAD_IN);
  return { lon: point.lon + aside * eastOf(timetable), lat: point.lat + aside * northOf(timetable), meters };
}

/** Place of a vehicle at a second of a drive. */
export const placeAt = (timetable: Timetable, leg: Leg, second: Second): { lon: number; lat: number } =>
  place(timetable, leg, alongAt(leg, second - leg.start));

function metersOf({ path, isBack }: Leg, along: number): number {
  return isBack ? path.meters - metersAlong(path.route, path.seconds - along) : metersAlong(path.route, along);
}

/** Speed in meters per second at a time since ignition, smoothed like a speedometer. */
export function speedAt(leg: Leg, clock: number): number {
  if (stands(leg, clock)) return 0;
  return (metersOf(leg, alongAt(leg, clock + NEEDLE)) - metersOf(leg, alongAt(leg, clock - NEEDLE))) / (2 * NEEDLE);
}

/**
 * Heading along the path in degrees clockwise from north. When stationary, the heading of the last or the next
 * movement.
 */
function headingAt({ path, isBack }: Leg, along: number): number {
  const behind = Math.max(0, Math.min(along - NEEDLE, path.seconds - 2 * NEEDLE));
  const ahead = Math.min(path.seconds, Math.max(along + NEEDLE, 2 * NEEDLE));
  return isBack
    ? bearingAlong(path.route, path.seconds - behind, path.seconds - ahead)
    : bearingAlong(path.route, behind, ahead);
}

/** Heading at the hub: as the last drive of an earlier day arrived. */
function headingOverNight({ week, id }: Timetable, duty: Day): number {
  for (let day = duty - 1; day >= duty - 7; day--) {
    const weekday = weekdayOf(day);
    const round = roundOn(week, weekday, roundsOn(week, weekday) - 1);
    if (round !== null) return pathOf(week, round).homeward;
  }
  return id % 360;
}

export function motionAt(timetable: Timetable, { second, leg, isDriving }: Moment): Motion {
  if (!leg) {
    const duty = dutyOf(timetable, second);
    const { lon, lat } = timetable.base;
    return {
      lon: lon + eastOf(timetable),
      lat: lat + northOf(timetable),
      meters: metersBeforeDuty(timetable, duty),
      metersASecond: 0,
      heading: headingOverNight(timetable, duty),
    };
  }
  if (!isDriving) return standing(timetable, leg);
  const clock = second - leg.start;
  const along = alongAt(leg, clock);
  const { lon, lat, meters } = place(timetable, leg, along);
  return {
    lon,
    lat,
    meters: metersBeforeLeg(timetable, leg) + meters,
    metersASecond: speedAt(leg, clock),
    heading: headingAt(leg, along),
  };
}

/** End of a drive. Precomputed, because most devices are parked at any time. */
function standing(timetable: Timetable, leg: Leg): Motion {
  const { path, isBack } = leg;
  const { lon, lat } = path.route;
  const end = isBack ? 0 : lon.length - 1;
  return {
    lon: (lon[end] ?? 0) + eastOf(timetable),
    lat: (lat[end] ?? 0) + northOf(timetable),
    meters: metersBeforeLeg(timetable, leg) + path.meters,
    metersASecond: 0,
    heading: isBack ? path.homeward : path.outward,
  };
}

/** Meters driven since 1970 at a second. Only differences are meaningful. */
export function metersAt(timetable: Timetable, second: Second): number {
  const duty = dutyOf(timetable, second);
  const seconds = second - startOfDuty(timetable, duty);
  const index = roundAt(timetable, duty, seconds);
  const round = roundOn(timetable.week, weekdayOf(duty), index);
  if (round === null) return metersBeforeDuty(timetable, duty);
  // A completed round needs no computation of its timing.
  if (seconds >= overAt(timetable.week, round)) return metersBeforeRound(timetable, duty, index + 1);
  const { leg } = momentAt(timetable, second);
  if (!leg) return metersBeforeDuty(timetable, duty);
  return metersBeforeLeg(timetable, leg) + metersOf(leg, alongAt(leg, second - leg.start));
}
