/** A way along streets from a hub: points with the seconds and metres it takes to each. The way back is its reverse. */
export type Route = {
  to: string;
  metres: number;
  seconds: number;
  lon: Float64Array;
  lat: Float64Array;
  /** Seconds from the start to each point. */
  at: Float64Array;
  /** Metres from the start to each point. */
  metresAt: Float64Array;
};

/** A place where vehicles stand over night. */
export type Hub = { name: string; address: string; lon: number; lat: number; routes: readonly Route[] };
export type Streets = { readonly hubs: readonly Hub[] };

/** A route with what driving along it needs to know, found once. */
export type Path = {
  readonly route: Route;
  /** Length as the points have it, which is what is driven. */
  readonly metres: number;
  readonly seconds: number;
  /** Where it can be driven fastest, in seconds along the route; null where nowhere is fast enough to speed. */
  readonly fast: FastStretch | null;
  /** Seconds along the route at which it bends. */
  readonly turns: readonly number[];
};
/** `metresASecond` on average, `peak` at the most. */
export type FastStretch = { from: number; to: number; metresASecond: number; peak: number };

const STRETCH = 72;
/** Averages over so many seconds, as a speedometer's needle does. */
const NEEDLE = 10;
const SLOWEST_FAST = 10;
const BEND_DEGREES = 25;

const cosine = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** Degrees clockwise from north, from one point to another nearby. */
export function bearing(fromLon: number, fromLat: number, toLon: number, toLat: number): number {
  const east = (toLon - fromLon) * cosine(fromLat);
  return ((Math.atan2(east, toLat - fromLat) * 180) / Math.PI + 360) % 360;
}

/** Index of the last value that is not above `value`, so that there is always a next one. Values ascend. */
function indexBelow(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}

function between(values: Float64Array, index: number, share: number): number {
  const from = values[index] ?? 0;
  return from + ((values[index + 1] ?? from) - from) * share;
}

function locate(route: Route, second: number): { index: number; share: number } {
  const index = indexBelow(route.at, second);
  const from = route.at[index] ?? 0;
  const length = (route.at[index + 1] ?? from) - from;
  return { index, share: length > 0 ? Math.min(1, Math.max(0, (second - from) / length)) : 1 };
}

/** Metres from the start of the route after so many seconds along it. */
export function metresAlong(route: Route, second: number): number {
  const { index, share } = locate(route, second);
  return between(route.metresAt, index, share);
}

/** Where the route is after so many seconds along it. */
export function pointAlong(route: Route, second: number): { lon: number; lat: number; metres: number } {
  const { index, share } = locate(route, second);
  return {
    lon: between(route.lon, index, share),
    lat: between(route.lat, index, share),
    metres: between(route.metresAt, index, share),
  };
}

function fastStretch(route: Route, seconds: number): FastStretch | null {
  const room = seconds - STRETCH - NEEDLE;
  const average = (from: number, length: number): number =>
    (metresAlong(route, from + length) - metresAlong(route, from)) / length;
  let best = { from: 0, metresASecond: SLOWEST_FAST };
  for (let from = NEEDLE; from <= room; from += NEEDLE) {
    const metresASecond = average(from, STRETCH);
    if (metresASecond > best.metresASecond) best = { from, metresASecond };
  }
  if (best.from === 0) return null;
  let peak = 0;
  for (let second = -NEEDLE; second <= STRETCH; second++) peak = Math.max(peak, average(best.from + second, NEEDLE));
  return { ...best, to: best.from + STRETCH, peak };
}

function bends({ at, lon, lat }: Route): number[] {
  const turns: number[] = [];
  let heading = Number.NaN;
  for (let i = 0; i + 1 < at.length; i++) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [lon[i], lat[i], lon[i + 1], lat[i + 1]];
    if (x === nextX && y === nextY) continue;
    const next = bearing(x, y, nextX, nextY);
    if (Math.abs(((next - heading + 540) % 360) - 180) >= BEND_DEGREES) turns.push(at[i] ?? 0);
    heading = next;
  }
  return turns;
}

export function pathOf(route: Route): Path {
  const metres = route.metresAt.at(-1) ?? 0;
  const seconds = route.at.at(-1) ?? 0;
  return { route, metres, seconds, fast: fastStretch(route, seconds), turns: bends(route) };
}
