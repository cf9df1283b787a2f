import { dayStart } from './calendar.ts';
import { dayIn } from './calendar-day.ts';
import { DAY } from './duration.ts';

/** Whether a text is a day of the calendar, as `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The day `later` days after a day, as `2026-11-21`. */
export function dayAfter(day: string, later: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY).toISOString().slice(0, 10);
}

/** Start (milliseconds since 1970) of a day of the calendar in a time zone. */
export function startOfDayNamed(day: string, timeZone: string): number {
  // Noon in UTC is the day before, the day or the day after in every zone.
  const noon = Date.parse(`${day}T12:00:00Z`);
  const starts = [0, -1, 1].map((later) => dayStart(noon, timeZone, later));
  return starts.find((start) => dayIn(start, timeZone) === day) ?? dayStart(noon, timeZone);
}
