import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, type GeometryObject, mesh, type Topology } from 'topojson-client';

/** Land and borders of the world (Natural Earth) and of the United States (Census Bureau). Both are in the public domain. */
export type Atlas = {
  land: Feature<Polygon | MultiPolygon>[];
  borders: Feature<MultiLineString, { kind: 'country' | 'state' | 'county' }>[];
  labels: Feature<
    { type: 'Point'; coordinates: Position },
    { kind: 'country' | 'state'; name: string; rank: number }
  >[];
};

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(resolve(file), 'utf8')) as Topology;

const UNITED_STATES = '840';

/** Island territories are drawn as land, but are far too small for a label. */
const UNLABELED = new Set([
  'American Samoa',
  'Commonwealth of the Northern Mariana Islands',
  'District of Columbia',
  'Guam',
  'United States Virgin Islands',
]);

/** Signed area and centroid of a ring, in square degrees and degrees (the shoelace formula). */
function measure(ring: Position[]): { area: number; center: Position } {
  let [sum, x, y] = [0, 0, 0];
  for (let i = 1; i < ring.length; i++) {
    const [ax = 0, ay = 0] = ring[i - 1] ?? [];
    const [bx = 0, by = 0] = ring[i] ?? [];
    const cross = ax * by - bx * ay;
    sum += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return { area: Math.abs(sum / 2), center: [x / (3 * sum), y / (3 * sum)] };
}

/** Centroid of the largest part, for the label of a state. Polygons would be labeled once per tile. */
function labelPoint({ geometry }: Feature<Polygon | MultiPolygon>): { area: number; center: Position } {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const measured = parts.map(([ring = []]) => measure(ring)).sort((a, b) => b.area - a.area);
  return measured[0] ?? { area: 0, center: [0, 0] };
}

export function readAtlas(): Atlas {
  const us = read('us-atlas/counties-10m.json');
  const world = read('world-atlas/countries-50m.json');
  const [states, counties, countries] = [us.objects['states'], us.objects['counties'], world.objects['countries']];
  if (!states || !counties || !countries) throw new Error('The atlases lack states, counties or countries');

  const stateShapes = feature(us, states).features;
  const countryShapes = feature(world, countries).features;
  const stateOf = (county: GeometryObject) => county.id?.slice(0, 2);

  const border = (kind: 'country' | 'state' | 'county', geometry: MultiLineString) => {
    return { type: 'Feature' as const, properties: { kind }, geometry };
  };
  const label = (kind: 'country' | 'state', shape: Feature<Polygon | MultiPolygon, { name: string }>) => {
    const { area, center } = labelPoint(shape);
    const properties = { kind, name: shape.properties.name, rank: Math.round(area) };
    return { type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates: center } };
  };

  return {
    // The finer outline of the states replaces the outline of the country.
    land: [...stateShapes, ...countryShapes.filter(({ id }) => id !== UNITED_STATES)],
    borders: [
      border(
        'country',
        mesh(world, countries, (a, b) => a !== b),
      ),
      border(
        'state',
        mesh(us, states, (a, b) => a !== b),
      ),
      border(
        'county',
        mesh(us, counties, (a, b) => a !== b && stateOf(a) === stateOf(b)),
      ),
    ],
    labels: [
      ...countryShapes.map((shape) => label('country', shape)),
      ...stateShapes.filter(({ properties }) => !UNLABELED.has(properties.name)).map((shape) => label('state', shape)),
    ],
  };
}
