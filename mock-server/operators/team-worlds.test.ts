import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres, type RunningPostgres, runPostgres } from '../../tests/support/postgres.ts';
import { type RunningServer, startServer } from '../server.node.ts';

const WEB = 'key-of-the-web-team';
const SALES = 'key-of-the-sales-team';
const LIMITED = 'key-of-the-limited-team';
const TEAMS = [
  { name: 'web', key: WEB, worlds: 2 },
  { name: 'sales', key: SALES, worlds: 5 },
  { name: 'limited', key: LIMITED, worlds: 5, requests_per_second: 1, body_bytes: 1_000 },
];

const programs = findPostgres();
const STORES = programs ? (['memory', 'PostgreSQL'] as const) : (['memory'] as const);
let folder = '';
let teams = '';
let postgres: RunningPostgres | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-teams-'));
  teams = path.join(folder, 'teams.json');
  writeFileSync(teams, JSON.stringify({ teams: TEAMS }));
  if (programs) postgres = await runPostgres(programs);
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

describe.each(STORES)('teams over %s', (store) => {
  let server: RunningServer;
  beforeEach(async () => {
    const database = store === 'PostgreSQL' ? { database: await (postgres as RunningPostgres).database() } : {};
    server = await startServer({ port: 0, pace: 0, teams, ...database });
  });
  afterEach(() => server.close());

  type Sent = { key?: string; body?: object; headers?: Record<string, string> };
  async function send(method: string, place: string, { key, body, headers }: Sent = {}) {
    const response = await fetch(`${server.url}${place}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== undefined && { 'x-mock-key': key }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as never };
  }
  const create = (key: string, id: string) => send('POST', '/__mock/worlds', { key, body: { id } });
  const idsOf = async (key: string) => {
    const { body } = await send('GET', '/__mock/worlds', { key });
    return (body as { id: string }[]).map(({ id }) => id);
  };

  test.each([
    ['GET', '/api/v1/vehicle'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/%61pi/v1/vehicle'],
    ['POST', '/identity/'],
    ['GET', '/media/stills/driver/1.webp'],
    ['GET', '/__mock/worlds'],
    ['POST', '/__mock/worlds'],
    ['DELETE', '/__mock/worlds/default'],
    ['POST', '/__mock/worlds/default/fork'],
    ['GET', '/__mock/worlds/default/snapshot'],
    ['GET', '/__mock/outbox'],
    ['POST', '/__mock/reset'],
  ])('%s %s needs a key', async (method, place) => {
    expect(await send(method, place)).toMatchObject({ status: 401, body: { code: 'KEY_REQUIRED' } });
    const wrong = await send(method, place, { key: `${WEB}s` });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'KEY_UNKNOWN' } });
    expect(JSON.stringify(wrong.body)).not.toContain(WEB);
  });

  test('identity names the refusal as its SDKs read it, and pages of other origins may read it', async () => {
    const headers = { origin: 'https://app.example' };
    for (const key of [undefined, `${WEB}s`]) {
      const answer = await send('POST', '/identity/', { headers, ...(key && { key }) });
      expect(answer.body).toMatchObject({ __type: expect.stringMatching(/^KEY_/) as string });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    const preflight = await send('OPTIONS', '/api/v1/vehicle', {
      headers: { ...headers, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-mock-key' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-mock-key');
  });

  test('health and readiness need no key', async () => {
    expect(await send('GET', '/__mock/health')).toMatchObject({ status: 200, body: { worlds: 1 } });
    expect((await send('GET', '/__mock/ready')).status).toBe(204);
  });

  test('a team uses its worlds, and those of others do not exist for it', async () => {
    expect((await create(WEB, 'checkout')).status).toBe(201);
    expect((await create(SALES, 'tour')).status).toBe(201);
    expect([await idsOf(WEB), await idsOf(SALES)]).toEqual([['checkout'], ['tour']]);
    const world = { 'x-mock-world': 'checkout' };
    expect((await send('GET', '/api/outage', { key: WEB, headers: world })).status).toBe(200);
    for (const [method, place] of [
      ['GET', '/__mock/worlds/checkout'],
      ['GET', '/__mock/worlds/checkout/snapshot'],
      ['POST', '/__mock/worlds/checkout/fork'],
      ['DELETE', '/__mock/worlds/checkout'],
    ] as const) {
      expect([method, (await send(method, place, { key: SALES })).status]).toEqual([method, 404]);
    }
    await send('DELETE', '/__mock/worlds/tour', { key: SALES });
    expect([await idsOf(WEB), await idsOf(SALES)]).toEqual([['checkout'], []]);
  });

  test("a request in another team's world, or in `default`, is 404", async () => {
    await create(WEB, 'checkout');
    const world = { 'x-mock-world': 'checkout' };
    expect((await send('POST', '/__mock/reset', { key: SALES, headers: world })).status).toBe(404);
    expect((await send('GET', '/api/v1/vehicle', { key: SALES, headers: world })).status).toBe(404);
    expect((await send('GET', '/api/v1/vehicle', { key: SALES })).status).toBe(404);
    expect((await send('GET', '/__mock/clock', { key: WEB })).status).toBe(404);
  });

  test("does not replace another team's world, nor `default`", async () => {
    await create(WEB, 'checkout');
    await send('POST', '/__mock/faults', {
      key: WEB,
      headers: { 'x-mock-world': 'checkout' },
      body: { effect: { status: 500 } },
    });
    expect(await create(SALES, 'checkout')).toMatchObject({ status: 409, body: { code: 'WORLD_TAKEN' } });
    expect(await create(SALES, 'default')).toMatchObject({ status: 409 });
    await create(SALES, 'tour');
    const fork = await send('POST', '/__mock/worlds/tour/fork', { key: SALES, body: { id: 'checkout' } });
    expect(fork.status).toBe(409);
    const kept = await send('GET', '/__mock/worlds/checkout', { key: WEB });
    expect(kept.body).toMatchObject({ rows: { faults: 1 } });
  });

  test('limits the worlds of a team, and counts its forks', async () => {
    expect((await create(WEB, 'one')).status).toBe(201);
    expect((await send('POST', '/__mock/worlds/one/fork', { key: WEB, body: { id: 'two' } })).status).toBe(201);
    const beyond = { status: 429, body: { code: 'TOO_MANY_WORLDS', detail: 'The limit of 2 worlds is reached.' } };
    expect(await create(WEB, 'three')).toMatchObject(beyond);
    expect(await send('POST', '/__mock/worlds/one/fork', { key: WEB, body: {} })).toMatchObject(beyond);
    expect((await create(WEB, 'one')).status).toBe(201);
    expect((await create(SALES, 'tour')).status).toBe(201);
  });

  test('limits requests and bodies of a team, and not those of another one', async () => {
    const large = { name: 'x'.repeat(1_000) };
    expect(await send('POST', '/__mock/scenario', { key: LIMITED, body: large })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
    const statuses = [];
    for (let count = 0; count < 8; count++)
      statuses.push((await send('GET', '/__mock/personas', { key: LIMITED })).status);
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
    const refused = await send('GET', '/api/v1/vehicle', { key: LIMITED, headers: { origin: 'https://app.example' } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect((await send('GET', '/__mock/personas', { key: WEB })).status).toBe(200);
    expect((await send('GET', '/map/outskirts.json', { key: LIMITED })).status).toBe(200);
    // A browser shows its answer.
    const shown = await send('GET', '/', { headers: { cookie: `mock_key=${LIMITED}`, accept: 'text/html' } });
    expect(shown).toMatchObject({ status: 429, body: expect.stringContaining('<h1>Too many requests</h1>') as string });
    expect(Number(shown.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a browser whose key was taken away is asked for another one', async () => {
    const headers = { accept: 'text/html', cookie: 'mock_key=key-of-a-former-team' };
    const shown = await send('GET', '/control-center', { headers });
    expect([shown.status, shown.body]).toEqual([
      401,
      expect.stringContaining('The key of this browser is no longer valid.'),
    ]);
    expect(shown.body).toContain('name="next" value="/control-center"');
  });

  test('refuses a body without a length from a team whose bodies are limited', async () => {
    const body = new Blob(['{}']).stream();
    const init = { method: 'POST', headers: { 'x-mock-key': LIMITED }, body, duplex: 'half' } as RequestInit;
    const response = await fetch(`${server.url}/__mock/worlds`, init);
    expect([response.status, await response.json()]).toMatchObject([411, { code: 'LENGTH_REQUIRED' }]);
  });

  const enter = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/__mock/key`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    });

  test('a browser enters the key once and goes on where it was', async () => {
    const asked = await send('GET', '/set-password?token=one-time', { headers: { accept: 'text/html' } });
    expect([asked.status, asked.body]).toEqual([
      401,
      expect.stringContaining('name="next" value="/set-password?token=one-time"'),
    ]);
    expect(asked.headers.get('referrer-policy')).toBe('same-origin');
    const fields = { key: WEB, world: 'checkout', next: '/set-password?token=one-time' };
    const entered = await enter(fields, { origin: server.url, 'sec-fetch-site': 'same-origin' });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/set-password?token=one-time']);
    const cookies = entered.headers.getSetCookie();
    expect(cookies).toEqual([
      `mock_key=${WEB}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`,
      'mock_world=checkout; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
    const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
    expect(await send('GET', '/__mock/worlds/checkout', { headers: { cookie } })).toMatchObject({ status: 200 });
    expect((await send('GET', '/__mock/clock', { headers: { cookie } })).status).toBe(200);
  });

  test('without a world, a browser keeps that of its team, or gets the one named like it', async () => {
    await create(WEB, 'checkout');
    const worldAfter = async (cookie: string) => {
      const entered = await enter({ key: WEB }, { cookie });
      return entered.headers.getSetCookie()[1]?.split(';')[0];
    };
    expect(await worldAfter('mock_world=checkout')).toBe('mock_world=checkout');
    expect(await worldAfter('mock_world=default')).toBe('mock_world=web');
    expect(await idsOf(WEB)).toEqual(expect.arrayContaining(['checkout', 'web']));
  });

  test.each(['//evil.example/', '/\\evil.example/', '/.//evil.example', 'https://evil.example/', '/\t/evil.example'])(
    'a browser does not go on at %j',
    async (next) => {
      expect((await enter({ key: WEB, next })).headers.get('location')).toBe('/__mock/');
    },
  );

  test('the page says what is wrong, and sets nothing', async () => {
    await create(WEB, 'checkout');
    for (const [fields, status, sentence] of [
      [{ key: 'key-of-no-team-at-all' }, 401, 'No team has this key.'],
      [{ key: SALES, world: 'checkout' }, 400, 'Another team has a world with this name.'],
      [{ key: SALES, world: 'a b' }, 400, 'A world has 1 to 64 letters'],
    ] as const) {
      const response = await enter(fields);
      const text = await response.text();
      expect([response.status, response.headers.getSetCookie(), text.includes(sentence)]).toEqual([status, [], true]);
      expect(text).not.toContain(fields.key);
    }
  });

  test('a page of another origin cannot enter a key', async () => {
    const response = await enter({ key: WEB }, { origin: 'https://evil.example' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });
});

test('a data folder has no teams', async () => {
  await expect(startServer({ port: 0, teams, data: path.join(folder, 'data') })).rejects.toThrow('use --teams with');
});
