import { mixed, mixIn } from '../world/random.ts';
import { part } from './chance.ts';
import type { Path } from './streets.ts';
import { type Day, dayOf, MINUTE, type Second, startOfDay, weekdayOf } from './time.ts';
import type { Timetable } from './timetable.ts';
import { milesAnHour } from './units.ts';
import { LATEST_START, leaveOf, pathOf, type Round, roundOn, roundsOn, stayOf } from './week.ts';

/** One drive along a path or back, at its own pace, with at most one stop and one speeding section. */
export type Leg = {
  readonly path: Path;
  /** Back to the hub on the reversed path. */
  readonly isBack: boolean;
  /** Index among the drives of its duty: even ones lead out, odd ones back. */
  readonly number: number;
  /** Ignition on and off. */
  readonly start: Second;
  readonly end: Second;
  /** Seconds from the start until the vehicle moves and stops. */
  readonly departs: number;
  readonly arrives: number;
  /** Seconds along the path per second of driving. */
  readonly pace: number;
  /** Seconds along the path where it stops, and the duration. */
  readonly haltAt: number;
  readonly halt: number;
  /** Section of the path, in seconds, driven at `boost` times the speed. Boost 1: no speeding. */
  readonly boostFrom: number;
  readonly boostTo: number;
  readonly boost: number;
  readonly harshStart: boolean;
  readonly harshStop: boolean;
};

/** Idling alert after 5 minutes (commerce 9). */
const IDLE_ALERT = 5 * MINUTE;
/** 88 mph in meters per second: maximum speed of the fastest driver. */
const TOP_SPEED = 39.3;

/** Day of a second, by the device's own start of day. */
export const dutyOf = (timetable: Timetable, second: Second): Day => dayOf(second - timetable.dayBegins);
export const startOfDuty = (timetable: Timetable, duty: Day): Second => startOfDay(duty) + timetable.dayBegins;

/** Meters driven since 1970 at the start of a duty: full weeks plus the days of this one. */
export function metersBeforeDuty({ week }: Timetable, duty: Day): number {
  const weekday = weekdayOf(duty);
  const weeks = (duty - weekday) / 7;
  return weeks * (week.metersBefore[7] ?? 0) + (week.metersBefore[weekday] ?? 0);
}

/** Seconds after ignition until a position on the path, given in seconds along it. */
export function clockAt(leg: Leg, along: number): number {
  const boosted = Math.max(0, Math.min(along, leg.boostTo) - leg.boostFrom);
  return leg.departs + (along - boosted * (1 - 1 / leg.boost)) / leg.pace + (along > leg.haltAt ? leg.halt : 0);
}

/** Seconds along the path after a time since ignition. Inverse of `clockAt`. */
export function alongAt(leg: Leg, clock: number): number {
  if (clock >= leg.arrives) return leg.path.seconds;
  const haltFrom = clockAt(leg, leg.haltAt);
  const running = clock > haltFrom ? Math.max(haltFrom, clock - leg.halt) : clock;
  const driven = Math.max(0, running - leg.departs) * leg.pace;
  if (driven <= leg.boostFrom) return driven;
  const boosted = leg.boostFrom + (driven - leg.boostFrom) * leg.boost;
  return boosted <= leg.boostTo ? boosted : driven + (leg.boostTo - leg.boostFrom) * (1 - 1 / leg.boost);
}

/** Whether the vehicle idles: stationary with the ignition on. */
export function stands(leg: Leg, clock: number): boolean {
  const haltFrom = clockAt(leg, leg.haltAt);
  return clock <= leg.departs || clock >= leg.arrives || (clock >= haltFrom && clock <= haltFrom + leg.halt);
}

/** Seconds of idling up to a time since the start. */
export function idleSeconds(leg: Leg, clock: number): number {
  const haltFrom = clockAt(leg, leg.haltAt);
  const halted = Math.max(0, Math.min(clock - haltFrom, leg.halt));
  return Math.round(Math.min(clock, leg.departs) + halted + Math.max(0, clock - leg.arrives));
}

/** Times of reported events on a leg, in seconds since 1970. `null` if an event does not occur. */
export const harshStartOf = (leg: Leg): Second | null => (leg.harshStart ? leg.start + leg.departs + 3 : null);
export const harshStopOf = (leg: Leg): Second | null =>
  leg.harshStop ? leg.start + Math.floor(leg.arrives) - 3 : null;
/** After five minutes of idling. */
export const idlingOf = (leg: Leg): Second | null =>
  leg.halt >= IDLE_ALERT ? leg.start + Math.ceil(clockAt(leg, leg.haltAt)) + IDLE_ALERT : null;
