import { describe, expect, test } from 'vitest';
import type { AlertEventPage, AlertRule, AlertRulePage, AlertRuleReplay } from '../../generated/contract/types.gen.ts';
import { createMock } from '../../tests/support/mock.ts';
import { HOUR } from '../world/duration.ts';

const mock = createMock();
const RULES = '/api/v1/alert/rule';

async function signedIn(persona = 'owner') {
  const world = await mock.world('default');
  const access = { send: await mock.as(world, persona) };
  const send: typeof access.send = (...request) => access.send(...request);
  const create = (alert_type: string, parameters?: object, vehicle_ids = [1001]) =>
    send('POST', RULES, { vehicle_ids, alert_type, ...(parameters && { parameters }) });
  const list = async (query: string) => ((await send('GET', `${RULES}?${query}`)).body as AlertRulePage).results;
  const events = async (query: string) =>
    (await send('GET', `/api/v1/alert/event?limit=100&${query}`)).body as AlertEventPage;
  /** Signs in again, because a token ends within an hour. */
  const passDays = async (days: number) => {
    world.clock.advance(days * 24 * HOUR);
    access.send = await mock.as(world, persona);
  };
  return { world, send, create, list, events, passDays };
}

test('[commerce 3] lists the rules of visible vehicles, by vehicle and type', async () => {
  const { list } = await signedIn();
  expect(await list('vehicle_id=1001&alert_type=engine_idle')).toEqual([
    {
      id: 1_001_002,
      vehicle_id: 1001,
      alert_type: 'engine_idle',
      is_enabled: true,
      parameters: { threshold: 5 },
      notify_push: true,
      notify_sms: false,
      notify_email: false,
      geofence: null,
    },
  ]);
  expect((await list('vehicle_id=1002')).map(({ alert_type }) => alert_type)).toContain('theft_alarm');
});

test('[commerce 7] answers the saved rules, one for each vehicle, and keeps the id when it is set again', async () => {
  const { create, list } = await signedIn();
  const ids = (body: unknown) => (body as { alert_rules: AlertRule[] }).alert_rules.map(({ id }) => id);
  const first = await create('car_call', undefined, [1001, 1002]);
  expect(first.status).toBe(201);
  expect(ids((await create('car_call', undefined, [1001, 1002])).body)).toEqual(ids(first.body));
  expect(await list('alert_type=car_call')).toHaveLength(2);
});

test('[commerce 3] takes an alert type with an ampersand, encoded in the address', async () => {
  const { create, list } = await signedIn();
  await create('power_up_&_gps_locked');
  expect(await list('alert_type=power_up_%26_gps_locked')).toHaveLength(1);
});

const whole = (lowest: number, highest: number) => [`Enter a whole number from ${lowest} to ${highest}`];

test.each([
  ['speed_limit', { threshold: 20 }, { threshold: 19 }, whole(20, 150)],
  ['speed_limit', { threshold: 150 }, { threshold: 151 }, whole(20, 150)],
  ['speed_limit', { threshold: 32, unit: 'kmh' }, { threshold: 31, unit: 'kmh' }, whole(32, 240)],
  ['speed_limit', { threshold: 240, unit: 'kmh' }, { threshold: 241, unit: 'kmh' }, whole(32, 240)],
  ['engine_idle', { threshold: 48 }, { threshold: 49 }, whole(1, 48)],
  ['engine_idle', { threshold: 1 }, { threshold: 1.5 }, whole(1, 48)],
])('[core 9] accepts a %s of %o and refuses %o', async (type, accepted, refused, message) => {
  const { create } = await signedIn();
  expect((await create(type, accepted)).status).toBe(201);
  expect((await create(type, refused)).body).toEqual({ validation_errors: { 'parameters.threshold': message } });
});

test.each([1, 401, 999])('[core 9] accepts an engine alert after %i minutes', async (threshold) => {
  const { create } = await signedIn();
  expect((await create('engine', { threshold })).status).toBe(201);
});

test('[core 9] gives trackers their own ranges', async () => {
  const { world, create } = await signedIn();
  const key = world.tables.vehicles.get(1001)?.device_key ?? '';
  world.tables.devices.update(key, { tracking_only: true });
  expect((await create('speed_limit', { threshold: 10 })).status).toBe(201);
  expect((await create('speed_limit', { threshold: 321, unit: 'kmh' })).status).toBe(201);
  expect((await create('engine_idle', { threshold: 46 })).body).toEqual({
    validation_errors: { 'parameters.threshold': whole(3, 45) },
  });
});

