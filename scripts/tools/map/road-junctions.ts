import { distanceToSegment, type Point, type Rectangle } from './lines.ts';
import { mayEndOn, meetOnTheGround, type RoadLine } from './road-lines.ts';

/** Maximum distance in meters at which the end of a road meets another road, and at which two roads share a bend. */
const END_REACH = 12;
const BEND_REACH = 2;
const CELL_METERS = 120;

/** Points of roads that are the same place, at the position of the first one. */
export class Places {
  readonly #parents: number[] = [];
  readonly #points: Point[] = [];

  add(point: Point): number {
    this.#points.push(point);
    return this.#parents.push(this.#parents.length) - 1;
  }

  /** Point that represents all points of its place. */
  of(member: number): number {
    let root = member;
    while (this.#parents[root] !== root) root = this.#parents[root] as number;
    this.#parents[member] = root;
    return root;
  }

  at(member: number): Point {
    return this.#points[this.of(member)] as Point;
  }

  /** Merges the second point into the first, at the position of the first. */
  join(into: number, member: number): void {
    this.#parents[this.of(member)] = this.of(into);
  }
}

/** A straight piece of a road with its places, by their fraction of its length. */
export type RoadSegment = {
  line: RoadLine;
  index: number;
  from: Point;
  to: Point;
  cuts: { at: number; place: number }[];
};

function around([ax, ay]: Point, [bx, by]: Point, margin: number): Rectangle {
  return [Math.min(ax, bx) - margin, Math.min(ay, by) - margin, Math.max(ax, bx) + margin, Math.max(ay, by) + margin];
}

/** Spatial index: finds the segments near an area. */
function segmentsNear(segments: RoadSegment[]): (area: Rectangle) => Set<RoadSegment> {
  const cells = new Map<string, RoadSegment[]>();
  const keys = function* ([x0, y0, x1, y1]: Rectangle) {
    for (let x = Math.floor(x0 / CELL_METERS); x <= Math.floor(x1 / CELL_METERS); x++) {
      for (let y = Math.floor(y0 / CELL_METERS); y <= Math.floor(y1 / CELL_METERS); y++) yield `${x},${y}`;
    }
  };
  for (const segment of segments) {
    for (const key of keys(around(segment.from, segment.to, 0))) {
      const cell = cells.get(key);
      if (cell) cell.push(segment);
      else cells.set(key, [segment]);
    }
  }
  return (area) => new Set([...keys(area)].flatMap((key) => cells.get(key) ?? []));
}

/** Crossing of two segments, as fractions of each. */
function crossing(a: RoadSegment, b: RoadSegment): [number, number] | null {
  const [dx, dy] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [ex, ey] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const determinant = dx * ey - dy * ex;
  if (Math.abs(determinant) < 1e-9) return null;
  const [sx, sy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
  const u = (sx * ey - sy * ex) / determinant;
  const v = (sx * dy - sy * dx) / determinant;
  return u > 0 && u < 1 && v > 0 && v < 1 ? [u, v] : null;
}

function pointOn({ from, to }: RoadSegment, at: number): Point {
  return [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
}

/** Maximum distance in meters at which a point of a line is the same place as a point of another road. Negative for never. */
function joinReach(line: RoadLine, isEnd: boolean, other: RoadSegment, at: number): number {
  if (isEnd && mayEndOn(line, other.line)) return END_REACH;
  const last = other.line.points.length - 2;
  const isOtherEnd = (at === 0 && other.index === 0) || (at === 1 && other.index === last);
  // A road that continues under a bridge, or as another class, is joined end to end.
  return (isEnd && isOtherEnd) || meetOnTheGround(line, other.line) ? BEND_REACH : -1;
}

/** Cuts roads where other roads end on them, share a bend, or cross. */
export function findJunctions(lines: RoadLine[]): { segments: RoadSegment[]; places: Places } {
  const places = new Places();
  const roads = lines.map((line) => ({ line, vertices: line.points.map((point) => places.add(point)) }));
  const segments = roads.flatMap(({ line, vertices }) =>
    line.points.slice(1).map((to, index): RoadSegment => {
      const [start = 0, end = 0] = vertices.slice(index, index + 2);
      const cuts = [
        { at: 0, place: start },
        { at: 1, place: end },
      ];
      return { line, index, from: line.points[index] as Point, to, cuts };
    }),
  );
  const near = segmentsNear(segments);

  for (const { line, vertices } of roads) {
    for (const [index, point] of line.points.entries()) {
      const isEnd = index === 0 || index === line.points.length - 1;
      const meetings = [...near(around(point, point, END_REACH))]
        .filter((other) => other.line !== line)
        .map((other) => ({ other, nearest: distanceToSegment(point, other.from, other.to) }))
        .filter(({ other, nearest: [distance, at] }) => distance <= joinReach(line, isEnd, other, at))
        .sort((a, b) => a.nearest[0] - b.nearest[0]);
      for (const [order, { other, nearest }] of meetings.entries()) {
        const [distance, at] = nearest;
        // An end joins the nearest road only, so that two carriageways stay separate.
        if (order > 0 && distance > BEND_REACH) break;
        const known = other.cuts.find((cut) => cut.at === at);
        const cut = known ?? { at, place: places.add(pointOn(other, at)) };
        if (!known) other.cuts.push(cut);
        places.join(cut.place, vertices[index] ?? 0);
      }
    }
  }
  for (const segment of segments) {
    for (const other of near(around(segment.from, segment.to, 0))) {
      if (other.line === segment.line || !meetOnTheGround(segment.line, other.line)) continue;
      const found = crossing(segment, other);
      if (!found || segment.cuts.some(({ at }) => at === found[0])) continue;
      const place = places.add(pointOn(segment, found[0]));
      segment.cuts.push({ at: found[0], place });
      other.cuts.push({ at: found[1], place });
    }
  }
  return { segments, places };
}
