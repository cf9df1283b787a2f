import { describe, expect, test } from 'vitest';
import { contractOf, type OperationId, operationIds } from './contract.ts';
import { runContract } from './run.ts';
import { check, EVERYTHING } from './servers/check.ts';
import { createExampleServer, type Fault, TOKEN } from './servers/example-server.ts';
import { listen } from './servers/listen.ts';

/** Records calls and leaves answers unchanged. */
function listening() {
  const sent: { id: OperationId; method: string; body: unknown; token: string | undefined }[] = [];
  const fault: Fault = async (id, _reply, c) => {
    const { method } = c.req;
    const token = c.req.header('x-access-token') ?? c.req.header('authorization');
    const isJson = c.req.header('content-type') === 'application/json';
    sent.push({ id, method, token, body: isJson ? ((await c.req.json()) as unknown) : undefined });
    return undefined;
  };
  return { sent, fault };
}

const successOf =
  (operation: OperationId, status: number, body: unknown = { detail: 'No.' }): Fault =>
  (id, reply) =>
    id === operation && reply.status < 300 ? { status, body } : undefined;

test('sends only documented reads without permission to write', async () => {
  const { sent, fault } = listening();
  const { checked, skipped } = await check(fault);
  const gets = operationIds.filter(
    (id) =>
      contractOf(id).method === 'get' &&
      contractOf(id).provenance === 'documented' &&
      !['getStream', 'getPendingVehicleData'].includes(id),
  );
  expect([...new Set(sent.map(({ id }) => id))].sort()).toEqual([...gets, 'getArticle'].sort());
  expect(checked).toHaveLength(gets.length + 1);
  expect(skipped).toHaveLength(operationIds.length - gets.length - 1);
  const reasons = Object.fromEntries(skipped.map(({ operation, reason }) => [operation, reason]));
  expect(reasons).toMatchObject({
    updateVehicle: 'writes require --allow-writes',
    pauseDevice: 'cannot be undone: would suspend service for a season',
    pingStream: 'assumed, not documented: requires --include-assumed',
    getPendingVehicleData: 'needs the serial number of an unused device, which was not given',
    getStream: 'needs a live stream, which getStreamKey did not return',
  });
});

test('sends reversible writes and nothing lasting with permission to write', async () => {
  const { sent, fault } = listening();
  const { skipped, leftBehind } = await check(fault, { allowWrites: true });
  const ids = new Set(sent.map(({ id }) => id));
  expect(ids.has('updateVehicle')).toBe(true);
  for (const id of [
    'pauseDevice',
    'deactivateDevice',
    'deleteUser',
    'startTransfer',
    'setPin',
    'createCase',
  ] as const) {
    expect(ids.has(id)).toBe(false);
  }
  expect(sent.filter(({ id }) => contractOf(id).provenance === 'assumed')).toEqual([]);
  expect(skipped.find(({ operation }) => operation === 'createCase')?.reason).toBe(
    'cannot be undone: support staff would read it',
  );
  expect(leftBehind).toEqual([]);
});

test('calls every operation on a temporary server', async () => {
  const { checked, skipped, refused } = await check(undefined, EVERYTHING);
  expect(checked.map(({ operation }) => operation)).toEqual([...operationIds].sort());
  expect({ skipped, refused }).toEqual({ skipped: [], refused: [] });
});

test('restores a changed name in its last write', async () => {
  const { sent, fault } = listening();
  await check(fault, { allowWrites: true });
  const names = sent.filter(({ id }) => id === 'updateVehicle').map(({ body }) => body);
  expect(names.at(0)).toEqual({ vehicle_name: 'Contract check' });
  expect(names.at(-1)).toEqual({ vehicle_name: 'Van 12' });
});

test.each([
  ['a name that requests refuse', { vehicle_name: '<b>Van 12</b>' }, 'updateVehicle'],
  ['a missing switch', { allow_app_analytics: undefined }, 'updateUser'],
] as const)('changes nothing that cannot be restored: %s', async (_what, change, operation) => {
  const { sent, fault } = listening();
  const { skipped } = await check(
    async (id, reply, c) => {
      await fault(id, reply, c);
      if (id !== 'listVehicles' && id !== 'listUsers') return undefined;
      const { results, ...page } = reply.body as { results?: object[] };
      return results && { ...reply, body: { ...page, results: results.map((row) => ({ ...row, ...change })) } };
    },
    { allowWrites: true },
  );
  expect(sent.map(({ id }) => id)).not.toContain(operation);
  expect(skipped).toContainEqual({
    operation,
    reason: 'the current value cannot be restored: the contract refuses it',
  });
});

