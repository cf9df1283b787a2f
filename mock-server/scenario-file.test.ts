import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newInstalledModule } from '../fixtures/vehicles/new-devices.ts';
import { runContract } from '../tests/contract/run.ts';
import { type OpenMock, openMock } from './open.node.ts';
import { startServer } from './server.node.ts';

let folder = '';
const open: OpenMock[] = [];

async function start(options: Parameters<typeof openMock>[0]): Promise<OpenMock> {
  const mock = await openMock({ notice: () => undefined, pace: 0, ...options });
  open.push(mock);
  return mock;
}

type Body = Record<string, unknown> & { access_token: string };

const send = async (mock: OpenMock, method: string, address: string, body?: object, headers = {}) => {
  const response = await mock.app.request(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Body;
};

function write(content: unknown): string {
  const file = path.join(folder, 'world.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

async function savedWorld(name = 'Changed'): Promise<Record<string, unknown>> {
  const mock = await start({});
  const { access_token } = await send(mock, 'POST', '/__mock/token', { persona: 'owner' });
  await send(
    mock,
    'PATCH',
    '/api/v1/vehicle/1001',
    { vehicle_name: name },
    { authorization: `Bearer ${access_token}` },
  );
  await send(mock, 'POST', '/__mock/clock', { now: '2026-12-24T18:00:00Z', frozen: true });
  return send(mock, 'GET', '/__mock/worlds/default/file');
}

async function vehicleName(mock: OpenMock): Promise<unknown> {
  const { access_token } = await send(mock, 'POST', '/__mock/token', { persona: 'owner' });
  const headers = { authorization: `Bearer ${access_token}` };
  return (await send(mock, 'GET', '/api/v1/vehicle/1001', undefined, headers))['vehicle_name'];
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-world-'));
});
afterEach(async () => {
  for (const mock of open.splice(0)) await mock.close();
  rmSync(folder, { recursive: true });
});

test('opens a saved world as the default world', async () => {
  const mock = await start({ scenarioFile: write(await savedWorld()) });
  expect(await vehicleName(mock)).toBe('Changed');
  expect(await send(mock, 'GET', '/__mock/clock')).toMatchObject({ now: '2026-12-24T18:00:00.000Z', frozen: true });
});

test('keeps later changes at a restart with the same file, and opens another one', async () => {
  const data = path.join(folder, 'data');
  const scenarioFile = write(await savedWorld());
  const first = await start({ data, scenarioFile });
  await send(first, 'POST', '/__mock/clock', { now: '2027-01-01T00:00:00Z' });
  await first.close();

  const second = await start({ data, scenarioFile });
  expect((await send(second, 'GET', '/__mock/clock'))['now']).toBe('2027-01-01T00:00:00.000Z');
  await second.close();

  write(await savedWorld('Another'));
  expect(await vehicleName(await start({ data, scenarioFile }))).toBe('Another');
});

test('opens a world in which everything was changed', { timeout: 60_000 }, async () => {
  const { url, close } = await startServer({ port: 0, pace: 0 });
  const token = async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"persona":"owner"}' };
    return ((await (await fetch(`${url}/__mock/token`, init)).json()) as { access_token: string }).access_token;
  };
  const newDevice = newInstalledModule.device_key;
  const options = { baseUrl: url, newDevice, allowWrites: true, includeAssumed: true, disposable: true };
  await runContract({ ...options, token: await token() });
  const stop = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"frozen":true}' };
  await fetch(`${url}/__mock/clock`, stop);
  const list = async (address: string, of: (address: string, headers: Record<string, string>) => Promise<unknown>) =>
    of(address, { authorization: `Bearer ${await token()}` });
  const lists = ['vehicle', 'device', 'user', 'geofence', 'card', 'payment'].map((name) => `/api/v1/${name}?limit=100`);
  const before = await Promise.all(
    lists.map((address) => list(address, async (at, headers) => (await fetch(`${url}${at}`, { headers })).json())),
  );
  const file = await (await fetch(`${url}/__mock/worlds/default/file`)).text();
  await close();

  const mock = await start({ scenarioFile: write(file) });
  const { access_token } = await send(mock, 'POST', '/__mock/token', { persona: 'owner' });
  const headers = { authorization: `Bearer ${access_token}` };
  const after = await Promise.all(lists.map((address) => send(mock, 'GET', address, undefined, headers)));
  expect(after).toEqual(before);
});

