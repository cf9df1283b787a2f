import { expect, test } from 'vitest';
import type { CommandAnswer, Device, User, Vehicle } from '../../client/api/model.ts';
import { newestOf } from '../../client/rules/notices/notices.ts';
import { VEHICLE_COMMANDS } from '../../client/rules/vehicle/product-capabilities.ts';
import { personas } from '../../fixtures/personas/index.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, type Send } from '../support/mock.ts';
import { DEVICE, make, VEHICLE } from './states.ts';
import {
  CAPABILITIES,
  type Capability,
  disabledReasonsOf,
  keysOf,
  PLANS,
  PRODUCTS,
  SIGNS,
  type Situation,
  STATES,
  type State,
} from './table.ts';
import { type Known, verdictOf } from './verdict.ts';

const mock = createMock();
const usernameOf = (caller: string) => personas.find(({ id }) => id === caller)?.username ?? '';

type Request = readonly [method: string, path: string, body?: Record<string, unknown>];
const command = (command: string, parameters?: Record<string, unknown>): Request => [
  'POST',
  '/api/iot/send-command',
  { deviceKey: DEVICE, command, ...(parameters && { parameters }) },
];

const LAST_WEEK = '&from_date=2026-11-14T00:00:00Z&to_date=2026-11-21T00:00:00Z&limit=100';

/** A day of trips before the world's epoch. */
const TRIPS: Request = [
  'GET',
  `/api/v1/device/trip/${DEVICE}?from_date=2026-11-20T00:00:00Z&to_date=2026-11-21T00:00:00Z`,
];

/**
 * How to request each capability from the server. The server shows findings of a vehicle to all its users and does not
 * simulate geofences yet, so only the client's rules apply there.
 */
const REQUESTS: { readonly [A in Capability]?: Request } = {
  ...Object.fromEntries(VEHICLE_COMMANDS.map((name) => [name, command(name)])),
  change_info: ['PATCH', `/api/v1/vehicle/${VEHICLE}`, { vehicle_name: 'Van 70' }],
  camera_settings: ['PATCH', `/api/v1/device/${DEVICE}/camera-settings`, { is_microphone_enabled: false }],
  snapshot: command('take_stream_snapshot', { camera_channel: 'front', media_type: 'image', upload_to_server: 1 }),
  live_view: ['POST', `/api/v1/device/${DEVICE}/stream`, { camera: 'front' }],
  live_tracking: [
    'POST',
    '/api/iot/send-configuration',
    { deviceKey: DEVICE, command: 'set_live_tracking', value: true },
  ],
  configuration: ['POST', '/api/iot/send-configuration', { deviceKey: DEVICE, command: 'set_power_save', value: 0 }],
  maintenance: [
    'PATCH',
    `/api/v1/vehicle/${VEHICLE}`,
    {
      maintenance_reminder: {
        enabled: true,
        type: 'maintenance_mileage_interval',
        parameters: { interval: 5000 },
      },
    },
  ],
  positions: ['GET', `/api/v1/vehicle/${VEHICLE}`],
  clear_code: ['POST', `/api/v1/vehicle/${VEHICLE}/clear-dtc/`, { dtc_code: 'P0301' }],
  groups: ['PATCH', `/api/v1/vehicle/${VEHICLE}`, { custom_fields: { field_1: "['Vans']" } }],
  trips: TRIPS,
  advanced_obd: ['GET', `/api/v1/vehicle/${VEHICLE}/obd`],
  transfer: ['POST', `/api/v1/device/transfer/${DEVICE}`, { email: 'jordan@waymark.example', subscriber_id: 11 }],
};
/** Requests that affect the others run last: one wakes a device. */
const LAST: readonly Capability[] = ['configuration', 'transfer'];
const ASKED = [...CAPABILITIES.filter((capability) => REQUESTS[capability] && !LAST.includes(capability)), ...LAST];

/** Omitted instead of refused: whether an answer contains it. */
const HAS: Partial<Record<Capability, (answer: unknown) => boolean>> = {
  positions: (answer) => hasPlace((answer as Vehicle).last_known_state),
};
type Placed = { latitude?: number; longitude?: number };
const hasPlace = (found: Placed | null): boolean => found?.latitude !== undefined || found?.longitude !== undefined;

/** Checked only by the client: the dialog excludes lapsed vehicles from groups (core 5). */
const CLIENT_ALONE: Partial<Record<Capability, readonly string[]>> = {
  groups: ['paused', 'expired'],
  // The power save request of this test also wakes a device, which the portal does not offer (decision 0002).
  configuration: ['deep_sleep'],
};
/** Left to the server's refusal, because the attempt has no cost. */
const SERVER_ALONE: Partial<Record<Capability, readonly string[]>> = { clear_code: ['OUTAGE', 'MAINTENANCE'] };

