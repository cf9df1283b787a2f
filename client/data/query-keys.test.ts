import { hashKey } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { configureApi } from '../api/transport.ts';
import { aVehicle } from '../rules/vehicle/vehicle.fixture.ts';

const TIRES = { tire_pressure: true };
const reporting = (id: number) => aVehicle({ id, obdSettings: TIRES });
const module = (device_key: string) => ({ device_key, product_name: 'gg-ds4' });
const DAY = { from: 1_000, to: 2_000 };
const NEXT_DAY = { from: 3_000, to: 4_000 };

/** Every query that reads the API, with arguments that ask for different things. */
const ARGUMENTS: Record<string, readonly (readonly unknown[])[]> = {
  alertCountsQuery: [[[DAY]], [[NEXT_DAY]], [[DAY], 'speed_limit']],
  latestAlertsQuery: [
    [DAY, 'speed_limit'],
    [NEXT_DAY, 'speed_limit'],
    [DAY, 'towing'],
  ],
  latestLogsQuery: [
    [1_000, ['arm'], 5],
    [2_000, ['arm'], 5],
    [1_000, ['disarm'], 5],
    [1_000, ['arm'], 6],
  ],
  vehicleLogsQuery: [
    [1, 1_000, ['arm'], 5],
    [2, 1_000, ['arm'], 5],
    [1, 2_000, ['arm'], 5],
    [1, 1_000, ['disarm'], 5],
    [1, 1_000, ['arm'], 6],
  ],
  bannerQuery: [[]],
  mediaQuery: [
    ['A', 'front'],
    ['B', 'front'],
    ['A', 'rear'],
  ],
  outagesQuery: [[]],
  maintenanceQuery: [[]],
  mapKeyQuery: [[]],
  deviceQuery: [['A'], ['B']],
  latestMediaQuery: [
    ['A', 'front'],
    ['B', 'front'],
    ['A', 'rear'],
  ],
  subscriberQuery: [[1], [2]],
  usersQuery: [[]],
  // On the key of the stored features, of which it is a part.
  auxOutputsQuery: [[module('C')], [module('D')]],
  commandLogQuery: [[1], [2]],
  featuresQuery: [
    ['A', true],
    ['B', true],
    ['A', false],
  ],
  featuresFollowing: [['A'], ['B']],
  obdQuery: [[reporting(1)], [reporting(2)]],
  vehiclesQuery: [[]],
  vehicleQuery: [[1], [2]],
};
/** Queries that ask something else: the geocoder, the identity service, a camera by a command. */
const ELSEWHERE = ['addressQuery', 'identityPhoneQuery', 'rearCameraQuery'];

type Options = { queryKey: readonly unknown[]; queryFn: (context: object) => unknown };
const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!**/*.test.ts']);
const found = new Map<string, unknown>();

beforeAll(async () => {
  // Some modules listen to other tabs as soon as they load.
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('window', new EventTarget());
  for (const load of Object.values(files)) {
    for (const [name, value] of Object.entries(await load())) {
      if (Object.hasOwn(ARGUMENTS, name) || name.endsWith('Query')) found.set(name, value);
    }
  }
});
afterEach(() => void vi.unstubAllGlobals());

/** The requests of a query, to a server that has nothing. */
async function requestsOf({ queryFn, queryKey }: Options): Promise<URL[]> {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(new URL(url));
    return Response.json({ count: 0, next: null, previous: null, results: [] });
  });
  const origin = new URL('https://portal.example/');
  const base = new URL('/api/v1/', origin);
  configureApi({ base, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  await queryFn({ signal: new AbortController().signal, queryKey, pageParam: 0 });
  return asked;
}

const reads = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'get');
const operationAt = ({ pathname }: URL) =>
  reads.find((id) => new RegExp(`^${operations[id].path.replace(/:\w+/g, '[^/]+')}$`).test(pathname));

const queries = () =>
  Object.entries(ARGUMENTS).flatMap(([name, lists]) =>
    lists.map((args) => ({ name, options: (found.get(name) as (...args: readonly unknown[]) => Options)(...args) })),
  );

test('the table knows every query', () => {
  expect([...found.keys()].sort()).toEqual([...Object.keys(ARGUMENTS), ...ELSEWHERE].sort());
});

test('[core 7] the key of a query begins with the operation that it asks', async () => {
  for (const { name, options } of queries()) {
    const asked = (await requestsOf(options)).map(operationAt);
    expect([name, ...new Set(asked)]).toEqual([name, options.queryKey[0]]);
  }
});

test('[core 7] different queries have different keys', () => {
  const keys = queries().map(({ options }) => hashKey(options.queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});
