import type { Address } from './address-text.ts';
import type { CitiesFile, GazetteerFile } from './gazetteer.ts';
import { isWithin, metersBetween } from './geo.ts';
import { blocksAt, countAt, houseNumber } from './house-numbers.ts';
import { type Candidate, placeSearch, townAddress } from './place-search.ts';
import { indexStreets } from './street-index.ts';

export type { Address } from './address-text.ts';
export type { Candidate } from './place-search.ts';

export type Geocoder = {
  /** Address of a place. Without a street outside the street map. `null` if no town is within 300 km. */
  reverse(lon: number, lat: number): Address | null;
  /** Search results for a possibly incomplete text: best first, at most `limit`. */
  search(text: string, limit: number): Candidate[];
  /** Position of a complete address, or of its town if the street is unknown. Otherwise null. */
  place(address: string): Candidate | null;
};

const ON_THE_MOTORWAY_METERS = 20;
const AT_A_STREET_METERS = 150;
const NEAR_A_STREET_METERS = 400;
const NEAR_A_PLACE_METERS = 1_500;
const NEAR_A_TOWN_METERS = 300_000;
/** Within this distance of the street's center line the side is ambiguous. */
const MIDDLE_METERS = 2;

/** The nearest item and its distance. */
function nearest<T>(
  items: readonly T[],
  at: (item: T) => readonly [lon: number, lat: number],
  lon: number,
  lat: number,
) {
  let best: { item: T; meters: number } | null = null;
  for (const item of items) {
    const meters = metersBetween(lon, lat, ...at(item));
    if (meters < (best?.meters ?? Infinity)) best = { item, meters };
  }
  return best;
}

/**
 * A geocoder over the gazetteer. Builds its index on first use (about 15 ms). Reverse geocoding then takes microseconds
 * and a search less than a millisecond. Deterministic.
 */
export function createGeocoder(gazetteer: GazetteerFile, cities: CitiesFile): Geocoder {
  const { bounds, zips, areas, places } = gazetteer;
  const streets = once(() => indexStreets(gazetteer));

  /** Town, state and postal code of a place inside the street map. */
  const region = (lon: number, lat: number): Pick<Address, 'city' | 'state' | 'postalcode'> => {
    const at = blocksAt(lon, lat);
    const within = areas.filter(({ west, south }) => {
      return at.west >= west[0] && at.west < west[1] && at.south >= south[0] && at.south < south[1];
    });
    const city = within.find(({ town }) => town !== undefined)?.town ?? 'Chicago';
    const zip = within.find(({ zip }) => zip !== undefined)?.zip;
    const postalcode = zip ?? nearest(zips, ([, lon, lat]) => [lon, lat], lon, lat)?.item[0] ?? '';
    return { city, state: 'IL', postalcode };
  };

  const reverse = (lon: number, lat: number): Address | null => {
    if (!isWithin(bounds, lon, lat)) {
      const city = nearest(cities, ([, , lon, lat]) => [lon, lat], lon, lat);
      return city && city.meters < NEAR_A_TOWN_METERS ? townAddress(city.item) : null;
    }
    const around = region(lon, lat);
    const { street, motorway } = streets().nearest(lon, lat, NEAR_A_STREET_METERS);
    if (motorway && motorway.meters < Math.min(ON_THE_MOTORWAY_METERS, street?.meters ?? Infinity)) {
      const title = street ? `${motorway.street.name} near ${street.street.name}` : motorway.street.name;
      return { title, number: '', street: title, ...around };
    }
    if (street && street.meters < AT_A_STREET_METERS) {
      const side = street.meters < MIDDLE_METERS ? null : street.onEvenSide;
      const number = String(houseNumber(countAt(street.street.axis, street.lon, street.lat), side));
      return { title: `${number} ${street.street.name}`, number, street: street.street.name, ...around };
    }
    const place = nearest(places, ([, , lon, lat]) => [lon, lat], lon, lat);
    const title = place && place.meters < NEAR_A_PLACE_METERS ? place.item[0] : around.city;
    return { title, number: '', street: '', ...around };
  };

  const search = once(() => placeSearch({ index: streets(), bounds, places, zips, cities, region }));
  return {
    reverse,
    search: (text, limit) => search()(text, limit),
    place: (address) => {
      const comma = address.indexOf(',');
      const town = comma < 0 ? '' : address.slice(comma + 1).replace(/(?<![\d\s])[\d\s]+$/, '');
      return search()(address, 1)[0] ?? search()(town, 1)[0] ?? null;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
