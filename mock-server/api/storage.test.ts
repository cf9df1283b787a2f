import { beforeEach, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { samples } from '../../tests/authorization/requests.ts';
import { createMock } from '../../tests/support/mock.ts';
import { StoreFailure } from '../world/store-failure.ts';
import type { World } from '../world/world.ts';

const DAY = 86_400_000;
const ids = Object.keys(operations) as OperationId[];

/** Thrown by the store instead of writing. `null`: it writes. */
let failure: Error | null = null;
/** Whether the store takes time, as in a browser. */
let isSlow = false;
/** Own rows of worlds as stored. */
const kept = new Map<string, string>();

const rowsOf = (world: World) => JSON.stringify(world.snapshot());
const write = (world: string, rows: string | null): void | Promise<void> => {
  const finish = () => {
    if (failure) throw failure;
    if (rows === null) kept.delete(world);
    else kept.set(world, rows);
  };
  return isSlow ? new Promise<void>((resolve) => setTimeout(resolve, 1)).then(finish) : finish();
};
const mock = createMock({
  store: {
    load: () => [],
    create: ({ id }, overlay) => write(id, JSON.stringify(overlay)),
    commit: (world) => write(world.id, rowsOf(world)),
    remove: (id) => write(id, null),
  },
});

const FULL = new StoreFailure('database or disk is full', true);
const BROKEN = new StoreFailure('disk I/O error', false);

beforeEach(() => {
  failure = null;
  isSlow = false;
});

async function ownerOf(world: World) {
  const send = await mock.as(world, 'owner');
  await mock.worlds.commit(world);
  return send;
}

describe.each([
  ['at once', false],
  ['later', true],
])('a store that fails %s', (_when, slow) => {
  test.each([
    [FULL, 507, 'STORAGE_FULL', 'The server has no space left (database or disk is full). Nothing was changed.'],
    [BROKEN, 503, 'STORAGE_FAILED', 'The server cannot store changes (disk I/O error). Nothing was changed.'],
  ])('[core 8] %s: refuses a write with the reason and keeps the state', async (why, status, code, detail) => {
    isSlow = slow;
    const world = await mock.world();
    const send = await ownerOf(world);
    const before = await send('GET', '/api/v1/vehicle');
    failure = why;
    expect(await send('PATCH', '/api/v1/vehicle/1001', { vehicle_name: 'Lost' })).toMatchObject({
      status,
      body: { detail, code },
    });
    expect((await send('GET', '/api/v1/vehicle')).body).toEqual(before.body);
    failure = null;
    expect((await send('PATCH', '/api/v1/vehicle/1002', { vehicle_name: 'Kept' })).status).toBe(200);
    expect(kept.get(world.id)).toBe(rowsOf(world));
    expect(kept.get(world.id)).toContain('"Kept"');
    expect(kept.get(world.id)).not.toContain('"Lost"');
  });

  test('[core 8] loses no acknowledged write among concurrent ones', async () => {
    isSlow = slow;
    const world = await mock.world();
    const send = await ownerOf(world);
    const rename = (vehicle_name: string) => send('PATCH', '/api/v1/vehicle/1001', { vehicle_name });
    const answers: { name: string; status: number }[] = [];
    for (let round = 0; round < 20; round++) {
      failure = round % 3 === 1 ? FULL : null;
      const names = [1, 2, 3].map((number) => `Van ${round}-${number}`);
      const sent = names.map(async (name) => answers.push({ name, status: (await rename(name)).status }));
      sent.push(send('POST', '/api/v1/user/101/voice-pin', { pin: '482913' }).then(() => 0));
      await Promise.all(sent);
      const last = answers.findLast(({ status }) => status === 200);
      expect(world.tables.vehicles.get(1001)?.vehicle_name).toBe(last?.name);
      expect(kept.get(world.id)).toBe(rowsOf(world));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 507]));
  });

  test('[core 8] keeps the order of a list after a removal that failed', async () => {
    isSlow = slow;
    const world = await mock.world();
    const send = await ownerOf(world);
    const added: number[] = [];
    for (let number = 0; number < 3; number++) {
      const { body } = await send('POST', '/api/v1/card', samples.createCard.body);
      added.push((body as { id: number }).id);
    }
    const { body: before } = await send('GET', '/api/v1/card');
    failure = FULL;
    expect((await send('DELETE', `/api/v1/card/${added[0]}`)).status).toBe(507);
    expect((await send('GET', '/api/v1/card')).body).toEqual(before);
  });
});

