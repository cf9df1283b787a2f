import { JUST_NOW } from '../constants/measures.ts';
import { DAY, HOUR, MINUTE, SECOND } from './duration.ts';

/** Elapsed time, in the largest unit that fits (core 9). */
export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
export type Elapsed = { unit: Unit; count: number };

const STEPS: readonly [Unit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
];

/** Age of a value, to the second, at least one: "0 sec ago" reads as a fault. Clocks of device and browser may differ. */
export function ageOf(at: number, now: number): Elapsed {
  const gone = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, length]) => gone >= length) ?? (['second', SECOND] as const);
  return { unit, count: Math.max(1, Math.floor(gone / length)) };
}

/** Time since an event: "just now" within three minutes (core 9), then as `ageOf`. */
export function sinceThen(at: number, now: number): Elapsed | 'just now' {
  return now - at < JUST_NOW * MINUTE ? 'just now' : ageOf(at, now);
}

/** A wait in minutes and seconds, 0:14. */
export function stopwatch(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
