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

const subscribed = ({ device = {}, plan = {}, billing = {} } = {}) => ({
  device: { device_key: 'A', ...device, pricing_plan: { id: 'premium-month', plan_renewal_date: null, ...plan } },
  billing,
});

const CART = { line_items: [{ device_key: 'A', plan_id: 'premium-month' }] };

/** Every API query, with arguments that request different data. */
const ARGUMENTS: Record<string, readonly (readonly unknown[])[]> = {
  articleQuery: [
    ['000001204', 'en'],
    ['000001204', 'fr'],
    ['000001205', 'en'],
  ],
  articlesFoundQuery: [
    ['reset', 'en'],
    ['reset', 'fr'],
    ['towing', 'en'],
  ],
  casesQuery: [[]],
  lastLogsQuery: [
    [1, 1_000_000_000],
    [2, 1_000_000_000],
  ],
  alertCountsQuery: [[[DAY]], [[NEXT_DAY]], [[DAY], 'speed_limit']],
  alertEventsQuery: [
    [{ from_date: 'a', to_date: 'b' }],
    [{ from_date: 'c', to_date: 'b' }],
    [{ from_date: 'a', to_date: 'b', vehicle_id: [1] }],
    [{ from_date: 'a', to_date: 'b', alert_type: ['curfew'] }],
  ],
  unknownAlertsQuery: [[{ from_date: 'a', to_date: 'b' }], [{ from_date: 'a', to_date: 'b', vehicle_id: [1] }]],
  backtestQuery: [
    [[{ vehicle_ids: [1], alert_type: 'engine', isCounted: true }]],
    [[{ vehicle_ids: [2], alert_type: 'engine', isCounted: true }]],
    [[{ vehicle_ids: [1], alert_type: 'engine', isCounted: false }]],
    [[{ vehicle_ids: [1], alert_type: 'engine', parameters: { threshold: 60 }, isCounted: true }]],
  ],
  vehicleRulesQuery: [[1], [2]],
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
  curfewRulesQuery: [[]],
  sentCommandsQuery: [
    [1, DAY],
    [2, DAY],
    [1, NEXT_DAY],
  ],
  vehicleLogsQuery: [
    [1, 1_000, ['arm'], 5],
    [2, 1_000, ['arm'], 5],
    [1, 2_000, ['arm'], 5],
    [1, 1_000, ['disarm'], 5],
    [1, 1_000, ['arm'], 6],
  ],
  feedPageQuery: [
    [{ from_date: 'a' }, 0],
    [{ from_date: 'b' }, 0],
    [{ from_date: 'a' }, 1],
  ],
  newerQuery: [
    [{ event: ['lock'] }, 1_000],
    [{ event: ['lock'] }, 2_000],
    [{ event: ['unlock'] }, 1_000],
  ],
  favoritesQuery: [[]],
  bannerQuery: [[]],
  geofencesQuery: [[]],
  geofenceRulesQuery: [[]],
  tripsQuery: [
    ['A', DAY],
    ['B', DAY],
    ['A', NEXT_DAY],
  ],
  speedingQuery: [
    [1, DAY],
    [2, DAY],
    [1, NEXT_DAY],
  ],
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
  usersQuery: [[]],
  invitationsQuery: [[]],
  // Under the key of the stored features.
  auxOutputsQuery: [[module('C')], [module('D')]],
  commandLogQuery: [[1], [2]],
  featuresQuery: [
    ['A', true],
    ['B', true],
    ['A', false],
  ],
  featuresFollowing: [['A'], ['B']],
  keylockerQuery: [
    ['A', true],
    ['B', true],
    ['A', false],
  ],
  optionTablesQuery: [['A'], ['B']],
  obdQuery: [[reporting(1)], [reporting(2)]],
  vehiclesQuery: [[]],
  accountQuery: [[11], [12]],
  cardsQuery: [[]],
  cartQuoteQuery: [[CART], [{ ...CART, coupon_code: 'WELCOME10' }]],
  devicesQuery: [[]],
  dryRunQuery: [[CART], [{ ...CART, coupon_code: 'WELCOME10' }]],
  paymentsQuery: [[]],
  planOffersQuery: [[], ['A']],
  planQuoteQuery: [
    [subscribed(), 'premium-month'],
    [subscribed(), 'basic-month'],
    [subscribed({ device: { device_key: 'B' } }), 'premium-month'],
    [subscribed({ plan: { id: 'basic-month' } }), 'premium-month'],
    [subscribed({ plan: { plan_renewal_date: '2027-03-14T00:00:00Z' } }), 'premium-month'],
    [subscribed({ billing: { auto_renewal: true } }), 'premium-month'],
  ],
  productsQuery: [[]],
  receiptQuery: [['7e000000-0000-4000-8000-000000000001'], ['7e000000-0000-4000-8000-000000000002']],
  receiptsQuery: [[]],
  vehicleQuery: [[1], [2]],
  locationLinksQuery: [[1], [2]],
  sharedLocationQuery: [['token-one'], ['token-two']],
};
/** Queries outside the API (the geocoder, the identity service, a camera command), and other parts of the banner's answer. */
const ELSEWHERE = [
  'addressQuery',
  'addressSearchQuery',
  'identityPhoneQuery',
  'rearCameraQuery',
  'servedDeviceQuery',
  'devicesInServiceQuery',
  'trustedDevicesQuery',
  'twoFactorQuery',
];

