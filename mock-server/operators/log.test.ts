import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MockProcess, startMockProcess } from '../../tests/support/mock-process.ts';
import { createLog } from './log.node.ts';

const KEY = 'S3CRET-key-of-the-web-team';
/** In every place of a request where a caller can put text. */
const SECRET = 'S3CRET-9f8e7d6c5b4a-planted';

let folder = '';
let mock: MockProcess;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-log-'));
  const teams = path.join(folder, 'teams.json');
  writeFileSync(teams, JSON.stringify({ teams: [{ name: 'web', key: KEY, worlds: 3 }] }));
  mock = await startMockProcess(['--log', 'json', '--teams', teams, '--pace', '0', '--trust-proxy']);
});
afterAll(async () => {
  mock.kill('SIGKILL');
  await mock.ended;
  rmSync(folder, { recursive: true });
});

type Line = Record<string, unknown> & { id?: string };
const lines = (): Line[] =>
  mock
    .output()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** The line of an answered request. */
async function lineOf(response: Response): Promise<Line> {
  await response.arrayBuffer();
  const id = response.headers.get('x-request-id');
  for (;;) {
    const line = lines().find((one) => one.id === id && one['msg'] === 'request');
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const send = (method: string, place: string, headers: Record<string, string> = {}, body?: string): Promise<Response> =>
  fetch(`${mock.url}${place}`, {
    method,
    headers: { 'x-mock-key': KEY, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });

test('every line is JSON, the first of which says where the mock is', () => {
  expect(lines()[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    msg: expect.stringContaining(`The mock is at ${mock.url}`) as string,
  });
});

test('a request has a line with the id of its answer', async () => {
  await send('POST', '/__mock/worlds', {}, JSON.stringify({ id: 'logged' }));
  const response = await send('GET', '/api/v1/vehicle/1001', { 'x-mock-world': 'logged' });
  expect(await lineOf(response)).toEqual({
    level: 'info',
    time: expect.any(String) as string,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    method: 'GET',
    path: '/api/v1/vehicle/:vehicleId',
    operation: 'getVehicle',
    status: 401,
    ms: expect.any(Number) as number,
    world: 'logged',
    team: 'web',
    code: null,
    msg: 'request',
  });
});

test("takes a proxy's id, unless it is not one", async () => {
  const id = 'f3b1c0de00112233445566778899aabb';
  expect((await send('GET', '/__mock/health', { 'x-request-id': id })).headers.get('x-request-id')).toBe(id);
  for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(65), '{"level":"fatal"}']) {
    const { headers } = await send('GET', '/__mock/health', { 'x-request-id': bad });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a refused request has its code', async () => {
  const response = await fetch(`${mock.url}/api/v1/vehicle`, { headers: { 'x-mock-key': SECRET } });
  expect(await lineOf(response)).toMatchObject({ status: 401, code: 'KEY_UNKNOWN', team: null, world: null });
  const without = await fetch(`${mock.url}/api/v1/vehicle`);
  expect(await lineOf(without)).toMatchObject({ operation: 'listVehicles', status: 401, code: 'KEY_REQUIRED' });
});

test('no secret reaches the log, wherever it is', async () => {
  const json = JSON.stringify({ [SECRET]: SECRET, password: SECRET, persona: SECRET, id: 'planted' });
  const headers = {
    authorization: `Bearer ${SECRET}`,
    'x-access-token': SECRET,
    'x-mock-world': SECRET,
    'x-amz-target': `Service.${SECRET}`,
    'user-agent': SECRET,
    referer: `https://app.example/?token=${SECRET}`,
    cookie: `mock_key=${KEY}; mock_world=${SECRET}`,
    'idempotency-key': SECRET,
    'x-request-id': `${SECRET} ${SECRET}`,
    'accept-language': SECRET,
  };
  const places = [
    `/api/v1/user/invite/accept?token=${SECRET}`,
    `/api/v1/vehicle/${SECRET}`,
    `/api/v1/${SECRET}?x=${SECRET}`,
    `/${SECRET}`,
    `/set-password?token=${SECRET}`,
    `/media/images/${SECRET}`,
    `/map/geocode/search?key=${SECRET}&text=${SECRET}`,
    '/identity/',
    `/identity/${SECRET}`,
    `/__mock/worlds/${SECRET}`,
    `/__mock/${SECRET}`,
    '/__mock/token',
    '/__mock/faults',
    '/__mock/key',
    '/__mock/health',
  ];
  const planted: Response[] = [];
  for (const place of places) {
    for (const world of [SECRET, 'logged']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const body = method === 'POST' ? json : undefined;
        planted.push(await send(method, place, { ...headers, 'x-mock-world': world }, body));
      }
    }
  }
  planted.push(await fetch(`${mock.url}/api/v1/vehicle?key=${SECRET}`, { headers: { 'x-mock-key': SECRET } }));
  planted.push(
    await fetch(`${mock.url}/__mock/key`, {
      method: 'POST',
      body: new URLSearchParams({ key: KEY, next: `/${SECRET}` }),
    }),
  );
  for (const response of planted) await lineOf(response);
  expect(lines().length).toBeGreaterThan(planted.length);
  expect(mock.output()).not.toMatch(/S3CRET/i);
});

test('an error of the mock has the id of its request, and no value of it', () => {
  const written: string[] = [];
  const log = createLog({ write: (line) => void written.push(line) });
  const error = Object.assign(new Error(`Key "${SECRET}" of '${SECRET}' is not ${SECRET} of listVehicles 200`), {
    detail: `Key (id)=(${SECRET}) exists`,
    cause: new Error(SECRET),
  });
  log.failed(error, 'the-id-of-a-request');
  log.failed(SECRET, null);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 'error',
    id: 'the-id-of-a-request',
    error: {
      type: 'Error',
      reason: 'Key [redacted] of [redacted] is not [redacted] of listVehicles 200',
      at: expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts:\d+/)]) as string[],
    },
  });
  expect(written.join('')).not.toContain(SECRET);
});