test.each([
  ['{', 'it is not JSON'],
  ['[]', 'file: '],
  ['{"format":"waymark-world/9"}', 'format: Was saved by a newer mock: this one reads waymark-world/1'],
  ['{"format":"zip"}', 'format: Is not a world file'],
])('refuses a file of %s in one sentence', async (content, reason) => {
  const scenarioFile = write(content);
  await expect(start({ scenarioFile })).rejects.toThrow(`${scenarioFile} cannot be opened: ${reason}`);
});

test('refuses a missing and an altered file', async () => {
  await expect(start({ scenarioFile: path.join(folder, 'gone.json') })).rejects.toThrow('there is no such file.');
  const scenarioFile = write({ ...(await savedWorld()), seed: 8 });
  await expect(start({ scenarioFile })).rejects.toThrow('seal: The file was changed after it was saved.');
});

const van = {
  key: 'recorded-1',
  vehicle_id: 1001,
  subscriber: 11,
  device_key: 'GGREC0000001',
  product_name: 'ft-xc2',
  vehicle_name: 'Name A',
  pattern: 'errands',
  hub: 3,
  plan: 'premium-plus-year',
  activated: -100,
  renews: 200,
  starting_mileage: 31_200,
};
const scenario = {
  format: 'waymark-scenario/1',
  title: 'A recorded account',
  shows: 'One vehicle of a recording.',
  vehicles: [van],
  cards: [],
  geofences: [],
  notices: [],
  access: [{ persona: 'guest-partial', entries: [{ vehicle: 1001, subscriber: 11, access_level: 'Partial Access' }] }],
  faults: [],
};

test('seeds the default world from a recorded scenario, which is listed and can be loaded again', async () => {
  const mock = await start({ scenarioFile: write(scenario) });
  expect(await vehicleName(mock)).toBe('Name A');
  const [world] = (await send(mock, 'GET', '/__mock/worlds')) as unknown as [{ scenario: string }];
  expect(world.scenario).toMatch(/^recorded-[0-9a-f]{8}$/);
  const scenarios = (await send(mock, 'GET', '/__mock/scenarios')) as unknown as { name: string; title: string }[];
  expect(scenarios.at(-1)).toMatchObject({ name: world.scenario, title: 'A recorded account' });
  expect(await send(mock, 'POST', '/__mock/worlds', { id: 'more', scenario: world.scenario })).toMatchObject({
    id: 'more',
  });
  expect(await send(mock, 'POST', '/__mock/scenario', { name: 'recorded-00000000' })).toEqual({
    validation_errors: { name: ['Is not a scenario'] },
  });
});

test('reseeds a stored default world only if the recorded scenario changed', async () => {
  const data = path.join(folder, 'data');
  const scenarioFile = write(scenario);
  const first = await start({ data, scenarioFile });
  await send(first, 'POST', '/__mock/clock', { now: '2027-01-01T00:00:00Z' });
  await first.close();
  const second = await start({ data, scenarioFile });
  expect((await send(second, 'GET', '/__mock/clock'))['now']).toMatch(/^2027-01-01/);
  await second.close();
  write({ ...scenario, vehicles: [{ ...van, vehicle_name: 'Name B' }] });
  const third = await start({ data, scenarioFile });
  expect(await vehicleName(third)).toBe('Name B');
  await third.close();
  // Without the file, its world is unknown.
  expect(await vehicleName(await start({ data }))).toBe('Van 12');
});

test.each<[string, object, string]>([
  ['an unknown plan', { plan: 'free' }, 'vehicles.0.plan: Is not a plan of the catalog'],
  ['a hub beyond the streets', { hub: 10_000 }, 'vehicles: There are'],
  ['an unknown field', { password: 'x' }, 'vehicles.0.password'],
  ['endless days', { renews: 1e12 }, 'vehicles.0.renews'],
])('refuses a recorded scenario with %s', async (_, changes, reason) => {
  const scenarioFile = write({ ...scenario, vehicles: [{ ...van, ...changes }] });
  await expect(start({ scenarioFile })).rejects.toThrow(`${scenarioFile} cannot be opened: ${reason}`);
});

test('refuses a recorded scenario with ids that occur twice or are missing', async () => {
  await expect(start({ scenarioFile: write({ ...scenario, vehicles: [van, van] }) })).rejects.toThrow(
    'An id occurs twice',
  );
  await expect(start({ scenarioFile: write({ ...scenario, vehicles: [] }) })).rejects.toThrow(
    'a vehicle that is missing',
  );
  await expect(start({ scenarioFile: write({ ...scenario, format: 'waymark-scenario/2' }) })).rejects.toThrow(
    'Is not of the format waymark-scenario/1',
  );
});

