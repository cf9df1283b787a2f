import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GazetteerFile } from './gazetteer.ts';
import { decodeRoutes, type Route, type RoutesFile } from './routes.ts';

const read = (name: string) => readFileSync(new URL(`../../fixtures/map/${name}`, import.meta.url), 'utf8');
const file = JSON.parse(read('routes.json')) as RoutesFile;
const { bounds } = JSON.parse(read('gazetteer.json')) as GazetteerFile;
const hubs = decodeRoutes(file).hubs();
const routes = hubs.flatMap((hub) => hub.routes.map((route) => ({ hub, route })));

const METERS_PER_MILE_AN_HOUR = 0.44704;
/** Miles per hour between consecutive points. */
const speeds = ({ at, metersAt }: Route) =>
  Array.from(at.subarray(1), (seconds, i) => {
    const meters = (metersAt[i + 1] ?? 0) - (metersAt[i] ?? 0);
    return meters / (seconds - (at[i] ?? 0)) / METERS_PER_MILE_AN_HOUR;
  });

test('decodes points from differences', () => {
  const [hub] = decodeRoutes({
    hubs: [
      {
        name: 'Shop',
        address: '1 N State St',
        lon: -87.6278,
        lat: 41.882,
        routes: [{ to: 'Corner', meters: 111, seconds: 12, points: [-8762780, 4188200, 0, 0, 50, 60, 0, 50, 64] }],
      },
    ],
  }).hubs();
  const route = hub?.routes[0];
  expect(Array.from(route?.lon ?? [])).toEqual([-87.6278, -87.6278, -87.6278]);
  expect(Array.from(route?.lat ?? [])).toEqual([41.882, 41.8825, 41.883]);
  expect(Array.from(route?.at ?? [])).toEqual([0, 6, 12.4]);
  expect(Array.from(route?.metersAt ?? [], Math.round)).toEqual([0, 56, 111]);
  expect(route).toMatchObject({ to: 'Corner', meters: 111, seconds: 12 });
});

test('decodes the hubs once', () => {
  const book = decodeRoutes(file);
  expect(book.hubs()).toBe(book.hubs());
});

test('has five routes to distinct places for each of 96 hubs', () => {
  expect(hubs).toHaveLength(96);
  for (const { routes } of hubs) expect(new Set(routes.map(({ to }) => to)).size).toBe(5);
  expect(hubs[0]).toMatchObject({ name: 'Fulton Market shop', address: '1026 W Fulton Market, Chicago, IL 60607' });
  expect(new Set(hubs.map(({ address }) => address)).size).toBe(96);
});

test('keeps hubs 500 m inside the street map and routes within it', () => {
  const degrees = { lon: 500 / 82_000, lat: 500 / 111_000 };
  for (const { lon, lat } of hubs) {
    expect(lon).toBeGreaterThan(bounds.west + degrees.lon);
    expect(lon).toBeLessThan(bounds.east - degrees.lon);
    expect(lat).toBeGreaterThan(bounds.south + degrees.lat);
    expect(lat).toBeLessThan(bounds.north - degrees.lat);
  }
  for (const { route } of routes) {
    expect(Math.min(...route.lon)).toBeGreaterThan(bounds.west);
    expect(Math.max(...route.lon)).toBeLessThan(bounds.east);
    expect(Math.min(...route.lat)).toBeGreaterThan(bounds.south);
    expect(Math.max(...route.lat)).toBeLessThan(bounds.north);
  }
});

test('starts routes at their hub and states their length', () => {
  for (const { hub, route } of routes) {
    expect(Math.abs((route.lon[0] ?? 0) - hub.lon)).toBeLessThan(2e-5);
    expect(Math.abs((route.lat[0] ?? 0) - hub.lat)).toBeLessThan(2e-5);
    expect(Math.abs((route.metersAt.at(-1) ?? 0) - route.meters)).toBeLessThanOrEqual(0.5);
    expect(Math.abs((route.at.at(-1) ?? 0) - route.seconds)).toBeLessThanOrEqual(0.5);
    expect(route.meters).toBeGreaterThan(2_000);
    expect(route.meters).toBeLessThan(16_000);
  }
});

test('has ascending times and urban speeds', () => {
  for (const { route } of routes) {
    expect(route.at.every((seconds, i) => i === 0 || seconds > (route.at[i - 1] ?? 0))).toBe(true);
    expect(Math.max(...speeds(route))).toBeLessThan(60);
    const average = route.meters / route.seconds / METERS_PER_MILE_AN_HOUR;
    expect(average).toBeGreaterThan(15);
    expect(average).toBeLessThan(50);
  }
});

test('starts and stops vehicles at walking pace', () => {
  for (const { route } of routes) {
    const driven = speeds(route);
    expect(driven[0]).toBeLessThan(20);
    expect(driven.at(-1)).toBeLessThan(20);
  }
});

test('uses motorways on some routes only', () => {
  const fast = routes.filter(({ route }) => Math.max(...speeds(route)) > 50).length;
  expect(fast).toBeGreaterThan(50);
  expect(fast).toBeLessThan(240);
});
