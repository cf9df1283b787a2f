import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicle } from './cache.ts';
import { vehiclesQuery } from './queries.ts';

const fetched = vi.fn<typeof fetch>();
let stop: () => void;

beforeEach(async () => {
  // Queries do not refetch by themselves outside a browser.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
  fetched.mockReset();
  fetched.mockImplementation(async () =>
    Response.json({ count: 1, next: null, previous: null, results: [aVehicle({ id: 15 })] }),
  );
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  stop = new QueryObserver(queryClient, vehiclesQuery()).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  emptyEverything();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[commerce 4] reads the list every minute, however often the cache is updated', async () => {
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const second of [10, 20, 30, 40, 50, 59]) {
    await vi.advanceTimersByTimeAsync(second === 59 ? 9_000 : 10_000);
    changeVehicle(15, (vehicle) => ({ ...vehicle, vehicle_name: `After ${second} seconds` }));
  }
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('reads the list again a minute after a failure', async () => {
  fetched.mockImplementation(async () => Response.json({ detail: 'No such thing' }, { status: 403 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test.each([
  [500, 60_000],
  [501, 300_000],
])('[core 9] reads a list of %i vehicles again after %i ms', async (count, every) => {
  const vehicles = Array.from({ length: count }, (_, index) => aVehicle({ id: index + 1 }));
  const reads: string[] = [];
  fetched.mockImplementation(async (address) => {
    const { searchParams } = address as URL;
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    if (offset === 0) reads.push('list');
    return Response.json({ count, next: null, previous: null, results: vehicles.slice(offset, offset + limit) });
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(every - 1);
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toHaveLength(2);
});
