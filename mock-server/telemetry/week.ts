import type { DrivingPattern } from '../../fixtures/types.ts';
import { mixed, mixIn } from '../world/random.ts';
import { chanceIn } from './chance.ts';
import type { Path } from './streets.ts';
import { DAY, HOUR, MINUTE } from './time.ts';

/**
 * A trip to a place and back, packed into one number, because a fleet stores ten thousand weeks of them.
 *
 * ```
 *   bit  40 ........ 24  23 .............. 7  6 ...... 0
 *       │ leave: 17 bits │ stay: 17 bits     │ path: 7 bits │
 *         s after 00:00    s at the place      index into `Week.paths`
 *
 *   e.g. 08:00, 30 min, path 3:  28 800 · 2²⁴ + 1 800 · 2⁷ + 3
 * ```
 *
 * 41 bits exceed the 32 of bitwise operators and fit the 53 of an exact number, hence arithmetic instead of shifts. `leave` is
 * the earliest departure, delayed randomly on each date.
 */
export type Round = number;
const STAY_SPAN = 2 ** 7;
const LEAVE_SPAN = 2 ** 24;

/**
 * The rounds that a device repeats every week. Each day starts and ends at the hub. `first` and `metersBefore` are running
 * sums with eight entries, so that a weekday is a slice and mileage a subtraction:
 *
 * ```
 *               Sun  Mon  Tue  Wed  Thu  Fri  Sat  (whole week)
 *   first       0    1    3    3    5    7    9    10
 *   rounds      [a │ b c │    │ d e │ f g │ h i │ j]
 * ```
 */
export type Week = {
  readonly paths: readonly Path[];
  /** In order from Sunday. */
  readonly rounds: readonly Round[];
  /** By weekday, the number of rounds before it. The eighth entry is the whole week. */
  readonly first: readonly number[];
  /** By weekday, the meters driven before it in the week. The eighth entry is the whole week. */
  readonly metersBefore: readonly number[];
};

/** Maximum delay of a day's timetable. */
export const LATEST_START = 8 * MINUTE;
/** Maximum time that starting, traffic lights, idling and parking add to a route at the slowest pace. */
const LONGEST_HALTS = 12 * MINUTE;
const SLOWEST_PACE = 0.8;
const GAP = 5 * MINUTE;
const EARLIEST = 20 * MINUTE;
const LATEST = DAY - 10 * MINUTE;

/**
 * Planned rounds of one day, in order. `day`: random draw of this weekday. `habit`: the device's draw, the same every
 * day.
 */
type Planner = (weekday: number, plan: Plan, day: number, habit: number) => void;

const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;
const anyRoute = (draw: number, about: number): number => (mixIn(draw, about) >>> 0) % 1000;

/** A round between two hours. `about` and the two numbers after it are its random draws. */
function addErrand(plan: Plan, day: number, about: number, from: number, to: number): void {
  const leave = (from + (to - from) * chanceIn(day, about)) * HOUR;
  plan.add(leave, (10 + 50 * chanceIn(day, about + 1)) * MINUTE, anyRoute(day, about + 2));
}

/** Always the same route at nearly the same time. */
function addShift(plan: Plan, day: number, habit: number, from: number, to: number): void {
  const leave = (from + (to - from) * chanceIn(habit, 1)) * HOUR;
  plan.add(leave, (7.5 + chanceIn(day, 9)) * HOUR, anyRoute(habit, 2));
}

const PLANNERS: Record<DrivingPattern, Planner> = {
  commuter: (weekday, plan, day, habit) => {
    if (isWeekend(weekday)) {
      if (chanceIn(day, 1) < 0.7) addErrand(plan, day, 2, 9, 15);
      return;
    }
    addShift(plan, day, habit, 6.5, 8.5);
    if (chanceIn(day, 1) < 0.35) addErrand(plan, day, 2, 18.5, 19.5);
  },
  errands: (_weekday, plan, day) => {
    addErrand(plan, day, 2, 8.5, 11);
    if (chanceIn(day, 1) < 0.7) addErrand(plan, day, 5, 12.5, 15);
    if (chanceIn(day, 8) < 0.4) addErrand(plan, day, 9, 16.5, 18.5);
  },
  delivery: (weekday, plan, day, habit) => {
    if (weekday === 0) return;
    const rounds = weekday === 6 ? 4 : 4 + Math.floor(4 * chanceIn(day, 1));
    const first = (6.25 + chanceIn(habit, 1)) * HOUR;
    for (let i = 0; i < rounds; i++) {
      plan.add(first + i * HOUR, (8 + 14 * chanceIn(day, 10 + i)) * MINUTE, anyRoute(day, 20 + i));
    }
  },
  // Its day starts at noon, so hours count from there: 9 is 9 p.m.
  night_shift: (weekday, plan, day, habit) => {
    if (chanceIn(day, 1) < 0.4) addErrand(plan, day, 2, 3, 5);
    if (weekday < 5) addShift(plan, day, habit, 8.75, 9.75);
  },
  weekend: (weekday, plan, day) => {
    if (!isWeekend(weekday)) return;
    addErrand(plan, day, 2, 9, 11);
    if (chanceIn(day, 1) < 0.6) addErrand(plan, day, 5, 14, 17);
  },
  parked: () => undefined,
  trailer: (weekday, plan, day) => {
    if (weekday !== 2 && weekday !== 5) return;
    plan.add((7 + 2 * chanceIn(day, 1)) * HOUR, (4 + 3 * chanceIn(day, 2)) * HOUR, anyRoute(day, 3));
  },
};