test('[core 8] every read answers and no write changes anything while nothing can be stored', async () => {
  const world = await mock.world();
  // Renewals, trials and pauses fall due, which reads cannot store either.
  world.clock.advance(40 * DAY);
  const send = await ownerOf(world);
  const unauthorized = mock.withToken(world, null);
  failure = FULL;
  const before = rowsOf(world);
  const failed: string[] = [];
  for (const id of ids) {
    const { path, body } = samples[id];
    const method = operations[id].method.toUpperCase();
    const { status } = await (operations[id].auth === 'none' ? unauthorized : send)(method, path, body);
    const isRight = method === 'GET' ? status < 500 || status === 501 : status >= 400 && status !== 500;
    if (!isRight || rowsOf(world) !== before) failed.push(`${id} ${status}`);
  }
  expect(failed).toEqual([]);
  failure = null;
  expect((await send('PATCH', '/api/v1/vehicle/1001', { vehicle_name: 'Kept' })).status).toBe(200);
  expect(kept.get(world.id)).toBe(rowsOf(world));
});

test('[core 4] the identity service refuses what it cannot store, and keeps the state', async () => {
  const world = await mock.world();
  await ownerOf(world);
  const send = (body: object) =>
    mock.app.request('/identity/', {
      method: 'POST',
      headers: {
        'x-mock-world': world.id,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
      },
      body: JSON.stringify(body),
    });
  const before = rowsOf(world);
  failure = FULL;
  const request = { ClientId: 'waymark-portal', Username: world.tables.users.get(101)?.email };
  const response = await send(request);
  expect(response.status).toBe(507);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({
    __type: 'InternalErrorException',
    message: 'The server has no space left (database or disk is full). Nothing was changed.',
  });
  expect(rowsOf(world)).toBe(before);
  failure = null;
  expect((await send(request)).status).toBe(200);
});

test('[core 8] the control API refuses what it cannot store, and keeps its worlds', async () => {
  const world = await mock.world();
  await ownerOf(world);
  const send = async (method: string, path: string, body?: object) => {
    const response = await mock.app.request(`/__mock${path}`, {
      method,
      headers: { 'x-mock-world': world.id, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: response.status === 204 ? null : ((await response.json()) as unknown) };
  };
  const snapshot = (await send('GET', `/worlds/${world.id}/snapshot`)).body as object;
  const listed = (await send('GET', '/worlds')).body;
  const before = rowsOf(world);
  failure = FULL;
  for (const [method, path, body] of [
    ['POST', '/worlds', { id: 'more' }],
    ['POST', `/worlds/${world.id}/fork`, { id: 'more' }],
    ['POST', `/worlds/${world.id}/restore`, snapshot],
    ['DELETE', `/worlds/${world.id}`],
    ['POST', '/reset', {}],
    ['POST', '/clock', { advance_ms: DAY }],
    ['POST', '/faults', { operation: 'listVehicles', effect: { drop: true } }],
  ] as const) {
    const { status } = await send(method, path, body);
    expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 507`);
    expect(mock.worlds.get(world.id)).toBe(world);
    expect(rowsOf(world)).toBe(before);
  }
  expect((await send('GET', '/worlds')).body).toEqual(listed);
  failure = null;
  expect((await send('POST', '/worlds', { id: 'more' })).status).toBe(201);
});
