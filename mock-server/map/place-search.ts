import { type Address, labelOf, matches, startsWith, wordsOf } from './address-text.ts';
import type { CitiesFile, City, GazetteerFile } from './gazetteer.ts';
import { isWithin } from './geo.ts';
import { countAt } from './house-numbers.ts';
import type { Street, StreetIndex } from './street-index.ts';

/** A search result: address, label and position. */
export type Candidate = Address & { label: string; lon: number; lat: number };

type SearchData = Pick<GazetteerFile, 'places' | 'zips' | 'bounds'> & {
  index: StreetIndex;
  cities: CitiesFile;
  /** Town, state and postal code of a place inside the street map. */
  region: (lon: number, lat: number) => Pick<Address, 'city' | 'state' | 'postalcode'>;
};

/** Tolerance in house numbers between a searched number and the nearest segment of a street. */
const NUMBER_TOLERANCE = 40;

export function townAddress([city, state]: City): Address {
  return { title: city, number: '', street: '', city, state, postalcode: '' };
}

/** Middle of a street, or the position of a number on it. `null` if the street has no such number. */
function placeOn({ axis, segments }: Street, number: number | null, { plane }: StreetIndex): [number, number] | null {
  const middle = segments[Math.floor(segments.length / 2)];
  if (number === null) return middle ? plane.degrees((middle.ax + middle.bx) / 2, (middle.ay + middle.by) / 2) : null;
  let best: { miss: number; place: [number, number] } | null = null;
  for (const { ax, ay, bx, by } of segments) {
    const from = countAt(axis, ...plane.degrees(ax, ay));
    const to = countAt(axis, ...plane.degrees(bx, by));
    const along = from === to ? 0 : Math.max(0, Math.min(1, (number - from) / (to - from)));
    const miss = Math.abs(from + (to - from) * along - number);
    if (miss < (best?.miss ?? NUMBER_TOLERANCE)) {
      best = { miss, place: plane.degrees(ax + (bx - ax) * along, ay + (by - ay) * along) };
    }
  }
  return best?.place ?? null;
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function candidate(address: Address, lon: number, lat: number): Candidate {
  return { ...address, label: labelOf(address), lon: round(lon), lat: round(lat) };
}

/** Searches postal codes, streets with or without a house number, named places and towns, in this order. */
export function placeSearch({ index, bounds, places, zips, cities, region }: SearchData) {
  const streets = index.streets
    .filter(({ isMotorway }) => !isMotorway)
    .map((street) => ({ street, words: wordsOf(street.name) }));
  const named = places.map((place) => ({ place, words: wordsOf(place[0]) }));
  const local = new Set(places.map(([name]) => name));
  const towns = cities
    .filter(([name, , lon, lat]) => !(local.has(name) && isWithin(bounds, lon, lat)))
    .map((city) => ({ city, words: [...wordsOf(city[0]), city[1].toLowerCase()] }));

  const inStreets = (asked: string[], number: number | null): Candidate[] =>
    streets.flatMap(({ street, words }) => {
      const found = matches(words, asked) ? placeOn(street, number, index) : null;
      if (!found) return [];
      const house = number === null ? '' : String(number);
      const title = number === null ? street.name : `${house} ${street.name}`;
      return [candidate({ title, number: house, street: street.name, ...region(...found) }, ...found)];
    });

  const inPlaces = (asked: string[]): Candidate[] =>
    named.flatMap(({ place: [title, , lon, lat], words }) =>
      matches(words, asked) ? [candidate({ title, number: '', street: '', ...region(lon, lat) }, lon, lat)] : [],
    );

  const inZips = (asked: string[]): Candidate[] => {
    const found = asked.length === 1 ? zips.find(([zip]) => zip === asked[0]) : undefined;
    if (!found) return [];
    const [postalcode, lon, lat] = found;
    const around = region(lon, lat);
    return [candidate({ title: around.city, number: '', street: '', ...around, postalcode }, lon, lat)];
  };

  const inTowns = (asked: string[]): Candidate[] =>
    towns.flatMap(({ city, words }) =>
      startsWith(words, asked) ? [candidate(townAddress(city), city[2], city[3])] : [],
    );

  return (text: string, limit: number): Candidate[] => {
    const [line = '', ...rest] = text.split(',');
    const asked = wordsOf(line);
    if (asked.length === 0) return [];
    const number = asked.length > 1 && /^\d+$/.test(asked[0] ?? '') ? Number(asked[0]) : null;
    const found =
      number === null
        ? [...inZips(asked), ...inStreets(asked, null), ...inPlaces(asked), ...inTowns(asked)]
        : inStreets(asked.slice(1), number);
    // Words after a comma filter results. Ignores postal codes, because results have only the nearest one.
    const within = wordsOf(rest.join(' ')).filter((word) => !/^\d+$/.test(word));
    // Ranks exact titles first if a state or town is given: "Springfield, IL" is the town, "Springfield" a nearby
    // street.
    const wholly = ({ title }: Candidate) =>
      within.length > 0 && wordsOf(title).join(' ') === asked.join(' ') ? 0 : 1;
    return found
      .filter(({ city, state }) => {
        const words = wordsOf(`${city} ${state}`);
        return within.every((word) => words.some((known) => known.startsWith(word)));
      })
      .sort((a, b) => wholly(a) - wholly(b))
      .slice(0, limit);
  };
}