/** Every API mutation: its arguments and the expected request. */
const WRITES: Record<string, readonly [args: readonly unknown[], variables: unknown]> = {
  ruleSave: [[1, 'engine', null], { is_enabled: true }],
  serviceModeOpening: [['A'], 1_800_000_000_000],
  scheduleSetting: [['A'], { isScheduleActive: false, startTime: 0, endTime: 3_600 }],
  mileageSetting: [[{ id: 1, device_key: 'A' }], 50_000],
  subscriberUpdate: [[], { subscriberId: 11, data: { text_message_consent: true } }],
  transferStart: [[aVehicle()], { deviceKey: 'A', data: { email: 'jordan@waymark.example' } }],
  transferCancel: [[aVehicle()], { deviceKey: 'A' }],
  userUpdate: [[101], { userId: 101, data: { first_name: 'Robin' } }],
  testMessage: [[101], 'push'],
  guestRemove: [[], { userId: 201, params: { subscriber: 11 } }],
  shareLeave: [[], { userId: 201, params: { subscriber: 11 } }],
  invitationSend: [[], { data: { email: 'nina@waymark.example', subscriber: 11, vehicles: [] } }],
  invitationAccept: [[], { params: { token: 'invite' } }],
  invitationEnd: [[], { params: { token: 'invite' } }],
  cardCreate: [[], { card: {}, collect: async () => ({}) }],
  cardRemove: [[], { cardId: 502, nextMain: null }],
  cardUpdate: [[], { cardId: 502, data: { is_main: true } }],
  vehicleCreate: [[], { data: { subscriber_id: 11, device_key: 'A', vehicle_name: 'Van' } }],
  troubleCodeClearing: [[], { vehicleId: 1, data: { dtc_code: 'P0301' } }],
  vehicleUpdate: [[1], { vehicleId: 1, data: { vehicle_name: 'Van' } }],
};
/** Mutations that invalidate queries themselves, or that change no API data. */
const OTHER_WRITES = ['couponApply', 'phoneCode'];

type Mutation = { mutationKey: readonly unknown[]; mutationFn: (variables: unknown, context: object) => unknown };
type Options = { queryKey: readonly unknown[]; queryFn: (context: object) => unknown; initialPageParam?: unknown };
const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!**/*.test.ts', '!**/*.fixture.ts']);
const found = new Map<string, unknown>();

beforeAll(async () => {
  // Some modules listen to other tabs on import.
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('window', new EventTarget());
  for (const load of Object.values(files)) {
    for (const [name, value] of Object.entries(await load())) {
      if (typeof value !== 'function') continue;
      if (Object.hasOwn(ARGUMENTS, name) || name.endsWith('Query')) found.set(name, value);
      if (!/[mM]utationOptions\)?\(/.test(value.toString())) continue;
      found.set(name, value);
    }
  }
});
afterEach(() => void vi.unstubAllGlobals());

/** Requested operations, on an empty server. */
async function operationsOf(run: () => unknown): Promise<(OperationId | undefined)[]> {
  const asked: (OperationId | undefined)[] = [];
  vi.stubGlobal('fetch', async (url: URL, { method = 'GET' }: RequestInit) => {
    asked.push(operationAt(method, new URL(url).pathname));
    return Response.json({ count: 0, next: null, previous: null, results: [], parsed: {} });
  });
  const origin = new URL('https://portal.example/');
  const base = new URL('/api/v1/', origin);
  configureApi({ base, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  // Some queries reject on the empty response. Only the request matters.
  await Promise.resolve(run()).catch(() => undefined);
  return [...new Set(asked)];
}

const operationAt = (method: string, pathname: string) =>
  (Object.keys(operations) as OperationId[]).find((id) => {
    const { method: own, path } = operations[id];
    return own === method.toLowerCase() && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
  });

const optionsOf = <Made>(name: string, args: readonly unknown[]) =>
  (found.get(name) as (...args: readonly unknown[]) => Made)(...args);
const queries = () =>
  Object.entries(ARGUMENTS).flatMap(([name, lists]) =>
    lists.map((args) => ({ name, options: optionsOf<Options>(name, args) })),
  );

test('lists every query and mutation', () => {
  const names = [...Object.keys(ARGUMENTS), ...ELSEWHERE, ...Object.keys(WRITES), ...OTHER_WRITES];
  expect([...found.keys()].sort()).toEqual(names.sort());
});

test('[core 7] begins each query key with its operation', async () => {
  for (const { name, options } of queries()) {
    const { queryFn, queryKey, initialPageParam: pageParam = 0 } = options;
    const asked = await operationsOf(() => queryFn({ signal: new AbortController().signal, queryKey, pageParam }));
    expect([name, ...asked]).toEqual([name, queryKey[0]]);
  }
});

test.each(Object.entries(WRITES))('[core 7] begins the key of %s with its operation', async (name, how) => {
  const [args, variables] = how;
  const { mutationFn, mutationKey } = optionsOf<Mutation>(name, args);
  expect(await operationsOf(() => mutationFn(variables, {}))).toEqual([mutationKey[0]]);
});

test('[core 7] gives different queries different keys', () => {
  const keys = queries().map(({ options }) => hashKey(options.queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});