/** At maximum speed. */
export function speedingOf(leg: Leg): Second | null {
  const { fast, seconds } = leg.path;
  if (leg.boost === 1 || !fast) return null;
  return leg.start + Math.round(clockAt(leg, leg.isBack ? seconds - fast.peakAt : fast.peakAt));
}

/** Speed limit in miles per hour at the fastest point of a leg, derived from the usual speed there. */
export function roadLimit({ path }: Leg): number {
  const usual = milesAnHour(path.fast?.metersASecond ?? 0);
  if (usual > 48) return 55;
  if (usual > 36) return 45;
  return usual > 26 ? 30 : 25;
}

/** `dice`: random draw of the duty. */
function drive({ odds, isTowed }: Timetable, dice: number, number: number, start: Second, path: Path): Leg {
  const isBack = number % 2 === 1;
  const draw = mixIn(dice, 2 * number);
  const eventDraw = mixIn(dice, 2 * number + 1);
  const { seconds } = path;
  const pace = 0.82 + 0.18 * part(draw, 2);
  const fast = part(eventDraw, 0) < odds.speeding ? path.fast : null;
  const boostFrom = fast ? (isBack ? seconds - fast.to : fast.from) : 0;
  const boostTo = fast ? boostFrom + fast.to - fast.from : 0;
  const boost = fast ? Math.min(1.3 + 0.3 * part(eventDraw, 1), TOP_SPEED / fast.peak) / pace : 1;
  const idles = part(eventDraw, 2) < odds.idling;
  const halt = idles ? 330 + Math.floor(240 * part(eventDraw, 1)) : 15 + Math.floor(75 * part(draw, 3));
  const departs = isTowed ? 0 : 15 + Math.floor(60 * part(draw, 1));
  const halts = seconds * (0.15 + 0.7 * part(draw, 0));
  const arrives = departs + (seconds - (boostTo - boostFrom) * (1 - 1 / boost)) / pace + halt;
  const parks = isTowed ? 0 : 10 + Math.floor(40 * part(eventDraw, 3));
  return {
    path,
    isBack,
    number,
    start,
    end: start + Math.ceil(arrives) + parks,
    departs,
    arrives,
    pace,
    // Moves a stop out of the speeding section, which it would interrupt.
    haltAt: halts > boostFrom && halts < boostTo ? boostTo : halts,
    halt,
    boostFrom,
    boostTo,
    boost,
    harshStart: part(eventDraw, 3) < odds.harsh,
    harshStop: part(eventDraw, 3) >= 1 - odds.harsh,
  };
}

/** Meters driven since 1970 at the start of a round. */
export function metersBeforeRound(timetable: Timetable, duty: Day, index: number): number {
  const { week } = timetable;
  const weekday = weekdayOf(duty);
  let meters = metersBeforeDuty(timetable, duty);
  for (let before = 0; before < index; before++) {
    const round = roundOn(week, weekday, before);
    if (round !== null) meters += 2 * pathOf(week, round).meters;
  }
  return meters;
}

/** Meters driven since 1970 at the start of a drive. Only differences are meaningful. */
export function metersBeforeLeg(timetable: Timetable, { start, number, isBack, path }: Leg): number {
  const meters = metersBeforeRound(timetable, dutyOf(timetable, start), Math.floor(number / 2));
  return isBack ? meters + path.meters : meters;
}

/** Source of random draws for the drives of a duty. */
export const diceOf = ({ seed, id }: Timetable, duty: Day): number => mixed(seed, id, duty);

/** The outbound drive of a round. Rounds are planned without overlap. */
export function driveOut(timetable: Timetable, duty: Day, dice: number, index: number, round: Round): Leg {
  const late = Math.floor(part(mixIn(dice, 1000 + index), 0) * LATEST_START);
  const start = startOfDuty(timetable, duty) + leaveOf(round) + late;
  return drive(timetable, dice, 2 * index, start, pathOf(timetable.week, round));
}

/** Start of the drive back. */
export const returnOf = (out: Leg, round: Round): Second => out.end + stayOf(round);

/** The drive back of a round, given its outbound drive. */
export function driveBack(timetable: Timetable, dice: number, out: Leg, round: Round): Leg {
  return drive(timetable, dice, out.number + 1, returnOf(out, round), out.path);
}

/** Drives of one duty in order, alternating out and back. Days are independent. */
export function legsOn(timetable: Timetable, duty: Day): Leg[] {
  const { week } = timetable;
  const weekday = weekdayOf(duty);
  const dice = diceOf(timetable, duty);
  const legs: Leg[] = [];
  for (let index = 0; index < roundsOn(week, weekday); index++) {
    const round = roundOn(week, weekday, index);
    if (round === null) continue;
    const out = driveOut(timetable, duty, dice, index, round);
    legs.push(out, driveBack(timetable, dice, out, round));
  }
  return legs;
}
