import { TZDate, tzOffset } from '@date-fns/tz';
import { MINUTE } from './duration.ts';
import { knownZone } from './known-zone.ts';

/** An instant as the local time of a zone to the minute, as a field of a date and a time has it: `2026-11-22T10:41`. */
export function localMinute(at: number, timeZone: string): string {
  const minutes = tzOffset(knownZone(timeZone), new Date(at));
  return new Date(at + minutes * MINUTE).toISOString().slice(0, 16);
}

/** The instant of a local time of a zone. `null` if the text is none. An hour that a change of clocks skips counts from before it. */
export function instantOfMinute(text: string, timeZone: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  const at = new TZDate(year, month - 1, day, hour, minute, knownZone(timeZone)).getTime();
  return Number.isNaN(at) ? null : at;
}