/** Data that the portal loads before it decides. */
async function read(send: Send, world: World, subject: string): Promise<Known> {
  const body = async <Body>(path: string) => (await send('GET', path)).body as Body;
  const { results: people } = await body<{ results: User[] }>('/api/v1/user');
  const { results: devices } = await body<{ results: Device[] }>(`/api/v1/device?device_key=${DEVICE}`);
  const [device] = devices;
  const user = people.find(({ username }) => username === subject);
  if (!device || !user) throw new Error(`${subject} sees no ${device ? 'self' : 'device'}`);
  return {
    vehicle: await body<Vehicle>(`/api/v1/vehicle/${VEHICLE}`),
    device,
    user,
    people,
    notices: { outage: newestOf(await body('/api/outage')), maintenance: newestOf(await body('/api/maintenance')) },
    now: world.clock.now(),
  };
}

/** Disagreements of client and server in one situation. */
async function disagreements(situation: Situation): Promise<string[]> {
  const world = await mock.world();
  const caller = make(world, situation);
  const send = await mock.as(world, caller);
  const known = await read(send, world, usernameOf(caller));
  const found: string[] = [];
  for (const capability of ASKED) {
    const [method, path, sent] = REQUESTS[capability] as Request;
    const verdict = verdictOf(capability, known);
    const { status, body } = await send(method, path, sent);
    const { code = null } = (body ?? {}) as { code?: string | null };
    const codes: readonly string[] = disabledReasonsOf(situation, capability).flatMap((sign) => SIGNS[sign].codes);
    const isRefused = status === 403 && code !== null;
    const has = HAS[capability];
    const agrees = has
      ? status === 200 && has(body) === (verdict === 'allowed')
      : verdict === 'allowed'
        ? status < 300 || (isRefused && SERVER_ALONE[capability]?.includes(code))
        : (isRefused && codes.includes(code)) || CLIENT_ALONE[capability]?.includes(verdict);
    if (!agrees)
      found.push(`${Object.values(situation).join(', ')}: ${capability} ${verdict}, answered ${status} ${code}`);
  }
  await mock.worlds.remove(world.id);
  return found;
}

/** Every product on one plan, and every plan on the product with the most capabilities. */
const situationsIn = (state: State): Situation[] => [
  ...keysOf(PRODUCTS).map((product) => ({ product, plan: 'premium-plus-year' as const, state })),
  ...keysOf(PLANS).map((plan) => ({ product: 'ft-xc2' as const, plan, state })),
];

test.each(keysOf(STATES))('[core 6] allows and refuses on the server what the client does: %s', async (state) => {
  const found: string[] = [];
  for (const situation of situationsIn(state)) found.push(...(await disagreements(situation)));
  expect(found).toEqual([]);
});

test('[core 6] requests every capability from the server or lists it as untested', () => {
  expect(CAPABILITIES.filter((capability) => !ASKED.includes(capability))).toEqual([
    'geofence_alerts',
    'trouble_codes',
  ]);
});

test.each(keysOf(PLANS))('[commerce 6] never returns a position without location in the plan: %s', async (plan) => {
  const world = await mock.world();
  const caller = make(world, { product: 'ft-xc2', plan, state: 'installed' });
  const send = await mock.as(world, caller);
  const body = async <Body>([method, path, sent]: Request) => (await send(method, path, sent)).body as Body;
  const own = await body<Vehicle>(['GET', `/api/v1/vehicle/${VEHICLE}`]);
  const listed = await body<{ results: Vehicle[] }>(['GET', '/api/v1/vehicle?limit=100']);
  const changed = await body<Vehicle>(['PATCH', `/api/v1/vehicle/${VEHICLE}`, { vehicle_name: 'Van 70' }]);
  const located = await body<CommandAnswer>(command('location'));
  const inList = listed.results.find(({ id }) => id === VEHICLE);
  const found = [own.last_known_state, inList?.last_known_state ?? null, changed.last_known_state, located.parsed];
  expect(found.map(hasPlace)).toEqual(Array(4).fill(plan !== 'basic-month'));
  expect(own.last_known_state?.timestamp).toBeDefined();
  for (const feed of ['iot/logs', 'alert/event']) {
    const { results } = await body<{ results: Placed[] }>(['GET', `/api/v1/${feed}?vehicle_id=${VEHICLE}${LAST_WEEK}`]);
    expect([feed, [...new Set(results.map(hasPlace))]]).toEqual([feed, [plan !== 'basic-month']]);
  }
  await mock.worlds.remove(world.id);
});
