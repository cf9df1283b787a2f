/** Returns a time zone, or UTC if this browser does not know it: the server may store a newer zone or none. */
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
