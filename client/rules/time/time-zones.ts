/** Time zones (commerce 3): the documented ones come first, then all others that the browser knows. */
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

/** "Buenos Aires": for texts, where the zone is known already. */
export const zonePlace = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** "Buenos Aires (America/Argentina)": for a choice of zones. The place comes first, because users look for it. */
export function zoneOption(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const place = parts.pop() ?? zone;
  return parts.length === 0 ? place : `${place} (${parts.join('/')})`;
}

/** Zones other than the offered ones, sorted by place. Always includes UTC, which browsers leave out, and `held`. */
export function otherZones(known: readonly string[], held: readonly string[]): string[] {
  const offered = new Set<string>(Object.values(OFFERED_ZONES));
  return [...new Set([...known, UTC, ...held])]
    .filter((zone) => zone !== '' && !offered.has(zone))
    .sort((one, other) => zoneOption(one).localeCompare(zoneOption(other), 'en'));
}
