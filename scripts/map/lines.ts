import { nearestOnSegment } from '../../mock-server/map/geo.ts';

/** Plain geometry on lists of points, in whatever unit the points are. */

export type Point = readonly [number, number];
/** [smallest x, smallest y, largest x, largest y] */
export type Rectangle = readonly [number, number, number, number];

/** The part of a segment inside the rectangle as two fractions of its length, or null (Liang–Barsky). */
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

/** The pieces of a line inside a rectangle. */
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

/** A ring cut to a rectangle, side by side (Sutherland–Hodgman); empty when nothing is left. */
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

/** Distance of a point from a segment, and how far along the segment (0 to 1) the nearest place is. */
export function distanceToSegment(point: Point, from: Point, to: Point): [distance: number, at: number] {
  const { distance, at } = nearestOnSegment(...point, ...from, ...to);
  return [distance, at];
}

/**
 * Douglas–Peucker over any measure of error: keeps the ends and every item whose error against the span that would
 * replace it exceeds 1. Answers the indexes to keep, in order.
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