test.each([
  ['curfew', {}, ['parameters.start_time', 'parameters.end_time']],
  ['curfew', { start_time: 3600, end_time: 3600 }, ['parameters.end_time']],
  ['theft_alarm', { threshold: 5 }, ['parameters.threshold']],
  ['geofences', { geofence_id: 1 }, ['parameters.arrive']],
  ['speed_limit', { unit: 'mph' }, ['parameters.unit']],
])('[core 5] names the wrong fields of %s with %o', async (type, parameters, fields) => {
  const { create } = await signedIn();
  const { status, body } = await create(type, parameters);
  expect(status).toBe(400);
  expect(Object.keys((body as { validation_errors: object }).validation_errors)).toEqual(fields);
});

test('[commerce 8] saves nothing and answers its own 424 if a device rejects the rule', async () => {
  const { world, create, list } = await signedIn();
  const key = world.tables.vehicles.get(1002)?.device_key ?? '';
  world.tables.devices.update(key, { traits: ['unreachable'] });
  expect(await create('engine', { threshold: 90 }, [1001, 1002])).toMatchObject({
    status: 424,
    body: { code: 'RULE_REJECTED', vehicle_id: 1002 },
  });
  expect(await list('alert_type=engine')).toEqual([]);
});

test('[commerce 6] lets guests with full access set rules, but only the owner those of geofences', async () => {
  const { create, send } = await signedIn('guest-full');
  expect((await create('engine_idle', { threshold: 9 })).status).toBe(201);
  expect(await create('geofences', { geofence_id: 1, arrive: true })).toMatchObject({
    status: 403,
    body: { code: 'OWNER_ONLY' },
  });
  expect((await send('PATCH', `${RULES}/1001999`, { is_enabled: false })).status).toBe(404);
});

test.each(['guest-full', 'guest-partial', 'guest-read-only'])(
  '[commerce 6] replays geofence alerts for the owner only, not for %s',
  async (persona) => {
    const { send } = await signedIn(persona);
    const rule = { vehicle_ids: [1001], alert_type: 'geofences', parameters: { geofence_id: 81, arrive: true } };
    expect((await send('POST', `${RULES}/backtest`, rule)).status).toBe(403);
    const idling = { vehicle_ids: [1001], alert_type: 'engine_idle', parameters: { threshold: 9 } };
    expect((await send('POST', `${RULES}/backtest`, idling)).status).toBe(200);
  },
);

test('[commerce 3] a disabled rule raises nothing from then on, and earlier events stay', async () => {
  const { send, list, events, passDays } = await signedIn();
  const since = 'from_date=2026-11-14T00:00:00Z&alert_type=engine_idle';
  const before = await events(since);
  expect(before.count).toBeGreaterThan(5);
  for (const { id } of await list('alert_type=engine_idle'))
    await send('PATCH', `${RULES}/${id}`, { is_enabled: false });
  expect(await events(since)).toEqual(before);
  await passDays(3);
  const reachable = ({ vehicle_id }: { vehicle_id: number }) => vehicle_id < 1004;
  expect((await events(since)).results.filter(reachable)).toEqual(before.results.filter(reachable));
});

test('[commerce 3] the replay of a rule counts what the live rule then raises', async () => {
  const { world, create, send, events, passDays } = await signedIn();
  const rule = { vehicle_ids: [1001], alert_type: 'speed_limit', parameters: { threshold: 40 } };
  const saved = world.clock.now();
  await create(rule.alert_type, rule.parameters);
  await passDays(14);
  const live = await events(`from_date=${new Date(saved).toISOString()}&vehicle_id=1001&alert_type=speed_limit`);
  const replay = (await send('POST', `${RULES}/backtest`, rule)).body as AlertRuleReplay;
  const dates = live.results.map(({ timestamp }) => timestamp);
  expect(live.count).toBeGreaterThan(10);
  expect(replay).toMatchObject({ is_replayable: true, vehicle_ids: [1001] });
  expect(replay.days).toHaveLength(30);
  expect(replay.days.reduce((sum, { count }) => sum + count, 0)).toBe(replay.count);
  expect(replay.newest.map(({ timestamp }) => timestamp)).toEqual(dates.slice(0, 5));
  expect(replay.newest.every(({ trip_id }) => trip_id?.length)).toBe(true);
  const lastWeek = replay.days.slice(-13, -1).reduce((sum, { count }) => sum + count, 0);
  const from = '2026-11-23T06:00:00Z';
  const to = '2026-12-05T05:59:59Z';
  const same = await events(`from_date=${from}&to_date=${to}&vehicle_id=1001&alert_type=speed_limit`);
  expect(same.count).toBe(lastWeek);
});

