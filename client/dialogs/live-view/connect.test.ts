import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { createStreamOwner } from '../../data/streams/stream-owner.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { connect } from './connect.ts';
import type { LiveEvent } from './live-state.ts';

const KEY = '3182040076';
const pricing_plan = { ...aVehicle().pricing_plan, plan_add_on_usage: { cellular_percentage_used: 62 } };
const vehicle = aVehicle({ device_key: KEY, product_name: 'ft-xc2', pricing_plan });
const device = {
  id: KEY,
  pricing_plan,
  camera_settings: { cellular_data: { is_enabled: true }, status: { is_microphone_enabled: false } },
};
const page = { count: 1, next: null, previous: null, results: [device] };

/** Result of a refused start. The device has detected its second camera just before. */
async function refusedWith(refusal: object): Promise<LiveEvent | undefined> {
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    if (pathname.endsWith('/stream')) return Response.json(refusal, { status: 403 });
    return Response.json(pathname.includes('command') ? { parsed: { is_rear_camera_detected: true } } : page);
  });
  const events: LiveEvent[] = [];
  const asked = { camera: 'rear', isChosen: true } as const;
  const order = { vehicle, user: { vehicle_access: [] }, asked, owner: createStreamOwner(KEY) };
  await connect(order, (event) => events.push(event), new AbortController().signal);
  return events.at(-1);
}

beforeEach(() => {
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test.each([
  ['CAM_2_DISCONNECTED', { kind: 'cam_2_missing' }],
  ['DATA_USED_UP', { kind: 'disabled', disabledReason: 'data_used_up' }],
  ['SOMETHING_NEW', { kind: 'broken', firmware: false }],
])('[core 8] a stream refused with %s fails as %j', async (code, failure) => {
  expect(await refusedWith({ detail: 'No.', code })).toEqual({ type: 'failed', failure });
});
