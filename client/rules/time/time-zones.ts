/** Time zones (commerce 3): those that the documents offer come first, then every other one that the browser knows. */
export const OFFERED_ZONES = {
  atlantic: 'America/Halifax',
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  hawaii: 'Pacific/Honolulu',
  alaska: 'America/Anchorage',
  australianWestern: 'Australia/Perth',
  australianCentralWestern: 'Australia/Eucla',
  australianCentral: 'Australia/Adelaide',
  australianEastern: 'Australia/Sydney',
  lordHowe: 'Australia/Lord_Howe',
  newfoundland: 'America/St_Johns',
} as const;

export type OfferedZone = keyof typeof OFFERED_ZONES;
export const OFFERED = Object.keys(OFFERED_ZONES) as readonly OfferedZone[];

const UTC = 'UTC';

/** "Buenos Aires (America/Argentina)": the place first, because that is what one looks for. */
export function zonePlace(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const place = parts.pop() ?? zone;
  return parts.length === 0 ? place : `${place} (${parts.join('/')})`;
}

/** Zones that are not offered by name, by their place. UTC, which browsers leave out, and `held` are always among them. */
export function otherZones(known: readonly string[], held: readonly string[]): string[] {
  const offered = new Set<string>(Object.values(OFFERED_ZONES));
  return [...new Set([...known, UTC, ...held])]
    .filter((zone) => zone !== '' && !offered.has(zone))
    .sort((one, other) => zonePlace(one).localeCompare(zonePlace(other), 'en'));
}