test('[commerce 3] says which alert types cannot be replayed', async () => {
  const { send } = await signedIn();
  const { body } = await send('POST', `${RULES}/backtest`, { vehicle_ids: [1001], alert_type: 'car_call' });
  expect(body).toMatchObject({ is_replayable: false, days: [] });
});

test.each([
  [1015, 'dtc'],
  [1015, 'remote_start_event'],
  [1002, 'battery_state'],
])('[commerce 3] vehicle %d does not report %s, which is not the same as no alert', async (vehicle, alert_type) => {
  const { send } = await signedIn();
  const { body } = await send('POST', `${RULES}/backtest`, { vehicle_ids: [vehicle], alert_type });
  expect(body).toMatchObject({ is_replayable: false });
});

test('[commerce 6] alerts of a plan without trips and location name neither a trip nor a position', async () => {
  const { events } = await signedIn('mfa-sms');
  const { results } = await events('alert_type=accelerometer_event&from_date=2026-11-01T00:00:00Z');
  expect(results[0]).toMatchObject({ vehicle_id: 1201, alert_type: 'accelerometer_event', trip_id: null });
  expect(results.some((event) => event.trip_id || 'latitude' in event)).toBe(false);
});

test.each(['engine', 'engine_idle', 'ignition'])(
  '[commerce 6] a tracker on its own cell takes no rule of %s',
  async (type) => {
    const { list, create } = await signedIn();
    expect(await list(`vehicle_id=1015&alert_type=${type}`)).toEqual([]);
    expect(await create(type, {}, [1015])).toMatchObject({ status: 403, body: { code: 'NOT_SUPPORTED' } });
  },
);

test('[core 9] a towed tracker reports speed, and cannot replay what needs an engine', async () => {
  const { send, create, events, passDays } = await signedIn();
  const replay = async (alert_type: string, parameters: object) =>
    (await send('POST', `${RULES}/backtest`, { vehicle_ids: [1015], alert_type, parameters })).body as AlertRuleReplay;
  expect(await replay('engine_idle', { threshold: 3 })).toMatchObject({ is_replayable: false, count: 0 });
  expect(await replay('speed_limit', { threshold: 25 })).toMatchObject({ is_replayable: true, vehicle_ids: [1015] });
  await create('speed_limit', { threshold: 25 }, [1015]);
  await passDays(20);
  const { count } = await events('vehicle_id=1015&alert_type=speed_limit&from_date=2026-11-21T16:41:00Z');
  expect(count).toBeGreaterThan(0);
});

test('[commerce 6] an owner alerts of their own geofences, and deleting one removes its rules', async () => {
  const { world, create, send, list } = await signedIn();
  const own = [...world.tables.geofences.values()].find(({ subscriber }) => subscriber === 11);
  expect((await create('geofences', { geofence_id: own?.id, arrive: true })).status).toBe(201);
  expect((await create('geofences', { geofence_id: 999_999, arrive: true })).body).toEqual({
    validation_errors: { 'parameters.geofence_id': ['Geofence not found'] },
  });
  await send('DELETE', `/api/v1/geofence/${own?.id}`);
  const left = (await list('alert_type=geofences')).map(({ vehicle_id, geofence }) => [vehicle_id, geofence]);
  expect(left).toEqual([
    [1002, 84],
    [1009, 82],
    [1015, 83],
  ]);
});

test('[commerce 3] setting a rule again changes only the fields that are given', async () => {
  const { send, create, list } = await signedIn();
  await create('engine_idle', { threshold: 20 });
  const [{ id } = { id: 0 }] = await list('vehicle_id=1001&alert_type=engine_idle');
  await send('PATCH', `${RULES}/${id}`, { notify_sms: true, notify_push: false });
  await send('POST', RULES, { vehicle_ids: [1001], alert_type: 'engine_idle', is_enabled: true });
  expect(await list('vehicle_id=1001&alert_type=engine_idle')).toMatchObject([
    { id, parameters: { threshold: 20 }, notify_sms: true, notify_push: false },
  ]);
});

