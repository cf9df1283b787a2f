/** Where the map and the geocoder are; `{key}` in the query of a style's address stands for the key of the map service. */
export type PlaceSettings = { styles: { light: string; dark: string }; geocoder: string };

let settings: PlaceSettings | undefined;

/** Called once, before the first map or address is shown. */
export function configurePlaces(given: PlaceSettings): void {
  settings = given;
}

export function placeSettings(): PlaceSettings {
  if (!settings) throw new Error('configurePlaces has to be called before the first map or address');
  return settings;
}
