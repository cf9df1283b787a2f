import { tzOffset } from '@date-fns/tz';
import { DAY } from './duration.ts';

export const UNKNOWN_TIME_ZONE = 'Must be a time zone';

/** Whether the runtime knows a time zone. The contract checks only the format. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const MONTH = 30 * DAY;
const MONTHS = Array.from({ length: 13 }, (_, month) => month);
const MINUTES = 60;

/** Whether a time zone is `hours` ahead of UTC at some time of the year after an instant, with or without daylight saving. */
export const hasOffset = (zone: string, hours: number, at: number): boolean =>
  MONTHS.some((month) => tzOffset(zone, new Date(at + month * MONTH)) === hours * MINUTES);

/** Formatters by time zone. Creating one takes longer than formatting a page of vehicles. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * Day at an instant in a time zone (UTC if unknown), as `2026-11-21`. Uses parts, because engines differ in the
 * locale's date order.
 */
export function dayIn(at: number, zone: string): string {
  let calendar = calendars.get(zone);
  if (!calendar) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    calendar = new Intl.DateTimeFormat('en', { timeZone: isTimeZone(zone) ? zone : 'UTC', ...digits });
    calendars.set(zone, calendar);
  }
  const parts = calendar.formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
