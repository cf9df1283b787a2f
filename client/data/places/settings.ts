/** Addresses of the map and the geocoder. `{key}` is replaced by the key of the map service. */
export type PlaceSettings = { styles: { light: string; dark: string }; geocoder: string };

let settings: PlaceSettings | undefined;

/** Call once, before the first map or address. */
export function configurePlaces(given: PlaceSettings): void {
  settings = given;
}

export function placeSettings(): PlaceSettings {
  if (!settings) throw new Error('configurePlaces has to be called before the first map or address');
  return settings;
}