const isLateNight = (weekday: number): boolean => isWeekend(weekday) || weekday === 3;

/** A driver who may break the curfew: after midnight on three nights of the week, in place of a night shift. */
function plannerOf(pattern: DrivingPattern, drivesLate: boolean): Planner {
  const usual = PLANNERS[pattern];
  if (!drivesLate) return usual;
  const hours = pattern === 'night_shift' ? 12 : 0;
  return (weekday, plan, day, habit) => {
    const isLate = isLateNight(weekday);
    if (isLate) addErrand(plan, day, 40, hours + 0.4, hours + 1.2);
    if (!isLate || hours === 0) usual(weekday, plan, day, habit);
  };
}

const longestLeg = (path: Path): number => Math.ceil(path.seconds / SLOWEST_PACE) + LONGEST_HALTS;
const latestEnd = (leave: number, stay: number, path: Path): number =>
  leave + LATEST_START + 2 * longestLeg(path) + stay;

/** A week in planning. The buffer is reused to avoid allocations. */
class Plan {
  readonly #rounds: Round[] = [];
  #paths: readonly Path[] = [];
  #size = 0;
  #meters = 0;
  #free = EARLIEST;

  begin(paths: readonly Path[]): void {
    this.#paths = paths;
    this.#size = 0;
    this.#meters = 0;
  }

  beginDay(): void {
    this.#free = EARLIEST;
  }

  /** A requested round, in seconds. Planned later or dropped if it does not fit. Any integer selects a route. */
  add(wish: number, length: number, route: number): void {
    const place = route % this.#paths.length;
    const path = this.#paths[place];
    if (!path) return;
    const leave = Math.max(this.#free, Math.floor(wish));
    const stay = Math.floor(length);
    const end = latestEnd(leave, stay, path);
    if (end > LATEST) return;
    this.#rounds[this.#size++] = leave * LEAVE_SPAN + stay * STAY_SPAN + place;
    this.#meters += 2 * path.meters;
    this.#free = end + GAP;
  }

  get count(): number {
    return this.#size;
  }

  get meters(): number {
    return this.#meters;
  }

  rounds(): Round[] {
    return this.#rounds.slice(0, this.#size);
  }
}

const plan = new Plan();
const drawOf = (ofDevice: number, about: number): number => mixed(mixIn(ofDevice, about) >>> 0);

/** The week of a device. Deterministic for seed, device and streets. */
export function weekOf(
  seed: number,
  device: number,
  { pattern, drivesLate, paths }: { pattern: DrivingPattern; drivesLate: boolean; paths: readonly Path[] },
): Week {
  const first = [0, 0, 0, 0, 0, 0, 0, 0];
  const metersBefore = [0, 0, 0, 0, 0, 0, 0, 0];
  const planDay = plannerOf(pattern, drivesLate);
  const ofDevice = mixed(seed, device);
  const habit = drawOf(ofDevice, 7);
  plan.begin(paths);
  for (let weekday = 0; weekday < 7; weekday++) {
    plan.beginDay();
    planDay(weekday, plan, drawOf(ofDevice, weekday), habit);
    first[weekday + 1] = plan.count;
    metersBefore[weekday + 1] = plan.meters;
  }
  return { paths, rounds: plan.rounds(), first, metersBefore };
}

/** Number of rounds on a weekday. */
export const roundsOn = ({ first }: Week, weekday: number): number => (first[weekday + 1] ?? 0) - (first[weekday] ?? 0);

/** A round of a weekday by index from 0. `null` if there is none. */
export const roundOn = (week: Week, weekday: number, index: number): Round | null =>
  index >= 0 && index < roundsOn(week, weekday) ? (week.rounds[(week.first[weekday] ?? 0) + index] ?? null) : null;

export const leaveOf = (round: Round): number => Math.floor(round / LEAVE_SPAN);
const belowLeave = (round: Round): number => round - leaveOf(round) * LEAVE_SPAN;
export const stayOf = (round: Round): number => Math.floor(belowLeave(round) / STAY_SPAN);

export function pathOf({ paths }: Week, round: Round): Path {
  const path = paths[belowLeave(round) % STAY_SPAN];
  if (!path) throw new Error('A round without a path');
  return path;
}

/** Latest end of a round, in seconds after the day's start. */
export const overAt = (week: Week, round: Round): number =>
  latestEnd(leaveOf(round), stayOf(round), pathOf(week, round));
