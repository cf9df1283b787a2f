import type { DrivingPattern } from '../../fixtures/types.ts';
import { mix } from '../world/random.ts';
import { chance } from './chance.ts';
import type { Path } from './streets.ts';
import { DAY, HOUR, MINUTE } from './time.ts';

/** Out along a route of the hub and back the same way. Seconds after the day's start, and of standing there. */
export type Round = { readonly leave: number; readonly stay: number; readonly path: Path };

/** What a device does every week, Sunday first; each day begins and ends at the hub. */
export type Week = {
  readonly days: readonly (readonly Round[])[];
  /** Metres driven in the week before each day; the eighth is the whole week. */
  readonly metresBefore: readonly number[];
};

type Dice = (face: number) => number;
type Wish = { leave: number; stay: number; route: number };
/** `habit` is the device's, the same every day; `dice` are the weekday's. */
type Wishes = (weekday: number, dice: Dice, habit: Dice) => Wish[];

/** A day's timetable leaves at most so much later than planned; see `legs.ts`. */
export const LATEST_START = 12 * MINUTE;
/** The most that starting, standing at lights, idling and parking add to a route driven at the slowest pace. */
export const LONGEST_HALTS = 18 * MINUTE;
export const SLOWEST_PACE = 0.8;
const GAP = 10 * MINUTE;
const EARLIEST = 20 * MINUTE;
const LATEST = DAY - 10 * MINUTE;

const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;

const errand = (dice: Dice, face: number, from: number, to: number): Wish => ({
  leave: (from + (to - from) * dice(face)) * HOUR,
  stay: (10 + 50 * dice(face + 1)) * MINUTE,
  route: Math.floor(dice(face + 2) * 1000),
});

const WISHES: Record<DrivingPattern, Wishes> = {
  commuter: (weekday, dice, habit) => {
    if (isWeekend(weekday)) return dice(1) < 0.7 ? [errand(dice, 2, 9, 15)] : [];
    const work = {
      leave: (6.5 + 2 * habit(1)) * HOUR,
      stay: (7.5 + dice(1)) * HOUR,
      route: Math.floor(habit(2) * 1000),
    };
    return dice(2) < 0.35 ? [work, errand(dice, 3, 18.5, 19.5)] : [work];
  },
  errands: (_weekday, dice) => {
    const errands = [errand(dice, 1, 8.5, 11)];
    if (dice(10) < 0.7) errands.push(errand(dice, 4, 12.5, 15));
    if (dice(11) < 0.4) errands.push(errand(dice, 7, 16.5, 18.5));
    return errands;
  },
  delivery: (weekday, dice, habit) => {
    if (weekday === 0) return [];
    const first = (6.25 + habit(1)) * HOUR;
    const last = weekday === 6 ? 2 : 3 + Math.floor(3 * dice(1));
    const wishes: Wish[] = [];
    for (let i = 0; i < last; i++) {
      const stay = (8 + 14 * dice(10 + i)) * MINUTE;
      wishes.push({ leave: first + i * 70 * MINUTE, stay, route: Math.floor(dice(20 + i) * 1000) });
    }
    return wishes;
  },
  // Its day begins at noon, so hours count from there: 9 is nine in the evening.
  night_shift: (weekday, dice, habit) => {
    const errands = dice(1) < 0.4 ? [errand(dice, 2, 3, 5)] : [];
    if (weekday === 5 || weekday === 6) return errands;
    const work = { leave: (8.75 + habit(1)) * HOUR, stay: (7.5 + dice(5)) * HOUR, route: Math.floor(habit(2) * 1000) };
    return [...errands, work];
  },
  weekend: (weekday, dice) => {
    if (!isWeekend(weekday)) return [];
    return dice(10) < 0.6 ? [errand(dice, 1, 9, 11), errand(dice, 4, 14, 17)] : [errand(dice, 1, 10, 13)];
  },
  parked: () => [],
  trailer: (weekday, dice) => {
    if (weekday !== 2 && weekday !== 5) return [];
    return [{ leave: (7 + 2 * dice(1)) * HOUR, stay: (4 + 3 * dice(2)) * HOUR, route: Math.floor(dice(3) * 1000) }];
  },
};

/** Somebody who drives when nobody should: after midnight on three nights of the week, instead of a night's work. */
function wishesOfNightOwl(pattern: DrivingPattern, weekday: number, dice: Dice, wishes: Wish[]): Wish[] {
  if (!isWeekend(weekday) && weekday !== 3) return wishes;
  const outing = { ...errand(dice, 40, 0.4, 1.2), stay: 20 * MINUTE };
  return pattern === 'night_shift' ? [{ ...outing, leave: outing.leave + DAY / 2 }] : [outing, ...wishes];
}

const longestLeg = (path: Path): number => path.seconds / SLOWEST_PACE + LONGEST_HALTS;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const NO_ROUNDS: readonly Round[] = [];

/** Lays wishes one after another, later where the one before may not be over, and leaves out what no longer fits. */
function fit(wishes: readonly Wish[], paths: readonly Path[]): readonly Round[] {
  if (wishes.length === 0) return NO_ROUNDS;
  const rounds: Round[] = [];
  let free = EARLIEST;
  for (const { leave, stay, route } of wishes) {
    const path = paths[route % paths.length];
    if (!path) continue;
    const start = Math.max(free, Math.floor(leave));
    const end = start + LATEST_START + 2 * longestLeg(path) + Math.floor(stay);
    if (end > LATEST) continue;
    rounds.push({ leave: start, stay: Math.floor(stay), path });
    free = Math.ceil(end) + GAP;
  }
  // A copy has no room to grow: ten thousand weeks are kept.
  return rounds.slice();
}

/** The week of a device: the same seed, device and streets give the same one for ever. */
export function weekOf(
  seed: number,
  device: number,
  { pattern, drivesLate, paths }: { pattern: DrivingPattern; drivesLate: boolean; paths: readonly Path[] },
): Week {
  const diceOf = (about: number): Dice => {
    const draw = mix(seed, device, about);
    return (face) => chance(draw, face);
  };
  const habit = diceOf(7);
  const metresBefore = [0, 0, 0, 0, 0, 0, 0, 0];
  const days = WEEKDAYS.map((weekday) => {
    const dice = diceOf(weekday);
    const wishes = WISHES[pattern](weekday, dice, habit);
    const rounds = fit(drivesLate ? wishesOfNightOwl(pattern, weekday, dice, wishes) : wishes, paths);
    let metres = metresBefore[weekday] ?? 0;
    for (const { path } of rounds) metres += 2 * path.metres;
    metresBefore[weekday + 1] = metres;
    return rounds;
  });
  return { days, metresBefore };
}
