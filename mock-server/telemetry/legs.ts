import { stir, stirred } from '../world/random.ts';
import { part } from './chance.ts';
import type { Path } from './streets.ts';
import { type Day, dayOf, MINUTE, type Second, startOfDay, weekdayOf } from './time.ts';
import type { Timetable } from './timetable.ts';
import { milesAnHour } from './units.ts';
import { LATEST_START, leaveOf, pathOf, type Round, roundOn, roundsOn, stayOf } from './week.ts';

/** One drive: along a path or back, at its own pace, with at most one halt and one stretch driven too fast. */
export type Leg = {
  readonly path: Path;
  /** Towards the hub: the path reversed. */
  readonly isBack: boolean;
  /** Its place among the drives of its duty, from 0: even ones lead out, odd ones back. */
  readonly number: number;
  /** Ignition on and off. */
  readonly start: Second;
  readonly end: Second;
  /** Seconds after the start at which the wheels begin to turn and stop turning. */
  readonly departs: number;
  readonly arrives: number;
  /** Seconds along the path for each second of driving. */
  readonly pace: number;
  /** Seconds along the path where it halts, and for how long. */
  readonly haltAt: number;
  readonly halt: number;
  /** Seconds along the path between which it is driven `boost` times as fast; boost 1 is no speeding. */
  readonly boostFrom: number;
  readonly boostTo: number;
  readonly boost: number;
  readonly harshStart: boolean;
  readonly harshStop: boolean;
};

/** Idle alert after 5 minutes (commerce 9). */
export const IDLE_ALERT = 5 * MINUTE;
/** 88 mph in metres a second: what the worst speeder reaches. */
const TOP_SPEED = 39.3;

/** The day a second belongs to, as the device counts its days. */
export const dutyOf = (timetable: Timetable, second: Second): Day => dayOf(second - timetable.dayBegins);
export const startOfDuty = (timetable: Timetable, duty: Day): Second => startOfDay(duty) + timetable.dayBegins;

/** Metres driven since 1970 up to the start of a duty: whole weeks and the days of this one. */
export function metresBeforeDuty({ week }: Timetable, duty: Day): number {
  const weekday = weekdayOf(duty);
  const weeks = (duty - weekday) / 7;
  return weeks * (week.metresBefore[7] ?? 0) + (week.metresBefore[weekday] ?? 0);
}

/** Seconds after the ignition at which a leg has come so many seconds along its path. */
export function clockAt(leg: Leg, along: number): number {
  const boosted = Math.max(0, Math.min(along, leg.boostTo) - leg.boostFrom);
  return leg.departs + (along - boosted * (1 - 1 / leg.boost)) / leg.pace + (along > leg.haltAt ? leg.halt : 0);
}

/** Seconds along the path at so many seconds after the ignition: what `clockAt` undoes. */
export function alongAt(leg: Leg, clock: number): number {
  if (clock >= leg.arrives) return leg.path.seconds;
  const haltFrom = clockAt(leg, leg.haltAt);
  const running = clock > haltFrom ? Math.max(haltFrom, clock - leg.halt) : clock;
  const driven = Math.max(0, running - leg.departs) * leg.pace;
  if (driven <= leg.boostFrom) return driven;
  const boosted = leg.boostFrom + (driven - leg.boostFrom) * leg.boost;
  return boosted <= leg.boostTo ? boosted : driven + (leg.boostTo - leg.boostFrom) * (1 - 1 / leg.boost);
}

/** Whether the wheels stand although the ignition is on. */
export function stands(leg: Leg, clock: number): boolean {
  const haltFrom = clockAt(leg, leg.haltAt);
  return clock <= leg.departs || clock >= leg.arrives || (clock >= haltFrom && clock <= haltFrom + leg.halt);
}

/** Seconds with the ignition on and the wheels still, up to so many seconds after the start. */
export function idleSeconds(leg: Leg, clock: number): number {
  const haltFrom = clockAt(leg, leg.haltAt);
  const halted = Math.max(0, Math.min(clock - haltFrom, leg.halt));
  return Math.round(Math.min(clock, leg.departs) + halted + Math.max(0, clock - leg.arrives));
}

/** When things happen on a leg that are worth a report of their own; null: they do not. Seconds since 1970. */
export const harshStartOf = (leg: Leg): Second | null => (leg.harshStart ? leg.start + leg.departs + 3 : null);
export const harshStopOf = (leg: Leg): Second | null =>
  leg.harshStop ? leg.start + Math.floor(leg.arrives) - 3 : null;
