import { tzOffset } from '@date-fns/tz';
import { MINUTE } from './duration.ts';
import { knownZone } from './known-zone.ts';
import { zonedTime } from './zoned-time.ts';

/** Time of a clock in a zone to the minute, as inputs of the type `datetime-local` have it: `2026-11-21T09:30`. */
export const wallTime = (at: number, timeZone: string): string => zonedTime(at, timeZone).slice(0, 16);

/**
 * Instant of a clock time in a zone. `null` if it is incomplete. A time that the clock skips in spring is an hour later, of one that
 * it repeats in autumn the first.
 */
export function instantOfWallTime(text: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const utc = Date.parse(`${text}:00Z`);
  if (Number.isNaN(utc)) return null;
  const zone = knownZone(timeZone);
  const at = (offset: number) => utc - offset * MINUTE;
  // Offsets a day before and after include those on both sides of a change.
  const [before, after] = [-1, 1].map((days) => tzOffset(zone, new Date(utc + days * 24 * 60 * MINUTE)));
  const found = [at(before ?? 0), at(after ?? 0)].filter((one) => wallTime(one, timeZone) === text);
  return found.length > 0 ? Math.min(...found) : at(before ?? 0);
}
