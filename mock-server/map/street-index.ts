import { type GazetteerFile, type PackedLine } from './gazetteer.ts';
import { nearestOnSegment, type Plane, planeAround } from './geo.ts';
import { type Axis, axisOf } from './house-numbers.ts';

/** A straight segment of a street, in meters on the index's plane. */
export type Segment = { ax: number; ay: number; bx: number; by: number };
export type Street = { name: string; axis: Axis; isMotorway: boolean; segments: Segment[] };

/** A nearby street: distance, nearest position, and whether the place is on the even side. */
export type NearStreet = { street: Street; meters: number; lon: number; lat: number; onEvenSide: boolean };

export type StreetIndex = {
  streets: Street[];
  plane: Plane;
  /** The nearest street and the nearest motorway within range, if any. */
  nearest(lon: number, lat: number, within: number): { street: NearStreet | null; motorway: NearStreet | null };
};

const CELL_METERS = 250;

function segmentsOf(line: PackedLine, plane: Plane): Segment[] {
  const segments: Segment[] = [];
  let [lon, lat] = [line[0] ?? 0, line[1] ?? 0];
  let [ax, ay] = plane.meters(lon / 1e5, lat / 1e5);
  for (let i = 2; i < line.length; i += 2) {
    lon += line[i] ?? 0;
    lat += line[i + 1] ?? 0;
    const [bx, by] = plane.meters(lon / 1e5, lat / 1e5);
    segments.push({ ax, ay, bx, by });
    [ax, ay] = [bx, by];
  }
  return segments;
}

function street(name: string, lines: PackedLine[], plane: Plane, isMotorway: boolean): Street {
  const segments = lines.flatMap((line) => segmentsOf(line, plane));
  let [east, north] = [0, 0];
  for (const { ax, ay, bx, by } of segments) {
    east += Math.abs(bx - ax);
    north += Math.abs(by - ay);
  }
  return { name, axis: axisOf(name, north > east), isMotorway, segments };
}

/** Even numbers are north of east-west streets and west of north-south streets. */
function isOnEvenSide({ axis }: Street, { ax, ay, bx, by }: Segment, x: number, y: number): boolean {
  const left = (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
  const forwards = axis === 'north-south' ? by > ay : bx > ax;
  return left === forwards;
}

/** Indexes streets in square cells, so that a lookup checks only a few dozen segments. */
export function indexStreets({ bounds, streets, motorways }: GazetteerFile): StreetIndex {
  const plane = planeAround((bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2);
  const all = [
    ...streets.map(([name, lines]) => street(name, lines, plane, false)),
    ...motorways.map(([route, lines]) => street(route, lines, plane, true)),
  ];
  const cells = new Map<number, { street: Street; segment: Segment }[]>();
  const cell = (meters: number) => Math.floor(meters / CELL_METERS);
  const key = (column: number, row: number) => column * 100_003 + row;
  for (const street of all) {
    for (const segment of street.segments) {
      const { ax, ay, bx, by } = segment;
      for (let column = cell(Math.min(ax, bx)); column <= cell(Math.max(ax, bx)); column++) {
        for (let row = cell(Math.min(ay, by)); row <= cell(Math.max(ay, by)); row++) {
          const place = key(column, row);
          const entries = cells.get(place);
          if (entries) entries.push({ street, segment });
          else cells.set(place, [{ street, segment }]);
        }
      }
    }
  }

  return {
    streets: all,
    plane,
    nearest(lon, lat, within) {
      const [x, y] = plane.meters(lon, lat);
      const found: { street: NearStreet | null; motorway: NearStreet | null } = { street: null, motorway: null };
      for (let column = cell(x - within); column <= cell(x + within); column++) {
        for (let row = cell(y - within); row <= cell(y + within); row++) {
          for (const { street, segment } of cells.get(key(column, row)) ?? []) {
            const { ax, ay, bx, by } = segment;
            const kind = street.isMotorway ? 'motorway' : 'street';
            const { distance, at } = nearestOnSegment(x, y, ax, ay, bx, by);
            if (distance > within || distance >= (found[kind]?.meters ?? Infinity)) continue;
            const [onLon, onLat] = plane.degrees(ax + (bx - ax) * at, ay + (by - ay) * at);
            const onEvenSide = isOnEvenSide(street, segment, x, y);
            found[kind] = { street, meters: distance, lon: onLon, lat: onLat, onEvenSide };
          }
        }
      }
      return found;
    },
  };
}
