import { expect, test } from 'vitest';
import { createMock, NOW, type Send } from '../../../tests/support/mock.ts';
import { DAY } from '../../world/duration.ts';

const mock = createMock();
const VAN_14 = '3182042261';
const CAMPER_DEEP_SLEEP = '3183300297';
const DEEP_SLEEP = 2;
const iso = (offset: number) => new Date(NOW + offset).toISOString();
type List = { count: number; results: { timestamp: string; action: string }[] };

async function signedIn(persona: string, key: string) {
  const world = await mock.world();
  // Signs in again, because a token expires between requests that are days apart.
  const send: Send = async (...request) => (await mock.as(world, persona))(...request);
  const body = async <Body>(path: string) => (await send('GET', path)).body as Body;
  const range = (from: number, to: number) => `from_date=${iso(from)}&to_date=${iso(to)}&limit=100`;
  const logs = (from: number, to: number) => body<List>(`/api/v1/iot/logs?device_key=${key}&${range(from, to)}`);
  const trips = (from: number, to: number) => body<List>(`/api/v1/device/trip/${key}?${range(from, to)}`);
  const vehicle = world.tables.vehicles.oneBy('device_key', key)?.id;
  return {
    world,
    logs,
    trips,
    set: (value: number) =>
      send('POST', '/api/iot/send-configuration', { deviceKey: key, command: 'set_power_save', value }),
    past: async (to: number) => [
      await logs(-5 * DAY, to),
      await trips(-5 * DAY, to),
      await body(`/api/v1/alert/event?vehicle_id=${vehicle}&${range(-5 * DAY, to)}`),
    ],
    state: async () =>
      (await body<{ last_known_state: { timestamp: string } }>(`/api/v1/vehicle/${vehicle}`)).last_known_state,
  };
}

test.each([
  ['owner', VAN_14, DEEP_SLEEP, -1],
  ['owner', VAN_14, 1, -1],
  // Only until the last contact: a current report would reveal more of this morning.
  ['mfa-app', CAMPER_DEEP_SLEEP, 0, -DAY],
])('[core 5] keeps past reports when power save changes: %s, device %s, mode %i', async (...of) => {
  const [persona, key, mode, to] = of;
  const { world, set, past, state } = await signedIn(persona, key);
  const before = await past(to);
  expect((await set(mode)).status).toBe(200);
  expect(await past(to)).toEqual(before);
  // The answer counts as a report too.
  expect((await state()).timestamp).toBe(iso(0));
  world.clock.advance(3 * DAY);
  expect(await past(to)).toEqual(before);
});

test('[core 5] reports a sleeping device once a day, and all it does after waking', async () => {
  const { world, set, logs, trips, state } = await signedIn('owner', VAN_14);
  expect((await logs(-4 * DAY, -1)).count).toBeGreaterThan(100);
  await set(DEEP_SLEEP);
  world.clock.advance(4 * DAY);
  const asleep = await logs(1, 4 * DAY);
  expect(asleep.results.map(({ action }) => action)).toEqual(['location', 'location', 'location', 'location']);
  expect((await trips(1, 4 * DAY)).count).toBe(0);
  expect((await state()).timestamp).toBe(asleep.results[0]?.timestamp);

  await set(0);
  expect((await state()).timestamp).toBe(iso(4 * DAY));
  world.clock.advance(4 * DAY);
  expect(await logs(1, 4 * DAY - 1)).toEqual(asleep);
  expect((await logs(4 * DAY, 8 * DAY)).count).toBeGreaterThan(100);
  expect((await trips(1, 4 * DAY)).count).toBe(0);
  expect((await trips(4 * DAY, 8 * DAY)).count).toBeGreaterThan(5);
});

test('[core 5] ends a trip when the device falls asleep', async () => {
  const { world, set, trips } = await signedIn('owner', VAN_14);
  type Trip = { id: string; start_date: string; end_date?: string };
  const tripsOf = async () => (await trips(-DAY, 3 * DAY)).results as unknown as Trip[];
  while ((await tripsOf())[0]?.end_date !== undefined) world.clock.advance(120_000);
  const [under] = await tripsOf();
  const asleepAt = new Date(world.clock.now()).toISOString();
  await set(DEEP_SLEEP);
  world.clock.advance(2 * 3_600_000);
  expect((await tripsOf())[0]).toMatchObject({ id: under?.id, end_date: asleepAt });
});
