import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import {
  endTracking,
  follow,
  keepStarts,
  MOST_TRACKED,
  startTracking,
  stopTracking,
  stopTrackingBut,
  unfollow,
} from './live-tracking.ts';

const TRAILER = { id: 15, device_key: 'GG-41873-T1' };
const CONFIGURATION = '/api/iot/send-configuration';
const fetched = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>();
const at = (latitude: number): Vehicle => {
  const trailer = aVehicle({ ...TRAILER, product_name: 'ft-xt', live_tracking_active: false });
  return { ...trailer, last_known_state: { timestamp: '2026-11-21T16:00:00Z', latitude, longitude: -87.65 } };
};
const listed = () => queryClient.getQueryData(vehiclesQuery().queryKey)?.[0];
const shown = () => listed()?.last_known_state?.latitude;
const reads = () => fetched.mock.calls.filter(([{ pathname }]) => pathname !== CONFIGURATION).length;
/** Sent values of `set_live_tracking`. */
const sent = () =>
  fetched.mock.calls
    .filter(([{ pathname }]) => pathname === CONFIGURATION)
    .map(([, { body }]) => (JSON.parse(body as string) as { value: boolean }).value);

/** Accepts every setting and reports it. Each read of the vehicle has its own latitude. */
function answers(
  latitude: number,
  setting: () => Response = () => Response.json({ parsed: { command_success: true } }),
) {
  fetched.mockImplementation(async ({ pathname }) =>
    pathname === CONFIGURATION
      ? setting()
      : Response.json({ ...at(latitude), live_tracking_active: sent().at(-1) ?? false }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { hidden: false });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  queryClient.setQueryData(vehiclesQuery().queryKey, [at(41.8)]);
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[commerce 4] switches live tracking on at the device and reads it every 60 seconds', async () => {
  answers(41.9);
  void startTracking(TRAILER);
  void startTracking(TRAILER);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([true]);
  expect(listed()?.live_tracking_active).toBe(true);
  expect(reads()).toBe(1);
  expect(shown()).toBe(41.9);
  answers(42);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads()).toBe(2);
  expect(shown()).toBe(42);
});

test('[commerce 4] reads each tracker at its own interval, and stops one without the others', async () => {
  answers(41.9);
  follow({ id: 15 });
  follow({ id: 16, live_tracking_interval: 30 });
  follow({ id: 16, live_tracking_interval: 30 });
  await vi.advanceTimersByTimeAsync(0);
  const readsOf = (id: number) => fetched.mock.calls.filter(([{ pathname }]) => pathname.endsWith(`/${id}`)).length;
  expect([readsOf(15), readsOf(16)]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([readsOf(15), readsOf(16)]).toEqual([2, 3]);
  unfollow(15);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([readsOf(15), readsOf(16)]).toEqual([2, 5]);
  stopTrackingBut(() => false);
  expect(vi.getTimerCount()).toBe(0);
});

test('[commerce 4] tracks at most ten at once, and has space again when one stops', async () => {
  answers(41.9);
  for (let id = 1; id <= MOST_TRACKED; id++) follow({ id: 100 + id });
  follow({ id: 200 });
  await startTracking(TRAILER);
  expect(sent()).toEqual([]);
  expect(reads()).toBe(10);
  unfollow(101);
  await startTracking(TRAILER);
  expect(sent()).toEqual([true]);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads()).toBe(11);
});

test('[commerce 4] does not track a device that does not answer', async () => {
  answers(41.9, () => Response.json({ detail: 'The device is not responding.' }, { status: 424 }));
  await startTracking(TRAILER);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(listed()?.live_tracking_active).toBe(false);
  expect(reads()).toBe(0);
});

test('[commerce 4] stops at the device and clears the timer', async () => {
  answers(41.9);
  await startTracking(TRAILER);
  await vi.advanceTimersByTimeAsync(0);
  await stopTracking(TRAILER);
  expect(sent()).toEqual([true, false]);
  expect(listed()?.live_tracking_active).toBe(false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(reads()).toBe(1);
});

test('[commerce 4] live tracking stays on until the device confirms the stop', async () => {
  answers(41.9);
  await startTracking(TRAILER);
  answers(41.9, () => Response.json({}, { status: 424 }));
  await stopTracking(TRAILER);
  expect(listed()?.live_tracking_active).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(2);
});

test('[commerce 4] leaving stops only the tracking that this tab started', async () => {
  answers(41.9);
  follow({ id: 16 });
  await startTracking(TRAILER);
  stopTrackingBut(() => false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent()).toEqual([true, false]);
});

test('[commerce 4] leaving reverts a start in flight', async () => {
  answers(41.9);
  const start = startTracking(TRAILER);
  stopTrackingBut(() => false);
  await start;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent()).toEqual([true, false]);
  expect(reads()).toBe(0);
});

test('[commerce 4] keeps tracking a vehicle that the next page shows', async () => {
  answers(41.9);
  const start = startTracking(TRAILER);
  stopTrackingBut((id) => id === TRAILER.id);
  await start;
  stopTrackingBut((id) => id === TRAILER.id);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent(), reads()]).toEqual([[true], 2]);
});

test('[commerce 4] leaving stops tracking whose start was cut off', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await startTracking(TRAILER);
  answers(41.9);
  endTracking();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([true, false]);
});

test('[commerce 4] a start whose page was left and is shown again goes on', async () => {
  answers(41.9);
  const start = startTracking(TRAILER);
  stopTrackingBut(() => false);
  keepStarts((id) => id === TRAILER.id);
  await start;
  await vi.advanceTimersByTimeAsync(0);
  expect([sent(), reads()]).toEqual([[true], 1]);
});

test('[commerce 4] a start that is cut off after its page was left is switched off', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  const start = startTracking(TRAILER);
  stopTrackingBut(() => false);
  answers(41.9);
  reject(new TypeError('Failed to fetch'));
  await start;
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([true, false]);
});

test('[commerce 4] unloading reverts a start in flight without waiting for its answer', async () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  void startTracking(TRAILER);
  endTracking();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([true, false]);
});

test('keeps the last position after a failed read and continues', async () => {
  answers(41.9);
  await startTracking(TRAILER);
  await vi.advanceTimersByTimeAsync(0);
  fetched.mockImplementation(async () => Response.json({ detail: 'busy' }, { status: 503 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(41.9);
  answers(42);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(42);
});

test('[core 2.2] stops on logout', async () => {
  answers(41.9);
  await startTracking(TRAILER);
  await vi.advanceTimersByTimeAsync(0);
  emptyEverything();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent()).toEqual([true]);
  expect(reads()).toBe(1);
});

test('reads nothing while the page is hidden', async () => {
  answers(41.9);
  vi.stubGlobal('document', { hidden: true });
  await startTracking(TRAILER);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(0);
});

test('[commerce 6] ends tracking when the access to the vehicle has ended, without a call that would be refused', async () => {
  answers(41.9);
  await startTracking(TRAILER);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads()).toBe(1);
  fetched.mockImplementation(async () => Response.json({ detail: 'Not found.' }, { status: 404 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(reads()).toBe(2);
  endTracking();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([true]);
  expect(queryClient.getQueryState(vehiclesQuery().queryKey)?.isInvalidated).toBe(true);
});
