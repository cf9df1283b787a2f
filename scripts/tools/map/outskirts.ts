import type { Feature, Position } from 'geojson';
import type { Bounds } from '../../../mock-server/map/geo.ts';
import type { Atlas } from './atlas.ts';
import type { Chicago } from './chicago.ts';
import { edgeVeil } from './edge-veil.ts';
import { between, type Point } from './lines.ts';
import { KM_PER_DEGREE, kmBetween, REACH_KM, sketchedRoads } from './sketched-roads.ts';

/** Length in km of the road pieces, each with one opacity. */
const PIECE_KM = 1.2;

/** Distance in degrees by which the ground stays inside the edge, so that it does not show beyond the water. */
const GROUND_INSET = 1e-4;

/** Real shore of Lake Michigan at the northern edge of the street map, and a bend of the coarse shore further on. */
const SHORE_AT_EDGE: Position = [-87.6384, 41.9677];
const SHORE_BEYOND: Position = [-87.671, 42.029];

const LAKE = { name: 'Lake Michigan', at: [-87.38, 42.02] };

function insideRing([x, y]: Point, ring: Position[]): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax = 0, ay = 0] = ring[i - 1] ?? [];
    const [bx = 0, by = 0] = ring[i] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Kilometers outside the street map. 0 inside. */
function kmOutside([x, y]: Point, { west, south, east, north }: Bounds): number {
  const dx = Math.max(west - x, 0, x - east) * KM_PER_DEGREE[0];
  const dy = Math.max(south - y, 0, y - north) * KM_PER_DEGREE[1];
  return Math.hypot(dx, dy);
}

function pieces(points: Point[]): [Point, Point][] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    const count = Math.ceil(kmBetween(from, to) / PIECE_KM);
    return Array.from({ length: count }, (_, n): [Point, Point] => [
      between(from, to, n / count),
      between(from, to, (n + 1) / count),
    ]);
  });
}

/** Land of the street map, and the wedge between its shore and the coarse shore in the north. */
function ground({ west, south, east, north }: Bounds): Position[] {
  return [
    [west, south],
    [east - GROUND_INSET, south],
    [east - GROUND_INSET, north - GROUND_INSET],
    [SHORE_AT_EDGE[0] ?? 0, north - GROUND_INSET],
    SHORE_AT_EDGE,
    SHORE_BEYOND,
    [west, north],
    [west, south],
  ];
}

const round = ([x, y]: Point): Position => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4];

/** Surroundings of the street map: land below it and roads leading out, so that it has no hard edge. */
export function outskirts(chicago: Chicago, { land }: Atlas): Feature[] {
  const { bounds } = chicago;
  const box = ground(bounds);
  const rings = land.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates[0] ?? []] : geometry.coordinates.map(([ring = []]) => ring),
  );
  const onLand = (point: Point) => insideRing(point, box) || rings.some((ring) => insideRing(point, ring));

  const groups = new Map<string, { properties: { class: string; opacity: number }; coordinates: Position[][] }>();
  for (const { class: roadClass, points } of sketchedRoads(chicago)) {
    for (const [from, to] of pieces(points)) {
      const middle = between(from, to, 0.5);
      const outside = kmOutside(middle, bounds);
      const opacity = Math.round(10 * (1 - outside / REACH_KM[roadClass])) / 10;
      if (outside === 0 || opacity <= 0 || !onLand(middle)) continue;
      const key = `${roadClass} ${opacity}`;
      const group = groups.get(key) ?? { properties: { class: roadClass, opacity }, coordinates: [] };
      groups.set(key, group);
      group.coordinates.push([round(from), round(to)]);
    }
  }
  const roads = [...groups.values()].map(
    ({ properties, coordinates }): Feature => ({
      type: 'Feature',
      properties,
      geometry: { type: 'MultiLineString', coordinates },
    }),
  );
  return [
    { type: 'Feature', properties: { class: 'land' }, geometry: { type: 'Polygon', coordinates: [box] } },
    ...edgeVeil(bounds),
    ...roads,
    {
      type: 'Feature',
      properties: { class: 'lake', name: LAKE.name },
      geometry: { type: 'Point', coordinates: LAKE.at },
    },
  ];
}
