import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { startTracking, stopAllTracking, stopTracking } from './live-tracking.ts';

const fetched = vi.fn<typeof fetch>();
const at = (latitude: number): Vehicle => {
  const trailer = aVehicle({ id: 15, product_name: 'ft-xt' });
  return { ...trailer, last_known_state: { timestamp: '2026-11-21T16:00:00Z', latitude, longitude: -87.65 } };
};
const shown = () => queryClient.getQueryData<Vehicle[]>(['listVehicles'])?.[0]?.last_known_state?.latitude;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { hidden: false });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  queryClient.setQueryData(['listVehicles'], [at(41.8)]);
});
afterEach(() => {
  stopAllTracking();
  emptyEverything();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const answers = (vehicle: Vehicle) => fetched.mockImplementation(async () => Response.json(vehicle));

test('[commerce 4] a tracker is read at once and every 60 seconds, and its position is put into the list', async () => {
  answers(at(41.9));
  startTracking(15);
  startTracking(15);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledOnce();
  expect(shown()).toBe(41.9);
  answers(at(42));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(shown()).toBe(42);
});

test('[commerce 4] the timer is cleared on stop, and what was on its way is dropped', async () => {
  answers(at(41.9));
  startTracking(15);
  stopTracking(15);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(41.8);
  expect(vi.getTimerCount()).toBe(0);
});

test('a look that fails keeps what is known and the next one goes on', async () => {
  fetched.mockImplementation(async () => Response.json({ detail: 'busy' }, { status: 503 }));
  startTracking(15);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(41.8);
  answers(at(41.9));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(41.9);
});

test('[core 2.2] a logout ends it', async () => {
  answers(at(41.9));
  startTracking(15);
  emptyEverything();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is read while nobody looks at the page', async () => {
  answers(at(41.9));
  vi.stubGlobal('document', { hidden: true });
  startTracking(15);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetched).not.toHaveBeenCalled();
});
