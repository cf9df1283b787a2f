import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMock, interceptFetch, type MockWorld } from 'waymark-mock';
import { API, send, vehiclesOf } from './app.ts';

const NOW = '2026-11-21T12:00:00Z';
const LOCK = '3182041907';
const mock = await createMock();
let world: MockWorld;
let restore: () => void;

beforeEach(async () => {
  world = await mock.world({ now: NOW });
  restore = interceptFetch(world, [API]);
});
afterEach(async () => {
  restore();
  await world.remove();
});

const names = async (token: string) => (await vehiclesOf(token)).map(({ vehicle_name }) => vehicle_name);

test('reads as a persona', async () => {
  const { token } = await world.as('owner');
  expect(await names(token)).toContain('Wrangler');
});

test('makes a call fail, and another not', async () => {
  const { token } = await world.as('owner');
  await world.fault({ operation: 'sendCommand', times: 1, effect: { unreachable: true } });
  expect(await send(token, LOCK, 'arm')).toBe(424);
  expect(await send(token, LOCK, 'arm')).toBe(200);
});

test('makes the calls with some values fail', async () => {
  const { fetch: send } = await world.as('owner');
  await using fault = await world.fault({
    operation: 'getVehicle',
    match: { vehicleId: 1001 },
    effect: { status: 503 },
  });
  expect(fault.id).not.toBe('');
  expect((await send('/api/v1/vehicle/1001')).status).toBe(503);
  expect((await send('/api/v1/vehicle/1002')).status).toBe(200);
  const never = world.fault({ operation: 'getVehicle', match: { limit: 1 }, effect: { status: 503 } });
  await expect(never).rejects.toThrow('not a parameter');
});

test('rejects as fetch does when the connection is cut, with an origin too', async () => {
  const { token, headers } = await world.as('owner');
  const fault = await world.fault({ operation: 'listVehicles', effect: { drop: true } });
  await expect(names(token)).rejects.toThrow(TypeError);
  const asked = fetch(`${API}/api/v1/vehicle`, { headers: { ...headers, origin: 'https://app.example.com' } });
  await expect(asked).rejects.toThrow(TypeError);
  await fault.remove();
  expect(await names(token)).toContain('Wrangler');
});

test('ends a fault and a world with their block', async () => {
  let id = '';
  {
    await using short = await mock.world();
    id = short.id;
    const owner = await short.as('owner');
    {
      await using fault = await short.fault({ operation: 'listVehicles', effect: { status: 503 } });
      expect(fault.id).not.toBe('');
      expect((await owner.fetch('/api/v1/vehicle')).status).toBe(503);
    }
    expect((await owner.fetch('/api/v1/vehicle')).status).toBe(200);
  }
  await expect(mock.open(id).clock.now()).rejects.toThrow('No such world');
});

test('moves the clock', async () => {
  const { token } = await world.as('owner');
  await world.clock.freeze();
  const before = await world.clock.now();
  expect(await world.clock.advance({ hours: 2 })).toEqual(new Date(before.getTime() + 7_200_000));
  await expect(names(token)).rejects.toThrow('401');
  expect(await world.clock.set(NOW)).toEqual(new Date(NOW));
  await world.clock.resume();
  expect((await world.clock.now()).toISOString()).toMatch(/^2026-11-21T12:/);
});

test('shows the calls of the code under test, with bodies and without secrets', async () => {
  const { token } = await world.as('owner');
  await send(token, LOCK, 'arm');
  await send(token, LOCK, 'disarm');
  const calls = await world.calls('sendCommand');
  expect(calls.map(({ request_body }) => request_body)).toEqual([
    { deviceKey: LOCK, command: 'arm' },
    { deviceKey: LOCK, command: 'disarm' },
  ]);
  expect(calls[1]).toMatchObject({ status: 200, caller: 'riley.kowalski@waymark.example' });
  expect(await world.calls('sendCommand', { after: calls[0] })).toHaveLength(1);
  expect((await world.journal())[0]?.operation).toBe('sendCommand');
  expect(JSON.stringify(await world.journal())).not.toContain(token);
});

test('waits for a call, and says what came instead', async () => {
  const { token } = await world.as('owner');
  const waited = world.waitForCall('sendCommand', { status: 200 });
  await vehiclesOf(token);
  await send(token, LOCK, 'arm');
  expect((await waited).request_body).toMatchObject({ command: 'arm' });
  await expect(world.waitForCall('createPayment', { timeout: 0 })).rejects.toThrow(
    /No call of createPayment in 0 ms\. .*sendCommand 200, listVehicles 200/,
  );
});

