import { tzOffset } from '@date-fns/tz';
import { MINUTE } from './duration.ts';
import { knownZone } from './known-zone.ts';

/** A time with the offset of a zone, as files state it: `2026-11-21T09:30:00-06:00`. Input in milliseconds since 1970. */
export function zonedTime(at: number, timeZone: string): string {
  const minutes = tzOffset(knownZone(timeZone), new Date(at));
  const local = new Date(at + minutes * MINUTE).toISOString().slice(0, 19);
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