test('[commerce 7] rules keep ids of their own vehicle, up to the last one', async () => {
  const { world, create, list, passDays } = await signedIn();
  const vehicle = world.tables.vehicles.get(1002);
  const fence = [...world.tables.geofences.values()].find(({ subscriber }) => subscriber === 11);
  if (!vehicle || !fence) throw new Error('The seeds have no such vehicle or geofence');
  const [rule] = vehicle.alert_rules.filter(({ alert_type }) => alert_type === 'geofences');
  if (!rule) throw new Error('The vehicle has no alert of a geofence');
  const ended = Array.from({ length: 999 }, (_, index) => ({
    ...rule,
    number: index + 1,
    removed_at: world.clock.now(),
  }));
  const alert_rules = [...vehicle.alert_rules.filter(({ number }) => number === 1), ...ended.slice(1)];
  world.tables.vehicles.update(1002, { alert_rules });
  const body = { geofence_id: fence.id, arrive: true };
  // As long as they are kept: also a minute after their end.
  world.clock.advance(HOUR / 60);
  expect(await create('geofences', body, [1002])).toMatchObject({
    status: 400,
    body: { validation_errors: { vehicle_ids: ['A vehicle can have at most 999 alert rules'] } },
  });
  // Events of ended rules are kept for 400 days, and their numbers with them.
  await passDays(401);
  world.tables.devices.update(vehicle.device_key, { plan_renewal_date: world.clock.now() + HOUR });
  expect((await create('geofences', body, [1002])).status).toBe(201);
  expect((await list('vehicle_id=1002&alert_type=geofences')).map(({ id }) => id)).toEqual([1_002_002]);
});

describe('[commerce 8] a rule that the vehicle cannot report', () => {
  const planned = async (plan_id: string, product_name = 'ft-x1max') => {
    const signed = await signedIn();
    const key = signed.world.tables.vehicles.get(1001)?.device_key ?? '';
    signed.world.tables.devices.update(key, { plan_id, product_name });
    return signed;
  };

  test.each([
    ['dtc', 'basic-month', 'ft-x1max', 'PLAN'],
    ['maintenance_due_date', 'basic-month', 'ft-x1max', 'PLAN'],
    ['maintenance_mileage_interval', 'basic-month', 'ft-x1max', 'PLAN'],
    ['dtc', 'premium-month', 'ft-xt', 'NOT_SUPPORTED'],
    ['remote_start_fail', 'premium-month', 'ft-xt', 'NOT_SUPPORTED'],
    ['pic_arm_trigger', 'premium-month', 'ft-xt', 'NOT_SUPPORTED'],
  ])('of %s with %s on %s is refused and not listed', async (type, plan, product, code) => {
    const { create, list } = await planned(plan, product);
    expect(await create(type)).toMatchObject({ status: 403, body: { code } });
    expect(await list(`vehicle_id=1001&alert_type=${type}`)).toEqual([]);
  });

  test('about a geofence needs a plan with the location', async () => {
    const { world, create } = await planned('basic-month');
    const fence = [...world.tables.geofences.values()].find(({ subscriber }) => subscriber === 11);
    const refused = await create('geofences', { geofence_id: fence?.id, arrive: true });
    expect(refused).toMatchObject({ status: 403, body: { code: 'PLAN' } });
  });

  test('about an outline needs a device that takes outlines', async () => {
    const { world, create } = await planned('premium-month', 'ft-dr3400');
    const fences = [...world.tables.geofences.values()].filter(({ subscriber }) => subscriber === 11);
    const ofType = (outline: boolean) =>
      fences.find(({ shapes }) => ['polygon', 'rectangle'].includes(shapes.at(-1)?.type ?? '') === outline)?.id;
    expect(await create('geofences', { geofence_id: ofType(true), arrive: true })).toMatchObject({
      status: 400,
      body: {
        validation_errors: {
          'parameters.geofence_id': ['This device supports only radius geofences and points of interest'],
        },
      },
    });
    expect((await create('geofences', { geofence_id: ofType(false), arrive: true })).status).toBe(201);
  });
});

test('[commerce 3] the replay of an unchanged rule equals the saved rule', async () => {
  const { create, send } = await signedIn();
  const rule = { vehicle_ids: [1001], alert_type: 'engine_idle', parameters: { threshold: 9 } };
  const replayed = async () => (await send('POST', `${RULES}/backtest`, rule)).body as AlertRuleReplay;
  const before = await replayed();
  expect(before.count).toBeLessThan(before.saved_count);
  await create(rule.alert_type, rule.parameters);
  expect(await replayed()).toEqual({ ...before, saved_count: before.count });
});

test('[core 5] says once what a date must be', async () => {
  const { send } = await signedIn();
  expect(await send('GET', '/api/v1/alert/event?from_date=yesterday')).toMatchObject({
    status: 400,
    body: { validation_errors: { from_date: ['Must be a date and time from 2000 to 2099'] } },
  });
});
