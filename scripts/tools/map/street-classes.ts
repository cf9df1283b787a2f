/** Classes of the source → classes of the style. Others are omitted. */
export const ROADS: Record<string, string> = {
  motorway: 'motorway',
  motorway_link: 'link',
  link: 'link',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  street: 'street',
  street_limited: 'street',
  service: 'service',
  track: 'service',
  pedestrian: 'path',
  major_rail: 'rail',
};
export const LAND: Record<string, string> = {
  park: 'park',
  cemetery: 'park',
  wood: 'park',
  grass: 'grass',
  pitch: 'grass',
  scrub: 'grass',
  agriculture: 'grass',
  sand: 'sand',
  parking: 'built',
  industrial: 'built',
  school: 'built',
  hospital: 'built',
};
/** Landmarks for orientation. Excludes offices, malls and plants, which are too many. */
export const LANDMARKS: Record<string, 'green' | 'building'> = {
  Park: 'green',
  'Golf Course': 'green',
  Cemetery: 'green',
  'Grave Yard': 'green',
  Beach: 'green',
  Stadium: 'building',
  Museum: 'building',
  University: 'building',
  Attraction: 'building',
};

/** Well-known neighborhoods. The map has many more, often former railway stops. */
export const WELL_KNOWN = new Set(
  [
    'Albany Park, Archer Heights, Austin, Avondale, Back of the Yards, Belmont Cragin, Bridgeport, Brighton Park',
    'Bronzeville, Chicago Lawn, Chinatown, Dunning, East Garfield Park, Englewood, Gage Park, Gold Coast, Goose Island',
    'Greektown, Hermosa, Humboldt Park, Hyde Park, Irving Park, Kenwood, Lincoln Park, Little Village, Logan Square',
    'Loop, Lower West Side, Magnificent Mile, McKinley Park, Near North Side, Near South Side, Near West Side, New City',
    'North Center, North Lawndale, Pilsen, Portage Park, Printer’s Row, Ravenswood, South Lawndale, South Loop',
    'Streeterville, Ukrainian Village, Uptown, Washington Park, West Englewood, West Garfield Park, West Lawn',
    'West Town, Wicker Park, Woodlawn, Wrigleyville',
  ].flatMap((line) => line.split(', ')),
);

/** First zoom of each class. Unlisted classes appear at the last zoom. */
export const FROM: Record<string, Record<string, number>> = {
  water: { '': 6 },
  waterway: { '': 10 },
  land: { park: 10, grass: 11, sand: 11, built: 12 },
  airfield: { '': 11 },
  road: { motorway: 7, trunk: 9, primary: 9, secondary: 10, tertiary: 11, link: 11, rail: 11, street: 12 },
  road_label: { motorway: 9, trunk: 11, primary: 11, secondary: 12, tertiary: 12 },
  water_label: { '': 12 },
  place_label: { town: 10, village: 11, suburb: 11, neighbourhood: 12 },
  landmark_label: { airport: 11, green: 12 },
};

/** Maps a street on two levels to its main name: "W Lower Wacker Dr" is W Wacker Dr, with the same house numbers. */
export function addressName(name: string): string {
  const levelled = name.replace(/\b(Upper|Lower) /, '');
  return levelled.replace(/^(North|South|East|West) /, (word) => `${word.charAt(0)} `);
}
