import { expect, test } from 'vitest';
import type {
  AlertEventPage,
  AlertRulePage,
  AlertRuleReplay,
  LogPage,
  TripPage,
} from '../../generated/contract/types.gen.ts';
import { createMock } from '../../tests/support/mock.ts';
import { HOUR } from '../world/duration.ts';

const mock = createMock();
const RULES = '/api/v1/alert/rule';
const FENCES = '/api/v1/geofence';
/** Around the yard of Van 12. */
const YARD = { name: 'Yard', type: 'radius', radius: 0.25, address: '1026 W Fulton Market' };

async function owner() {
  const world = await mock.world('default');
  const access = { send: await mock.as(world, 'owner') };
  const send: typeof access.send = (...request) => access.send(...request);
  const passDays = async (days: number) => {
    world.clock.advance(days * 24 * HOUR);
    access.send = await mock.as(world, 'owner');
  };
  const events = async (from: number) => {
    const since = new Date(from).toISOString();
    const path = `/api/v1/alert/event?limit=100&alert_type=geofences&vehicle_id=1001&from_date=${since}`;
    return ((await send('GET', path)).body as AlertEventPage).results;
  };
  const trips = async (from: number) => {
    const range = `from_date=${iso(from)}&to_date=${iso(world.clock.now())}`;
    return ((await send('GET', `/api/v1/device/trip/${KEY}?limit=100&${range}`)).body as TripPage).results;
  };
  /** A geofence where Van 12 parks at night, with its rule. */
  const fenced = async () => {
    const now = world.clock.now();
    const [log] = (await trips(now - 60 * HOUR)).at(-1)?.logs ?? [];
    const coordinates = [{ lat: log?.latitude, lng: log?.longitude }];
    const { id } = (await send('POST', FENCES, { ...YARD, coordinates })).body as { id: number };
    const rule = {
      vehicle_ids: [1001],
      alert_type: 'geofences',
      parameters: { geofence_id: id, arrive: true, depart: true },
    };
    return { id, rule };
  };
  return { world, send, passDays, events, trips, fenced };
}
const KEY = 'GG-20417-A7';
const iso = (at: number) => new Date(at).toISOString();

test('[commerce 3] a saved geofence and rule raise events from then on, in alerts, feed and trips', async () => {
  const { world, send, passDays, events, trips, fenced } = await owner();
  const saved = world.clock.now();
  const { rule } = await fenced();
  expect((await send('POST', RULES, rule)).status).toBe(201);
  await passDays(5);
  const found = await events(saved - 30 * 24 * HOUR);
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(({ timestamp }) => Date.parse(timestamp) > saved)).toBe(true);
  expect(new Set(found.map(({ message }) => message))).toEqual(new Set(['Arrived at Yard', 'Left Yard']));
  const feed = await send(
    'GET',
    `/api/v1/iot/logs?limit=100&event=geofences&vehicle_id=1001&from_date=${iso(saved)}&to_date=${iso(world.clock.now())}`,
  );
  expect((feed.body as LogPage).results.map((entry) => entry.id)).toEqual(found.map(({ id }) => id));
  // Includes the trip during which the rule was saved.
  const marked = (await trips(saved - HOUR)).flatMap(({ logs }) => logs.filter((log) => log.is_geofence_violation));
  expect(marked).toHaveLength(found.length);
});

test('[commerce 3] the replay of a geofence rule counts what the live rule then raises', async () => {
  const { world, send, passDays, events, fenced } = await owner();
  const saved = world.clock.now();
  const { rule } = await fenced();
  const before = (await send('POST', `${RULES}/backtest`, rule)).body as AlertRuleReplay;
  expect(before).toMatchObject({ is_replayable: true, saved_count: 0, vehicle_ids: [1001] });
  expect(before.count).toBeGreaterThan(30);
  await send('POST', RULES, rule);
  await passDays(31);
  const live = await events(saved);
  const replay = (await send('POST', `${RULES}/backtest`, rule)).body as AlertRuleReplay;
  expect([replay.count, replay.saved_count]).toEqual([replay.count, replay.count]);
  expect(replay.newest).toEqual(live.slice(0, 5));
});

