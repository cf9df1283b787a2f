import { tz } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import { knownZone } from './known-zone.ts';

/** Returns the start (milliseconds since 1970) of the day of `at` in a time zone, or of the day `later` days after it. */
export function dayStart(at: number, timeZone: string, later = 0): number {
  const zone = { in: tz(knownZone(timeZone)) };
  return addDays(startOfDay(at, zone), later, zone).getTime();
}

/** The last `count` days of a time zone up to the day of `at`, oldest first. `to` is exclusive. */
export function lastDays(count: number, at: number, timeZone: string): { from: number; to: number }[] {
  const starts = Array.from({ length: count + 1 }, (_, day) => dayStart(at, timeZone, day - count + 1));
  return starts.slice(0, count).map((from, day) => ({ from, to: starts[day + 1] ?? at }));
}
