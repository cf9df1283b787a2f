import { expect, test } from 'vitest';
import { createSeeds } from '../seeds/seeds.ts';
import { DAY } from '../world/duration.ts';
import { sealOf } from './seal.ts';
import { ControlBench, NOON } from './test-bench.ts';
import { hashOfSeeds } from './world-file.ts';

type File = { [Field in string]: unknown } & { tables: Record<string, unknown[]>; seal: string };
type Row = [id: string, row: Record<string, unknown>];

async function saved(): Promise<{ bench: ControlBench; file: File }> {
  const bench = await ControlBench.open();
  const { tables, clock } = bench.world();
  tables.vehicles.update(1001, { vehicle_name: 'Changed' });
  tables.users.delete(101);
  clock.set(NOON + 3 * DAY);
  clock.freeze();
  const { body } = await bench.send('GET', '/worlds/default/file');
  return { bench, file: body as File };
}

/** A file with other content and the right seal, as an attacker would make it. */
async function resealed(file: File, changes: object): Promise<File> {
  const { seal: _, ...content } = { ...file, ...changes };
  return { ...content, seal: await sealOf(content) };
}

const vehicleName = (bench: ControlBench, id: string) => bench.world(id).tables.vehicles.get(1001)?.vehicle_name;

test('opens a saved world in another mock, at its time and with its changes', async () => {
  const { file } = await saved();
  const other = await ControlBench.open();
  other.now = NOON + 90 * DAY;
  expect(await other.send('POST', '/worlds/open', { id: 'opened', file })).toMatchObject({
    status: 201,
    body: { id: 'opened', scenario: 'default', seed: 7, now: '2026-11-24T12:00:00.000Z' },
  });
  expect(vehicleName(other, 'opened')).toBe('Changed');
  expect(other.world('opened').tables.users.get(101)).toBeUndefined();
  expect(other.world('opened').clock.frozen).toBe(true);
  expect(other.world('opened').origin.epoch).toBe(1_795_219_200_000);
});

test('opens under a free id and leaves the other worlds as they are', async () => {
  const { bench, file } = await saved();
  bench.world().tables.vehicles.update(1001, { vehicle_name: 'Later' });
  const { body } = await bench.send('POST', '/worlds/open', { file });
  expect((body as { id: string }).id).not.toBe('default');
  expect(vehicleName(bench, 'default')).toBe('Later');
  expect(vehicleName(bench, (body as { id: string }).id)).toBe('Changed');
});

test('continues a running clock from the time of the file', async () => {
  const bench = await ControlBench.open();
  const { body: file } = await bench.send('GET', '/worlds/default/file');
  bench.now += 7 * DAY;
  await bench.send('POST', '/worlds/open', { id: 'opened', file });
  expect(bench.world('opened').clock.now()).toBe(NOON);
  bench.now += 1_000;
  expect(bench.world('opened').clock.now()).toBe(NOON + 1_000);
});

test('saves the same file again after opening it', async () => {
  const { bench, file } = await saved();
  await bench.send('POST', '/worlds/open', { id: 'opened', file });
  expect((await bench.send('GET', '/worlds/opened/file')).body).toEqual(file);
});

test('leaves passwords that users chose and sign-ins behind', async () => {
  const bench = await ControlBench.open();
  const { identity_users, identity_grants } = bench.world().tables;
  const sub = [...identity_users.values()][0]?.id ?? '';
  identity_users.update(sub, { password: null, verifier: { salt: '5a17', verifier: 'c0ffee' } });
  identity_grants.put({ id: 'g', sub, refresh_hash: 'feed', device_key: null, created: NOON, revoked: false });
  const { body } = await bench.send('GET', '/worlds/default/file');
  expect(JSON.stringify(body)).not.toMatch(/5a17|c0ffee|"feed"/);
  await bench.send('POST', '/worlds/open', { id: 'opened', file: body });
  expect(bench.world('opened').tables.identity_users.get(sub)).toMatchObject({
    password: 'Waymark-2026!',
    verifier: null,
  });
});

