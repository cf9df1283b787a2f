import type { Bounds } from '../../../mock-server/map/geo.ts';
import { type Chicago, linesOf } from './chicago.ts';
import { EXPRESSWAYS } from './expressways.ts';
import { between, type Point } from './lines.ts';

/** Kilometers per degree at this latitude. Approximate, because the result fades out. */
export const KM_PER_DEGREE: Point = [82.8, 111.2];
const MILE_KM = 1.609344;

/** Reach of each class in km from the street map. Roads fade over that distance. */
export const REACH_KM = { motorway: 70, primary: 22, secondary: 15 };

/** Distance in degrees from the edge within which a road counts as cut by it: about 40 m. */
const AT_THE_EDGE = 4e-4;
/** Distance in km over which the direction of a road at the edge is measured. */
const HEADING_KM = 0.12;

export type SketchedRoad = { class: keyof typeof REACH_KM; points: Point[] };

export function kmBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot((ax - bx) * KM_PER_DEGREE[0], (ay - by) * KM_PER_DEGREE[1]);
}

/** Rounds the corners of a hand-drawn line (Chaikin). Keeps the ends. */
function rounded(points: Point[]): Point[] {
  const inner = points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return [points[0] as Point, ...inner.slice(1, -1), points.at(-1) as Point];
}

/** Extends a road that leaves the street map at its first point by `reach` km. `null` if it does not lead out. */
function straightOn(points: Point[], { west, south, east, north }: Bounds, reach: number): Point[] | null {
  const end = points[0] as Point;
  const before = points.find((point) => kmBetween(end, point) > HEADING_KM);
  if (!before) return null;
  const out: Point = [
    end[0] - west < AT_THE_EDGE ? -1 : east - end[0] < AT_THE_EDGE ? 1 : 0,
    end[1] - south < AT_THE_EDGE ? -1 : north - end[1] < AT_THE_EDGE ? 1 : 0,
  ];
  const length = kmBetween(end, before);
  const step: Point = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const outward = out[0] * step[0] * KM_PER_DEGREE[0] + out[1] * step[1] * KM_PER_DEGREE[1];
  // Roads along the edge do not lead out of it.
  if (outward < 0.5) return null;
  return [end, [end[0] + (step[0] * reach) / outward, end[1] + (step[1] * reach) / outward]];
}

/** Extends the arterials cut by the edge in their direction. */
function continued({ bounds, layers }: Chicago): SketchedRoad[] {
  return layers.road.flatMap((feature) => {
    const roadClass = feature.properties.class;
    if (roadClass !== 'primary' && roadClass !== 'secondary') return [];
    return linesOf(feature)
      .map((line) => line.map(([lon = 0, lat = 0]): Point => [lon, lat]))
      .flatMap((line) => [line, line.toReversed()])
      .flatMap((line) => {
        const points = straightOn(line, bounds, REACH_KM[roadClass]);
        return points ? [{ class: roadClass, points }] : [];
      });
  });
}

/** Crossing roads at intervals of a mile, as in the rest of the county. */
function sectionLines({ west, south, east, north }: Bounds): SketchedRoad[] {
  const reach = REACH_KM.secondary;
  const [lonKm, latKm] = KM_PER_DEGREE;
  const [left, right] = [west - reach / lonKm, east + reach / lonKm];
  const [bottom, top] = [south - reach / latKm, north + reach / latKm];
  const roads: SketchedRoad[] = [];
  const draw = (from: Point, to: Point) => roads.push({ class: 'secondary', points: [from, to] });
  for (let away = MILE_KM; away < reach; away += MILE_KM) {
    for (const lat of [north + away / latKm, south - away / latKm]) draw([left, lat], [right, lat]);
    for (const lon of [west - away / lonKm, east + away / lonKm]) draw([lon, bottom], [lon, top]);
  }
  return roads;
}

/** Unnamed roads around the street map: extended arterials, the mile grid, and the expressways. */
export function sketchedRoads(chicago: Chicago): SketchedRoad[] {
  return [
    ...continued(chicago),
    ...sectionLines(chicago.bounds),
    ...EXPRESSWAYS.map(({ class: roadClass, points }) => ({ class: roadClass, points: rounded(rounded(points)) })),
  ];
}