test('[commerce 3] compares a replay with the saved rule of the same geofence only', async () => {
  const { send, passDays, fenced } = await owner();
  const { rule } = await fenced();
  await send('POST', RULES, rule);
  await passDays(3);
  const parameters = { geofence_id: 84, arrive: true };
  const { body } = await send('POST', `${RULES}/backtest`, { ...rule, parameters });
  expect(body).toMatchObject({ saved_count: 0 });
});

test('[commerce 8] replays no rule of a geofence that is gone', async () => {
  const { send, fenced } = await owner();
  const { id, rule } = await fenced();
  await send('DELETE', `${FENCES}/${id}`);
  expect(await send('POST', `${RULES}/backtest`, rule)).toMatchObject({
    status: 400,
    body: { validation_errors: { 'parameters.geofence_id': ['Geofence not found'] } },
  });
});

test('[commerce 3] a removed geofence ends its rules, and the events before stay', async () => {
  const { world, send, passDays, events, fenced } = await owner();
  const saved = world.clock.now();
  const { id, rule } = await fenced();
  await send('POST', RULES, rule);
  await passDays(3);
  const before = await events(saved);
  await send('DELETE', `${FENCES}/${id}`);
  expect(await events(saved)).toEqual(before);
  await passDays(3);
  expect(await events(saved)).toEqual(before);
  const rules = (await send('GET', `${RULES}?vehicle_id=1001&alert_type=geofences`)).body as AlertRulePage;
  expect(rules.results.map(({ geofence }) => geofence)).not.toContain(id);
  const refused = { validation_errors: { 'parameters.geofence_id': ['Geofence not found'] } };
  expect((await send('POST', RULES, rule)).body).toEqual(refused);
  expect((await send('POST', `${RULES}/backtest`, rule)).body).toEqual(refused);
});

test('[commerce 3] a moved geofence keeps the events of its earlier place', async () => {
  const { world, send, passDays, events, fenced } = await owner();
  const saved = world.clock.now();
  const { id, rule } = await fenced();
  await send('POST', RULES, rule);
  await passDays(3);
  const before = await events(saved);
  await send('PATCH', `${FENCES}/${id}`, { coordinates: [{ lat: -16.5, lng: 180 }] });
  await passDays(3);
  expect(await events(saved)).toEqual(before);
});

test('[commerce 3] a vehicle has one rule for each geofence', async () => {
  const { send, fenced } = await owner();
  const { id, rule } = await fenced();
  const create = async (geofence_id: number) => {
    const saved = await send('POST', RULES, { ...rule, parameters: { geofence_id, arrive: true } });
    return (saved.body as { alert_rules: { id: number }[] }).alert_rules[0]?.id;
  };
  const first = await create(id);
  expect(await create(id)).toBe(first);
  const other = await create(84);
  const { status, body } = await send('PATCH', `${RULES}/${other}`, { parameters: { geofence_id: id, depart: true } });
  expect(status).toBe(400);
  expect(body).toEqual({
    validation_errors: { 'parameters.geofence_id': ['The vehicle already has an alert of this geofence'] },
  });
});

test('[commerce 8] a geofence stays round while a device without outlines has alerts of it', async () => {
  const { world, send, fenced } = await owner();
  const { id, rule } = await fenced();
  world.tables.devices.update(KEY, { product_name: 'dr3400' });
  const { body } = await send('POST', RULES, rule);
  const [saved] = (body as { alert_rules: { id: number }[] }).alert_rules;
  const outline = {
    type: 'polygon',
    coordinates: [
      { lat: 41.9, lng: -87.7 },
      { lat: 41.8, lng: -87.7 },
      { lat: 41.8, lng: -87.6 },
    ],
  };
  expect(await send('PATCH', `${FENCES}/${id}`, outline)).toMatchObject({
    status: 400,
    body: {
      validation_errors: {
        type: ['A device with alerts of this geofence supports only radius and points of interest'],
      },
    },
  });
  await send('PATCH', `${RULES}/${saved?.id}`, { is_enabled: false });
  expect((await send('PATCH', `${FENCES}/${id}`, outline)).status).toBe(200);
});