test('reports a change that could not be restored', async () => {
  const report = await check(
    async (id, reply, c) => {
      if (id !== 'updateVehicle' || reply.status !== 200) return undefined;
      const { vehicle_name } = await c.req.json<{ vehicle_name: string }>();
      return vehicle_name === 'Van 12' ? { status: 500, body: {} } : undefined;
    },
    { allowWrites: true },
  );
  expect(report.drift).toEqual([
    {
      operation: 'updateVehicle',
      case: 'restore',
      status: 500,
      path: '',
      expected: '200, 400, 401, 403, 404, or 424',
      seen: '500',
    },
  ]);
  expect(report.leftBehind).toEqual([{ operation: 'updateVehicle', what: 'its change was not restored' }]);
});

test('reports a resource that could not be deleted', async () => {
  const { drift, leftBehind } = await check(successOf('deleteGeofence', 403), { allowWrites: true });
  expect(drift).toEqual([]);
  expect(leftBehind).toEqual([
    { operation: 'createGeofence', what: 'created resource: deleteGeofence did not remove it' },
  ]);
});

test('reports a resource created by an invalid request', async () => {
  const { leftBehind } = await check(
    (id, { status }) => (id === 'createFilter' && status === 401 ? { status: 201, body: {} } : undefined),
    { allowWrites: true },
  );
  expect(leftBehind).toEqual([
    { operation: 'createFilter', what: 'created by an invalid request: invalid token' },
    { operation: 'createFilter', what: 'created by an invalid request: no token' },
  ]);
});

test('reports 501 as not built instead of drift', async () => {
  const { drift, notBuilt, skipped } = await check(successOf('listGeofences', 501, { detail: 'Later.' }));
  expect(drift).toEqual([]);
  expect(notBuilt).toEqual([{ operation: 'listGeofences', status: 501 }]);
  expect(skipped).toContainEqual({
    operation: 'getGeofence',
    reason: 'needs a geofence, which listGeofences did not return',
  });
});

const broken =
  (operation: OperationId, answer: (body: never) => unknown): Fault =>
  (id, reply) =>
    id === operation && reply.status < 300
      ? { ...reply, body: answer(structuredClone(reply.body) as never) }
      : undefined;

describe('an operation that others depend on', () => {
  const NEEDS_VEHICLE = ['getFeatures', 'getReadyState', 'getVehicle', 'listAlertEvents', 'listLogs', 'listTrips'];
  const NEEDS_OWN = ['getObd', 'getOptionTables', 'listPlanUpgrades'];

  test.each([
    ['fails', successOf('listVehicles', 500)],
    ['answers a page without rows of vehicles', broken('listVehicles', () => ({ results: [{}] }))],
    ['answers no list', broken('listVehicles', () => ({}))],
    [
      'answers ids and serial numbers of another type',
      broken('listVehicles', (page: { results: { id: number }[] }) => ({
        ...page,
        results: page.results.map((row) => ({
          ...row,
          id: `${row.id}`,
          device_key: row.id,
          device_state: 'installed',
        })),
      })),
    ],
  ])('takes the blame alone if it %s', async (_what, fault) => {
    const { drift, skipped, checked } = await check(fault);
    expect([...new Set(drift.map(({ operation }) => operation))]).toEqual(['listVehicles']);
    expect(drift.every((line) => line.case === 'answer')).toBe(true);
    const because = skipped.filter(({ reason }) => reason === 'needs listVehicles, which failed');
    expect(because.map(({ operation }) => operation)).toEqual(expect.arrayContaining(NEEDS_VEHICLE));
    expect(checked.map(({ operation }) => operation)).not.toContain('listVehicles');
    expect(checked.map(({ operation }) => operation)).toContain('listUsers');
  });

  test('names the first failure to those that depend on it by way of another', async () => {
    const { skipped } = await check(successOf('listUsers', 500), EVERYTHING);
    const reasons = Object.fromEntries(skipped.map(({ operation, reason }) => [operation, reason]));
    expect(reasons).toMatchObject({
      getSubscriber: 'needs listUsers, which failed',
      updateSubscriber: 'needs listUsers, which failed',
    });
  });

  test('is not needed if its answer still has what a request takes', async () => {
    const { drift, skipped, checked } = await check(
      broken('listVehicles', (page: { results: object[] }) => ({
        ...page,
        results: page.results.map((row) => ({ ...row, product_name: 5 })),
      })),
    );
    expect(drift.map(({ operation, path }) => [operation, path])).toEqual([['listVehicles', 'results[].product_name']]);
    expect(skipped.filter(({ reason }) => reason.endsWith('which failed'))).toEqual([]);
    expect(checked.map(({ operation }) => operation)).toEqual(expect.arrayContaining([...NEEDS_VEHICLE, ...NEEDS_OWN]));
  });

  test('leaves no crash behind an account that is null', async () => {
    const { drift, skipped } = await check(
      broken('getSubscriber', () => null),
      EVERYTHING,
    );
    expect(drift.map(({ operation }) => operation)).toEqual(['getSubscriber']);
    expect(skipped).toContainEqual({ operation: 'updateSubscriber', reason: 'needs getSubscriber, which failed' });
  });
});

