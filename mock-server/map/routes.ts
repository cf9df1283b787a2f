import { metersBetween } from './geo.ts';

/**
 * `fixtures/map/routes.json`. `points` is a flat list of three integers per point: longitude and latitude in 1e-5
 * degrees, and driving time since the start in tenths of a second. The first point is absolute, the others are
 * differences. The way back is the reversed route.
 */
export type RoutesFile = {
  hubs: {
    name: string;
    address: string;
    lon: number;
    lat: number;
    routes: { to: string; meters: number; seconds: number; points: number[] }[];
  }[];
};

/** A route by points, with linear interpolation between them. All four lists have the same length. */
export type Route = {
  readonly to: string;
  readonly meters: number;
  readonly seconds: number;
  readonly lon: Float64Array;
  readonly lat: Float64Array;
  /** Seconds since the start. */
  readonly at: Float64Array;
  /** Meters since the start. */
  readonly metersAt: Float64Array;
};

/** Overnight parking place of vehicles, with their routes. */
export type Hub = {
  readonly name: string;
  readonly address: string;
  readonly lon: number;
  readonly lat: number;
  readonly routes: readonly Route[];
};

const VALUES_PER_POINT = 3;

function decodeRoute({ to, meters, seconds, points }: RoutesFile['hubs'][number]['routes'][number]): Route {
  const count = points.length / VALUES_PER_POINT;
  const lon = new Float64Array(count);
  const lat = new Float64Array(count);
  const at = new Float64Array(count);
  const metersAt = new Float64Array(count);
  let [x, y, tenths, along] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    x += points[VALUES_PER_POINT * i] ?? 0;
    y += points[VALUES_PER_POINT * i + 1] ?? 0;
    tenths += points[VALUES_PER_POINT * i + 2] ?? 0;
    lon[i] = x / 1e5;
    lat[i] = y / 1e5;
    at[i] = tenths / 10;
    if (i > 0) along += metersBetween(lon[i - 1] ?? 0, lat[i - 1] ?? 0, x / 1e5, y / 1e5);
    metersAt[i] = along;
  }
  return { to, meters, seconds, lon, lat, at, metersAt };
}

/** Decodes the hubs of a parsed routes file into typed arrays on first use. */
export function decodeRoutes(file: RoutesFile): { hubs(): readonly Hub[] } {
  let decoded: readonly Hub[] | null = null;
  return {
    hubs() {
      decoded ??= file.hubs.map((hub) => ({ ...hub, routes: hub.routes.map(decodeRoute) }));
      return decoded;
    },
  };
}
