export const UNKNOWN_TIME_ZONE = 'Must be a time zone';

/** Whether a name is a time zone. The contract knows their form; which there are, the runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
