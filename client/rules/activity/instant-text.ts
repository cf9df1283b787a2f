import { tzOffset } from '@date-fns/tz';
import { knownZone } from '../time/known-zone.ts';

const MINUTE = 60_000;
const two = (value: number) => String(value).padStart(2, '0');

/** An instant as the wall time of a time zone with its offset, to the second: `2026-11-21T10:41:00-06:00`. */
export function instantText(at: number, timeZone: string): string {
  const minutes = tzOffset(knownZone(timeZone), new Date(at));
  const wall = new Date(at + minutes * MINUTE).toISOString().slice(0, 19);
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