/** After five minutes of standing with the ignition on. */
export const idlingOf = (leg: Leg): Second | null =>
  leg.halt >= IDLE_ALERT ? leg.start + Math.ceil(clockAt(leg, leg.haltAt)) + IDLE_ALERT : null;
/** When it is fastest. */
export function speedingOf(leg: Leg): Second | null {
  const { fast, seconds } = leg.path;
  if (leg.boost === 1 || !fast) return null;
  return leg.start + Math.round(clockAt(leg, leg.isBack ? seconds - fast.peakAt : fast.peakAt));
}

/** The speed limit where a leg is driven fastest, in miles an hour, told by how fast one drives there. */
export function roadLimit({ path }: Leg): number {
  const usual = milesAnHour(path.fast?.metresASecond ?? 0);
  if (usual > 48) return 55;
  if (usual > 36) return 45;
  return usual > 26 ? 30 : 25;
}

/** `dice`: the stirred draw of the duty. */
function drive({ odds, isTowed }: Timetable, dice: number, number: number, start: Second, path: Path): Leg {
  const isBack = number % 2 === 1;
  const draw = stir(dice, 2 * number);
  const luck = stir(dice, 2 * number + 1);
  const { seconds } = path;
  const pace = 0.82 + 0.18 * part(draw, 2);
  const fast = part(luck, 0) < odds.speeding ? path.fast : null;
  const boostFrom = fast ? (isBack ? seconds - fast.to : fast.from) : 0;
  const boostTo = fast ? boostFrom + fast.to - fast.from : 0;
  const boost = fast ? Math.min(1.3 + 0.3 * part(luck, 1), TOP_SPEED / fast.peak) / pace : 1;
  const idles = part(luck, 2) < odds.idling;
  const halt = idles ? 330 + Math.floor(240 * part(luck, 1)) : 15 + Math.floor(75 * part(draw, 3));
  const departs = isTowed ? 0 : 15 + Math.floor(60 * part(draw, 1));
  const halts = seconds * (0.15 + 0.7 * part(draw, 0));
  const arrives = departs + (seconds - (boostTo - boostFrom) * (1 - 1 / boost)) / pace + halt;
  const parks = isTowed ? 0 : 10 + Math.floor(40 * part(luck, 3));
  return {
    path,
    isBack,
    number,
    start,
    end: start + Math.ceil(arrives) + parks,
    departs,
    arrives,
    pace,
    // A halt in the middle of speeding would be no speeding.
    haltAt: halts > boostFrom && halts < boostTo ? boostTo : halts,
    halt,
    boostFrom,
    boostTo,
    boost,
    harshStart: part(luck, 3) < odds.harsh,
    harshStop: part(luck, 3) >= 1 - odds.harsh,
  };
}

/** Metres driven since 1970 when one round of a duty begins. */
export function metresBeforeRound(timetable: Timetable, duty: Day, index: number): number {
  const { week } = timetable;
  const weekday = weekdayOf(duty);
  let metres = metresBeforeDuty(timetable, duty);
  for (let before = 0; before < index; before++) {
    const round = roundOn(week, weekday, before);
    if (round !== null) metres += 2 * pathOf(week, round).metres;
  }
  return metres;
}

/** Metres driven since 1970 when a drive starts; only differences mean something. */
export function metresBeforeLeg(timetable: Timetable, { start, number, isBack, path }: Leg): number {
  const metres = metresBeforeRound(timetable, dutyOf(timetable, start), Math.floor(number / 2));
  return isBack ? metres + path.metres : metres;
}

/** What the drives of a duty are drawn from. */
export const diceOf = ({ seed, id }: Timetable, duty: Day): number => stirred(seed, id, duty);

/** The drive out of one round of a duty. Rounds are planned so that none begins before the one before is over. */
export function driveOut(timetable: Timetable, duty: Day, dice: number, index: number, round: Round): Leg {
  const late = Math.floor(part(stir(dice, 1000 + index), 0) * LATEST_START);
  const start = startOfDuty(timetable, duty) + leaveOf(round) + late;
  return drive(timetable, dice, 2 * index, start, pathOf(timetable.week, round));
}

/** When the drive back begins. */
export const returnOf = (out: Leg, round: Round): Second => out.end + stayOf(round);

/** The drive back of a round, by its drive out. */
export function driveBack(timetable: Timetable, dice: number, out: Leg, round: Round): Leg {
  return drive(timetable, dice, out.number + 1, returnOf(out, round), out.path);
}

/** The drives of one duty in order, out and back in turns. Days are independent of each other. */
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
