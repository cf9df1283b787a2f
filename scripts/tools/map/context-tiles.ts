import type { Feature } from 'geojson';
import type { Atlas } from './atlas.ts';
import type { TilePlan } from './tiles.ts';

const CONTEXT_MAX_ZOOM = 5;

/** Population from which a town shows before the last zoom. */
const CITY_FROM: [population: number, zoom: number][] = [
  [1_000_000, 3],
  [300_000, 4],
];

/** The world around the street map: land, borders, and names of states and towns. */
export function contextTiles({ land, borders, labels }: Atlas, cities: Feature[]): TilePlan {
  const border: Record<string, number> = { country: 0, state: 2, county: 5 };
  const from: Record<string, (properties: Record<string, unknown>) => number> = {
    border: ({ kind }) => border[String(kind)] ?? 0,
    region_label: ({ kind }) => (kind === 'country' ? 0 : 3),
    city_label: ({ population }) => CITY_FROM.find(([least]) => Number(population) >= least)?.[1] ?? CONTEXT_MAX_ZOOM,
  };
  return {
    bounds: { west: -180, south: -85, east: 180, north: 85 },
    minZoom: 0,
    maxZoom: CONTEXT_MAX_ZOOM,
    layers: {
      land: [
        {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'MultiPolygon',
            coordinates: land.flatMap(({ geometry }) =>
              geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
            ),
          },
        },
      ],
      border: borders,
      region_label: labels,
      city_label: cities,
    },
    from: (layer, { properties }) => from[layer]?.(properties ?? {}) ?? 0,
  };
}