test('intercepts several origins, which end in any order', async () => {
  const { token } = await world.as('owner');
  await using other = await mock.world({ scenario: 'empty' });
  const before = globalThis.fetch;
  const endOther = interceptFetch(other, ['https://other.example.com']);
  const endThird = interceptFetch(other, ['https://third.example.com']);
  const { headers } = await other.as('owner');
  const answer = await fetch(new Request('https://other.example.com/api/v1/vehicle', { headers }));
  expect(await answer.json()).toMatchObject({ results: [] });
  endOther();
  expect(await names(token)).toContain('Wrangler');
  await expect(fetch('https://other.example.com/api/v1/vehicle')).rejects.toThrow();
  endThird();
  expect(await names(token)).toContain('Wrangler');
  globalThis.fetch = before;
});

test('waits on while the world is reset', async () => {
  const waited = world.waitForCall('listVehicles');
  await world.reset();
  const { token } = await world.as('owner');
  await vehiclesOf(token);
  expect(await waited).toMatchObject({ status: 200 });
});

test('reads the outbox', async () => {
  const [letter] = await world.outbox();
  expect(letter).toMatchObject({ channel: 'email', subject: expect.any(String) as string });
});

test('keeps worlds apart, and forks one', async () => {
  const owner = await world.as('owner');
  await owner.fetch('/api/v1/vehicle/1001', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vehicle_name: 'Renamed' }),
  });
  await using fork = await world.fork();
  await using other = await mock.world();
  const has = async (one: MockWorld) =>
    (await (await (await one.as('owner')).fetch('/api/v1/vehicle')).text()).includes('Renamed');
  expect([await has(world), await has(fork), await has(other)]).toEqual([true, true, false]);
  await world.reset();
  expect([await has(world), await has(fork)]).toEqual([false, true]);
  await world.reset('empty');
  expect(await vehiclesOf((await world.as('owner')).token)).toEqual([]);
});

test('goes on while a test fakes timers and time', async () => {
  vi.useFakeTimers();
  try {
    const { token } = await world.as('owner');
    await world.fault({ operation: 'listVehicles', effect: { latency_ms: 5 } });
    expect(await names(token)).toContain('Wrangler');
  } finally {
    vi.useRealTimers();
  }
});

test('follows a clock of the test', async () => {
  let now = Date.parse(NOW);
  const own = await createMock({ clock: () => now });
  const timed = await own.world();
  now += 60_000;
  expect(await timed.clock.now()).toEqual(new Date('2026-11-21T12:01:00Z'));
  const stopped = await createMock({ clock: NOW, scenario: 'empty' });
  expect(await stopped.open('default').clock.now()).toEqual(new Date(NOW));
  await expect(createMock({ clock: 'noon' })).rejects.toThrow('clock is not a time: noon');
  // @ts-expect-error Editors know the scenarios.
  await expect(createMock({ scenario: 'nothing' })).rejects.toThrow('scenario must be one of default, empty');
});

test('knows personas, operations and scenarios by name', async () => {
  // @ts-expect-error Editors know the personas.
  await expect(world.as('nobody')).rejects.toThrow('No such persona');
  // @ts-expect-error Editors know the operations.
  await expect(world.fault({ operation: 'sendComand', effect: { drop: true } })).rejects.toThrow('not an operation');
  // @ts-expect-error Editors know the operations.
  expect(await world.calls('sendComand')).toEqual([]);
  await world.fault({ operation: 'identity.InitiateAuth', effect: { latency_ms: 1 } });
});

test('has the large fleet, the map and the clips', async () => {
  const fleet = await mock.world({ scenario: 'fleet' });
  const owner = await fleet.as('owner-fleet');
  const { count } = (await (await owner.fetch('/api/v1/vehicle?limit=1')).json()) as { count: number };
  expect(count).toBeGreaterThan(9_999);
  const status = async (path: string) => (await fleet.fetch(path)).status;
  expect(await status('/map/style/light.json')).toBe(200);
  expect(await status('/map/geocode/reverse?lon=-87.63&lat=41.88&key=x')).toBe(200);
  expect(await status('/map/context/0/0/0.pbf')).toBe(200);
  expect(await status('/__mock/panel.js')).toBe(200);
  expect(await status('/__mock/contract.yaml')).toBe(200);
  expect(await status('/__mock/docs')).toBe(200);
});
