export const UNKNOWN_TIME_ZONE = 'Must be a time zone';

/** Whether a name is a time zone. The contract knows their form; which there are, the runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** By time zone: one takes longer to make than a page of vehicles has days to tell. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day (2026-11-21) that it is at an instant in a time zone; in one that is not known, in UTC. */
export function dayIn(at: number, zone: string): string {
  let calendar = calendars.get(zone);
  if (!calendar) {
    // Canada writes days as ISO 8601 does.
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone: isTimeZone(zone) ? zone : 'UTC', dateStyle: 'short' });
    calendars.set(zone, calendar);
  }
  return calendar.format(at);
}
