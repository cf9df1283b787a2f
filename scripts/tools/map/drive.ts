import { between, distanceToSegment, type Point, simplifyBy } from './lines.ts';
import type { Edge } from './road-network.ts';

/** A point of a drive: meters on the plane, and seconds since the start. */
export type Moment = { place: Point; seconds: number };

/** Acceleration and braking in meters per second squared. */
const ACCELERATION = 1.5;
const BRAKING = 1.8;

/** Speed in meters per second around bends, by angle in degrees. */
const BENDS: [angle: number, speed: number][] = [
  [120, 3],
  [60, 5.5],
  [35, 8],
  [20, 12],
];
/** Distance in meters on either side over which a bend is measured, so that a kink in the drawing does not count. */
const BEND_SPAN = 15;
const STEP = 12;

/** Tolerance of a simplified drive in meters: across the road, and along it at the same second. */
const OFF_ROAD = 2;
const OFF_TIME = 5;

type Sample = { place: Point; along: number; speed: number };

/** Samples the path at intervals of at most a dozen meters, with the speed limit of each sample. */
function samples(start: Point, path: Edge[], nodes: Point[]): Sample[] {
  const found: Sample[] = [{ place: start, along: 0, speed: 0 }];
  let [place, along] = [start, 0];
  for (const { to, speed } of path) {
    const end = nodes[to] as Point;
    const meters = Math.hypot(end[0] - place[0], end[1] - place[1]);
    const steps = Math.max(1, Math.ceil(meters / STEP));
    for (let step = 1; step <= steps; step++) {
      found.push({ place: between(place, end, step / steps), along: along + (meters * step) / steps, speed });
    }
    along += meters;
    place = end;
  }
  return found;
}

/** Angle in degrees by which the path turns at a sample. */
function bendAt(way: Sample[], index: number): number {
  const { along, place } = way[index] as Sample;
  let [back, ahead] = [index, index];
  while (back > 0 && along - (way[back]?.along ?? 0) < BEND_SPAN) back--;
  while (ahead < way.length - 1 && (way[ahead]?.along ?? 0) - along < BEND_SPAN) ahead++;
  const [[ax, ay], [bx, by], [cx, cy]] = [way[back]?.place ?? place, place, way[ahead]?.place ?? place];
  const angle = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax);
  return Math.abs((((angle * 180) / Math.PI + 540) % 360) - 180);
}

/** Limits the speeds by bends, acceleration and braking. A drive starts and ends at rest. */
function slowDown(way: Sample[]): void {
  for (const [index, sample] of way.entries()) {
    const bend = bendAt(way, index);
    const limit = BENDS.find(([angle]) => bend > angle)?.[1] ?? Infinity;
    sample.speed = Math.min(sample.speed, limit);
  }
  const last = way.at(-1);
  if (last) last.speed = 0;
  const reachable = (from: Sample, to: Sample, rate: number) => {
    to.speed = Math.min(to.speed, Math.sqrt(from.speed ** 2 + 2 * rate * Math.abs(to.along - from.along)));
  };
  for (let i = 1; i < way.length; i++) reachable(way[i - 1] as Sample, way[i] as Sample, ACCELERATION);
  for (let i = way.length - 1; i > 0; i--) reachable(way[i] as Sample, way[i - 1] as Sample, BRAKING);
}

/** Distance in meters from the end at which a vehicle stops: beside the junction, not on it. */
function shorten(way: Sample[], meters: number): Sample[] {
  const end = (way.at(-1)?.along ?? 0) - meters;
  return way.filter(({ along }) => along <= end);
}

/** Drives a path. Returns the few points between which position and speed are nearly linear. */
export function drive(start: Point, path: Edge[], nodes: Point[], stopShort: number): Moment[] {
  const way = shorten(samples(start, path, nodes), stopShort);
  slowDown(way);
  let seconds = 0;
  const moments = way.map(({ place, along, speed }, index): Moment => {
    const previous = way[index - 1];
    if (previous) seconds += (2 * (along - previous.along)) / (previous.speed + speed);
    return { place, seconds };
  });
  const at = (index: number) => moments[index] as Moment;
  return simplifyBy(moments.length, (first, index, last) => {
    const [from, here, to] = [at(first), at(index), at(last)];
    const [offRoad] = distanceToSegment(here.place, from.place, to.place);
    const then = between(from.place, to.place, (here.seconds - from.seconds) / (to.seconds - from.seconds));
    const offTime = Math.hypot(then[0] - here.place[0], then[1] - here.place[1]);
    return Math.max(offRoad / OFF_ROAD, offTime / OFF_TIME);
  }).map(at);
}
