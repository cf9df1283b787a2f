/**
 * The time zone of a name, or UTC where this browser knows none of it: the server may have been told one that came later, or
 * none at all, and a day has to begin somewhere.
 */
export function knownZone(name: string): string {
  let zone = zones.get(name);
  if (zone === undefined) zones.set(name, (zone = isTimeZone(name) ? name : 'UTC'));
  return zone;
}

const zones = new Map<string, string>();

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