const rule = {
  id: 'scenario-recorded-getArticle',
  operation: 'getArticle',
  match: { articleNumber: '990099000001' },
  effect: { status: 200, body: { articleNumber: '990099000001', title: '', body: '' } },
};
const speed = {
  alert_type: 'speed_limit',
  is_enabled: true,
  parameters: {},
  notify_push: true,
  notify_sms: false,
  notify_email: false,
};

test.each<[string, object, string]>([
  ['an unknown operation', { ...rule, operation: 'getArticles' }, 'faults.0.operation'],
  ['an operation that every object inherits', { ...rule, operation: 'constructor' }, 'faults.0.operation'],
  ['an unknown parameter', { ...rule, match: { number: '1' } }, 'faults.0.match.number: Is not a parameter'],
  ['a value of the wrong type', { ...rule, match: { articleNumber: 1204 } }, 'faults.0.match.articleNumber: No valid'],
  ['a value that is no text', { ...rule, match: { articleNumber: {} } }, 'faults.0.match.articleNumber'],
  ['no value', { ...rule, match: {} }, 'faults.0.match: At least one'],
  [
    'a value of the prototype',
    { ...rule, match: JSON.parse('{"__proto__":1}') as object },
    'faults.0.match: At least one',
  ],
  ['another status', { ...rule, effect: { status: 204, body: null } }, 'faults.0.effect.status'],
  ['another effect', { ...rule, effect: { ...rule.effect, drop: true } }, 'faults.0.effect.drop'],
])('refuses a rule of a recorded scenario with %s', async (_, fault, reason) => {
  const scenarioFile = write({ ...scenario, faults: [fault] });
  await expect(start({ scenarioFile })).rejects.toThrow(`${scenarioFile} cannot be opened: ${reason}`);
});

test.each<[string, object, string]>([
  ['two rules of one id', { faults: [rule, rule] }, 'faults: An id occurs twice'],
  [
    'two alert rules of one type',
    { vehicles: [{ ...van, alert_rules: [speed, speed] }] },
    'vehicles.0.alert_rules: Has two',
  ],
  [
    'an alert of a missing geofence',
    { vehicles: [{ ...van, alert_rules: [{ ...speed, alert_type: 'geofences', parameters: { geofence_id: 81 } }] }] },
    'vehicles.0.alert_rules: Names a geofence',
  ],
  [
    'a curfew without hours',
    { vehicles: [{ ...van, alert_rules: [{ ...speed, alert_type: 'curfew' }] }] },
    'vehicles.0.alert_rules.0: Lacks a parameter',
  ],
  [
    'a sensitivity that no device has',
    { vehicles: [{ ...van, settings: { shock_sensor_level: 99 } }] },
    'vehicles.0.settings.shock_sensor_level',
  ],
  ['an unknown time zone', { settings: { user: { timezone: 'Mars/Olympus' } } }, 'settings.user.timezone'],
  ['a password', { settings: { user: { password: 'x' } } }, 'settings.user.password'],
])('refuses a recorded scenario with %s', async (_, changes, reason) => {
  const scenarioFile = write({ ...scenario, ...changes });
  await expect(start({ scenarioFile })).rejects.toThrow(`${scenarioFile} cannot be opened: ${reason}`);
});

test('refuses a file that is nested too deep', async () => {
  const body = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const scenarioFile = write(JSON.stringify({ ...scenario, faults: [rule] }).replace('"title":""', `"title":${body}`));
  await expect(start({ scenarioFile })).rejects.toThrow('it is nested too deep');
});

test('repeats a huge, hostile body to its request alone, as JSON that is no page', async () => {
  const body = {
    articleNumber: '990099000001',
    title: '<img src=x onerror=alert(1)>',
    body: '<script>'.repeat(500_000),
  };
  const mock = await start({
    scenarioFile: write({ ...scenario, faults: [{ ...rule, effect: { status: 200, body } }] }),
  });
  const { access_token } = await send(mock, 'POST', '/__mock/token', { persona: 'owner' });
  const asked = (articleNumber: string, headers: object = {}) =>
    mock.app.request('/api/article', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': access_token, ...headers },
      body: JSON.stringify({ articleNumber }),
    });
  const hostile = await asked('990099000001');
  expect(hostile.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await hostile.json()).toEqual(body);
  expect((await asked('000001204')).status).toBe(200);

  await send(mock, 'POST', '/__mock/worlds', { id: 'other', scenario: 'default' });
  const other = await send(mock, 'POST', '/__mock/token', { persona: 'owner' }, { 'x-mock-world': 'other' });
  const inOther = { 'x-mock-world': 'other', 'x-access-token': other.access_token };
  expect((await asked('990099000001', inOther)).status).toBe(404);
});
