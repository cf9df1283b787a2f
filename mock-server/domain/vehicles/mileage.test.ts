import { expect, test } from 'vitest';
import { createMock, NOW, type Send } from '../../../tests/support/mock.ts';
import { DAY } from '../../world/duration.ts';

const mock = createMock();
const VAN_14 = '3182042261';
const iso = (offset: number) => new Date(NOW + offset).toISOString();
type Trip = { miles: number; logs: { mileage: number }[] };
type Trips = { results: Trip[]; stats: { trip_miles: number; total_net_miles: number } };

async function signedIn() {
  const world = await mock.world();
  // Signs in again, because a token expires between requests that are days apart.
  const send: Send = async (...request) => (await mock.as(world, 'owner'))(...request);
  const body = async <Body>(path: string) => (await send('GET', path)).body as Body;
  return {
    world,
    set: (value: number) =>
      send('POST', '/api/iot/send-configuration', { deviceKey: VAN_14, command: 'set_mileage', value }),
    trips: (from: number, to: number) =>
      body<Trips>(`/api/v1/device/trip/${VAN_14}?from_date=${iso(from)}&to_date=${iso(to)}`),
    past: async () => [
      await body(`/api/v1/device/trip/${VAN_14}?from_date=${iso(-3 * DAY)}&to_date=${iso(-3_600_000)}`),
      await body(`/api/v1/alert/event?vehicle_id=1003&from_date=${iso(-7 * DAY)}&to_date=${iso(-3_600_000)}`),
      await body(`/api/v1/iot/logs?vehicle_id=1003&from_date=${iso(-2 * DAY)}&to_date=${iso(-3_600_000)}`),
    ],
    mileage: async () =>
      (await body<{ last_known_state: { mileage: number } }>('/api/v1/vehicle/1003')).last_known_state.mileage,
    fuel: async () => (await body<{ fuel_percent?: { value: number } }>('/api/v1/vehicle/1001/obd')).fuel_percent,
  };
}

test.each([0, 12, 10_000_000])(
  '[commerce 4] keeps past trips, alerts and feed entries when mileage is set to %i',
  async (miles) => {
    const { set, past, mileage } = await signedIn();
    const before = await past();
    expect((await set(miles)).status).toBe(200);
    expect(await mileage()).toBe(miles);
    expect(await past()).toEqual(before);
  },
);

test('[commerce 4] counts driving from a set mileage, as trips add up', async () => {
  const { world, set, trips, mileage } = await signedIn();
  await set(0);
  await set(100);
  world.clock.advance(3 * DAY);
  const { results, stats } = await trips(0, 3 * DAY);
  expect(results.length).toBeGreaterThan(2);
  expect(await mileage()).toBeCloseTo(100 + stats.trip_miles, 5);
  expect(stats.total_net_miles).toBeCloseTo(stats.trip_miles, 5);
  for (const { logs } of results) for (const log of logs) expect(log.mileage).toBeGreaterThanOrEqual(100);
});

test('[commerce 4] adds no driven mile when the odometer is set during a trip', async () => {
  const { set, trips } = await signedIn();
  const before = await trips(-2 * DAY, 0);
  await set(9_999);
  const after = await trips(-2 * DAY, 0);
  expect(after.stats).toEqual(before.stats);
  expect(after.results.map(({ miles }) => miles)).toEqual(before.results.map(({ miles }) => miles));
  expect(Math.min(...after.results.map(({ miles }) => miles))).toBeGreaterThan(0);
});

test('[commerce 4] applies each of several mileages until the next', async () => {
  const { world, set, mileage } = await signedIn();
  const before = await mileage();
  await set(500);
  world.clock.advance(60_000);
  await set(70_000);
  expect(await mileage()).toBe(70_000);
  world.clock.advance(-120_000);
  expect(await mileage()).toBe(before);
  await set(600);
  world.clock.advance(120_000);
  expect(await mileage()).toBe(600);
});