test.each<[string, (file: File) => object, number, string]>([
  ['another kind of file', () => ({ format: 'waymark-scenario/1' }), 400, 'Is not a world file'],
  ['a newer format', () => ({ format: 'waymark-world/2' }), 400, 'this one reads waymark-world/1'],
  ['format 0', () => ({ format: 'waymark-world/0' }), 400, 'Is not a world file'],
  ['an endless format', () => ({ format: `waymark-world/${'9'.repeat(400)}` }), 400, 'Is not a world file'],
  ['a scenario that is missing here', () => ({ scenario: 'recorded-0a1b2c3d' }), 400, 'Is not a scenario'],
  ['the scenario "toString"', () => ({ scenario: 'toString' }), 400, 'Is not a scenario'],
  ['other fixtures', () => ({ mock: '9.1.0', seeds: 'f'.repeat(64) }), 409, 'version 9.1.0'],
  ['a day beyond all calendars', () => ({ epoch: 8.64e15 }), 400, 'Must be the start of a UTC day'],
  ['a day that begins at noon', () => ({ epoch: NOON }), 400, 'Must be the start of a UTC day'],
  ['a time beyond the clock', () => ({ now: '9999-01-01T00:00:00Z' }), 400, 'Must lie in the years'],
  ['a seed out of range', () => ({ seed: -1 }), 400, 'file.seed'],
  ['an unknown table', (file) => ({ tables: { ...file.tables, secrets: [] } }), 400, 'file.tables.secrets'],
  [
    'a row of a table of the prototype',
    () => ({ tables: JSON.parse('{"__proto__":[[1,null]]}') as object }),
    400,
    'was changed',
  ],
  ['a row without its fields', () => ({ tables: { vehicles: [[1001, { id: 1001 }]] } }), 400, 'Row 1001 of vehicles'],
  [
    'a row with a field of another kind',
    (file) => ({
      tables: { vehicles: (file.tables['vehicles'] as Row[]).map(([id, row]) => [id, { ...row, alert_rules: 7 }]) },
    }),
    400,
    'Row 1001 of vehicles has no valid alert_rules',
  ],
  ['rows that are no pairs', () => ({ tables: { vehicles: [[1001]] } }), 400, 'file.tables.vehicles.0'],
])('refuses a file with %s', async (_, changes, status, message) => {
  const { bench, file } = await saved();
  const answer = await bench.send('POST', '/worlds/open', { id: 'opened', file: await resealed(file, changes(file)) });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(message);
  expect(bench.worlds.get('opened')).toBeUndefined();
});

test('refuses an altered, a deep and an endless file', async () => {
  const { bench, file } = await saved();
  const open = async (body: unknown) => (await bench.send('POST', '/worlds/open', body)).status;
  expect(await open({ file: { ...file, seed: 8 } })).toBe(400);
  expect(await open(`{"file":${'['.repeat(90)}${']'.repeat(90)}}`)).toBe(400);
  expect(await open(`{"file":"${'a'.repeat(65 * 1024 * 1024)}"}`)).toBe(413);
  expect(await open({ file: null })).toBe(400);
});

test('opens no world beyond the limit', async () => {
  const { file } = await saved();
  const full = await ControlBench.open({ limit: 1 });
  expect(await full.send('POST', '/worlds/open', { file })).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_WORLDS' },
  });
});

test('hashes seeds by what is in them', async () => {
  const epoch = 1_795_219_200_000;
  const hash = (scenario: 'default' | 'empty', at = epoch) => hashOfSeeds(createSeeds(scenario, at));
  expect(await hash('default')).toBe(await hash('default'));
  expect(new Set([await hash('default'), await hash('empty'), await hash('default', epoch + DAY)]).size).toBe(3);
});
