/** A route from a hub: points with cumulative seconds and meters. The way back is its reverse. */
export type Route = {
  to: string;
  meters: number;
  seconds: number;
  lon: Float64Array;
  lat: Float64Array;
  /** Seconds from the start to each point. */
  at: Float64Array;
  /** Meters from the start to each point. */
  metersAt: Float64Array;
};

/** Overnight parking place of vehicles. */
export type Hub = { name: string; address: string; lon: number; lat: number; routes: readonly Route[] };
export type Streets = { readonly hubs: readonly Hub[] };

/** A route with derived properties for driving. */
export type Path = {
  readonly route: Route;
  /** Length computed from the points, which is the distance driven. */
  readonly meters: number;
  readonly seconds: number;
  /** Fastest section in seconds along the route. `null` if too slow for speeding. */
  readonly fast: FastStretch | null;
  /** Bends, in seconds along the route. */
  readonly turns: readonly number[];
  /** Final heading in degrees clockwise from north, on the way out and on the way back. */
  readonly outward: number;
  readonly homeward: number;
};
/** `metersASecond`: average. `peak`: maximum between two points. `peakAt`: where it stays fast for a while. */
export type FastStretch = { from: number; to: number; metersASecond: number; peak: number; peakAt: number };

const STRETCH = 72;
/** Seconds at both ends of the route without speeding. */
const MARGIN = 15;
const SLOWEST_FAST = 10;
const BEND_DEGREES = 25;
/** Seconds at the end of a drive that determine the parked heading. */
const LAST_SECONDS = 10;

const cosine = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** Heading from one point to a nearby one in degrees clockwise from north. */
export function bearing(fromLon: number, fromLat: number, toLon: number, toLat: number): number {
  const east = (toLon - fromLon) * cosine(fromLat);
  return ((Math.atan2(east, toLat - fromLat) * 180) / Math.PI + 360) % 360;
}

/** Index of the last value not above `value`, excluding the last entry. Values ascend. */
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

/** `indexBelow` for ascending queries: continues from the previous index instead of searching. */
function indexFrom(values: Float64Array, before: number, value: number): number {
  let index = before;
  while (index < values.length - 2 && (values[index + 1] ?? 0) <= value) index++;
  return index;
}

function between(values: Float64Array, index: number, share: number): number {
  const from = values[index] ?? 0;
  return from + ((values[index + 1] ?? from) - from) * share;
}

/** Position of a second between the point at this index and the next, 0 to 1. */
function shareOf({ at }: Route, index: number, second: number): number {
  const from = at[index] ?? 0;
  const length = (at[index + 1] ?? from) - from;
  return length > 0 ? Math.min(1, Math.max(0, (second - from) / length)) : 1;
}

/** Meters from the start of the route after seconds along it. */
export function metersAlong(route: Route, second: number): number {
  const index = indexBelow(route.at, second);
  return between(route.metersAt, index, shareOf(route, index, second));
}

/** Position on the route after seconds along it. */
export function pointAlong(route: Route, second: number): { lon: number; lat: number; meters: number } {
  const index = indexBelow(route.at, second);
  const share = shareOf(route, index, second);
  return {
    lon: between(route.lon, index, share),
    lat: between(route.lat, index, share),
    meters: between(route.metersAt, index, share),
  };
}

/** Heading between two seconds along the route, in degrees clockwise from north. */
export function bearingAlong(route: Route, from: number, to: number): number {
  const { lon, lat } = route;
  const first = indexBelow(route.at, from);
  const last = indexBelow(route.at, to);
  const firstShare = shareOf(route, first, from);
  const lastShare = shareOf(route, last, to);
  return bearing(
    between(lon, first, firstShare),
    between(lat, first, firstShare),
    between(lon, last, lastShare),
    between(lat, last, lastShare),
  );
}

function topSpeed({ at, metersAt }: Route, from: number, to: number): number {
  let top = 0;
  for (let i = 0; i + 1 < at.length; i++) {
    const begin = at[i] ?? 0;
    const end = at[i + 1] ?? 0;
    if (end <= from || begin >= to || end <= begin) continue;
    top = Math.max(top, ((metersAt[i + 1] ?? 0) - (metersAt[i] ?? 0)) / (end - begin));
  }
  return top;
}

function fastestWindow(
  route: Route,
  length: number,
  from: number,
  to: number,
  step: number,
): { at: number; meters: number } {
  let fastest = from;
  let most = 0;
  let behind = 0;
  let ahead = 0;
  for (let at = from; at + length <= to; at += step) {
    behind = indexFrom(route.at, behind, at);
    ahead = indexFrom(route.at, ahead, at + length);
    const start = between(route.metersAt, behind, shareOf(route, behind, at));
    const meters = between(route.metersAt, ahead, shareOf(route, ahead, at + length)) - start;
    if (meters <= most) continue;
    fastest = at;
    most = meters;
  }
  return { at: fastest, meters: most };
}

function fastStretch(route: Route, seconds: number): FastStretch | null {
  const { at: from, meters } = fastestWindow(route, STRETCH, MARGIN, seconds - MARGIN, MARGIN);
  if (meters < SLOWEST_FAST * STRETCH) return null;
  const to = from + STRETCH;
  return {
    from,
    to,
    metersASecond: meters / STRETCH,
    peak: topSpeed(route, from - MARGIN, to + MARGIN),
    peakAt: fastestWindow(route, MARGIN, from, to, 3).at + MARGIN / 2,
  };
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

/** Computes other properties on demand, because most paths are only queried for their destination. */
class FoundPath implements Path {
  readonly route: Route;
  readonly meters: number;
  readonly seconds: number;
  #fast: FastStretch | null | undefined;
  #turns: readonly number[] | undefined;
  #outward: number | undefined;
  #homeward: number | undefined;

  constructor(route: Route) {
    this.route = route;
    this.meters = route.metersAt.at(-1) ?? 0;
    this.seconds = route.at.at(-1) ?? 0;
  }

  get fast(): FastStretch | null {
    if (this.#fast === undefined) this.#fast = fastStretch(this.route, this.seconds);
    return this.#fast;
  }

  get turns(): readonly number[] {
    return (this.#turns ??= bends(this.route));
  }

  get outward(): number {
    return (this.#outward ??= bearingAlong(this.route, this.seconds - LAST_SECONDS, this.seconds));
  }

  get homeward(): number {
    return (this.#homeward ??= bearingAlong(this.route, LAST_SECONDS, 0));
  }
}

export const pathOf = (route: Route): Path => new FoundPath(route);
