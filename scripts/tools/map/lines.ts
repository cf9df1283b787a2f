import { nearestOnSegment } from '../../../mock-server/map/geo.ts';

/** Planar geometry on lists of points, in any unit. */

export type Point = readonly [number, number];
/** [min x, min y, max x, max y] */
export type Rectangle = readonly [number, number, number, number];

/** Part of a segment inside the rectangle, as two fractions of its length. `null` if there is none (Liang–Barsky). */
function clipSegment([ax, ay]: Point, [bx, by]: Point, [x0, y0, x1, y1]: Rectangle): [number, number] | null {
  let enter = 0;
  let leave = 1;
  const sides: [number, number][] = [
    [ax - bx, ax - x0],
    [bx - ax, x1 - ax],
    [ay - by, ay - y0],
    [by - ay, y1 - ay],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return null;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter < leave ? [enter, leave] : null;
}

export function between([ax, ay]: Point, [bx, by]: Point, fraction: number): Point {
  return [ax + (bx - ax) * fraction, ay + (by - ay) * fraction];
}

/** Pieces of a line inside a rectangle. */
export function clipLine(line: readonly Point[], rectangle: Rectangle): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1] as Point;
    const to = line[i] as Point;
    const inside = clipSegment(from, to, rectangle);
    if (!inside) continue;
    const [enter, leave] = inside;
    if (piece.length === 0 || enter > 0) {
      piece = [between(from, to, enter)];
      pieces.push(piece);
    }
    piece.push(between(from, to, leave));
    if (leave < 1) piece = [];
  }
  return pieces;
}

/** Cuts a ring to a rectangle, one side at a time (Sutherland–Hodgman). Empty if nothing is left. */
export function clipRing(ring: readonly Point[], [x0, y0, x1, y1]: Rectangle): Point[] {
  const sides: ((point: Point) => number)[] = [([x]) => x - x0, ([x]) => x1 - x, ([, y]) => y - y0, ([, y]) => y1 - y];
  let rest = ring.slice(1);
  for (const inside of sides) {
    rest = rest.flatMap((to, i) => {
      const from = rest.at(i - 1) as Point;
      const [before, now] = [inside(from), inside(to)];
      const crossed = before * now < 0 ? [between(from, to, before / (before - now))] : [];
      return now >= 0 ? [...crossed, to] : crossed;
    });
  }
  return rest.length < 3 ? [] : [rest.at(-1) as Point, ...rest];
}

/** Distance of a point from a segment, and the position of the nearest place along it (0 to 1). */
export function distanceToSegment(point: Point, from: Point, to: Point): [distance: number, at: number] {
  const { distance, at } = nearestOnSegment(...point, ...from, ...to);
  return [distance, at];
}

/**
 * Douglas–Peucker for any error measure: keeps the ends, and each item whose error against its replacing span exceeds 1. Returns
 * the indexes to keep, in order.
 */
export function simplifyBy(count: number, error: (first: number, index: number, last: number) => number): number[] {
  const keep = new Set([0, count - 1]);
  const spans: [number, number][] = [[0, count - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let worst = 1;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const found = error(first, i, last);
      if (found > worst) [worst, at] = [found, i];
    }
    if (at < 0) continue;
    keep.add(at);
    spans.push([first, at], [at, last]);
  }
  return [...keep].sort((a, b) => a - b);
}

/** Douglas–Peucker by distance. */
export function simplifyLine<P extends readonly number[]>(line: readonly P[], tolerance: number): P[] {
  const point = (i: number) => line[i] as unknown as Point;
  const kept = simplifyBy(line.length, (first, i, last) => {
    return distanceToSegment(point(i), point(first), point(last))[0] / tolerance;
  });
  return kept.map((i) => line[i] as P);
}