test('reports a refusal of the contract as neither drift nor success', async () => {
  const { drift, refused, checked } = await check(successOf('listCards', 403));
  expect(drift).toEqual([]);
  expect(refused).toEqual([{ operation: 'listCards', status: 403 }]);
  expect(checked.map(({ operation }) => operation)).not.toContain('listCards');
});

test('sends unsupported methods only to temporary servers', async () => {
  const notAllowed: Fault = (id, { status }) =>
    id === 'getCard' && status === 405 ? { status: 404, body: {} } : undefined;
  expect((await check(notAllowed)).drift).toEqual([]);
  expect((await check(notAllowed, EVERYTHING)).drift).toEqual([
    { operation: 'getCard', case: 'wrong method', status: 404, path: '', expected: '405', seen: '404' },
  ]);
});

test('ends the run, without drift, after three refusals of the token', async () => {
  const { stopped, drift, skipped, checked } = await check((_id, _reply, c) =>
    c.json({ detail: 'Access Token has expired', code: 'TOKEN_EXPIRED' }, 401),
  );
  expect({ stopped, drift, checked }).toEqual({ stopped: 'the token is refused', drift: [], checked: [] });
  expect(skipped).toHaveLength(operationIds.length - 3);
  expect(skipped[0]?.reason).toBe('aborted: the token is refused');
});

test('ends the run, without drift, if the server is missing', async () => {
  const { url, close } = await listen(createExampleServer());
  await close();
  const { stopped, drift, skipped } = await runContract({ baseUrl: url, token: TOKEN });
  expect({ stopped, drift }).toEqual({ stopped: 'not reachable (no response: the connection was refused)', drift: [] });
  expect(skipped).toHaveLength(operationIds.length - 3);
});

test('sends each base its own paths with its token header', async () => {
  const api = listening();
  const portal = listening();
  const apiServer = await listen(createExampleServer(api.fault));
  const portalServer = await listen(createExampleServer(portal.fault));
  const { drift } = await runContract({ baseUrl: apiServer.url, portalUrl: portalServer.url, token: TOKEN });
  await Promise.all([apiServer.close(), portalServer.close()]);
  expect(drift).toEqual([]);
  expect(api.sent.every(({ id }) => contractOf(id).path.startsWith('/api/v1/'))).toBe(true);
  expect(portal.sent.some(({ id }) => contractOf(id).path.startsWith('/api/v1/'))).toBe(false);
  expect(api.sent.find(({ id }) => id === 'listCards')?.token).toBe(`Bearer ${TOKEN}`);
  expect(portal.sent.find(({ id }) => id === 'getMapPlatform')?.token).toBe(TOKEN);
  expect(portal.sent.filter(({ id }) => id === 'listOutages').map(({ token }) => token)).toEqual([undefined]);
});

test('does not follow redirects', async () => {
  const elsewhere = listening();
  const other = await listen(createExampleServer(elsewhere.fault));
  await check((_id, _reply, c) => c.redirect(`${other.url}${c.req.path}`), { allowWrites: true });
  await other.close();
  expect(elsewhere.sent).toEqual([]);
});

test('writes the same report in two runs', async () => {
  expect(await check(undefined, EVERYTHING)).toEqual(await check(undefined, EVERYTHING));
});
