import { afterEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aLog } from '../../rules/trips/trip.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { readDevice } from './read-device.ts';

test.each(['mileage', 'speeding'] as const)(
  '[commerce 5] a report of %s asks nothing without a device key',
  async (type) => {
    const fetchQuery = vi.spyOn(queryClient, 'fetchQuery');
    const reading = readDevice(type, { id: 1001, device_key: '' }, { from: 0, to: 1 });
    await expect(reading).rejects.toThrow('No Device Keys Provided');
    expect(fetchQuery).not.toHaveBeenCalled();
  },
);

const DAY = { from: Date.parse('2026-11-20T06:00:00Z'), to: Date.parse('2026-11-21T06:00:00Z') };
const VAN = { id: 1001, device_key: 'GG-1' };

/** A server that has one trip and two alerts. Returns the addresses that were asked. */
function serving(stats?: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { baseURI: 'https://portal.example/' });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname + address.search);
    const trip = { idle_time: 30, max_speed: 30, miles: 4, start_address: null, end_address: null };
    const results = address.pathname.includes('trip')
      ? [{ ...trip, logs: [aLog(0), aLog(60)] }]
      : [{ id: '1', alert_type: 'speed_limit', vehicle_id: 1001, timestamp: '2026-11-20T12:00:00Z' }, { id: '2' }];
    return Response.json({ count: results.length, next: null, previous: null, results, stats });
  });
  return asked;
}
afterEach(() => {
  emptyEverything();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[commerce 2] a report of trips asks each vehicle for one row with the sums of the period, once for its tabs', async () => {
  const stats = { trip_miles: 120, idle_time: 900, ignition_on_total: 7_200, trips: 4 };
  const asked = serving(stats);
  for (const type of ['mileage', 'idle', 'hours'] as const) {
    const { reading, at } = await readDevice(type, VAN, DAY);
    expect(reading).toEqual({ kind: 'trips', stats });
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('from_date=2026-11-20T06%3A00%3A00.000Z&to_date=2026-11-21T05%3A59%3A59.999Z');
  expect(asked[0]).toContain('limit=1');
});

test('[commerce 3] a report adds up the trips of a server that sends no sums', async () => {
  serving();
  const { reading } = await readDevice('mileage', VAN, DAY);
  expect(reading).toEqual({
    kind: 'trips',
    stats: { trip_miles: 4, idle_time: 30, ignition_on_total: 60, trips: 1 },
  });
});

test('[core 3] a safety report reads the alerts of its vehicle and type, also those without a time', async () => {
  const asked = serving();
  const { reading } = await readDevice('speeding', VAN, DAY);
  expect(reading).toEqual({ kind: 'alerts', times: [Date.parse('2026-11-20T12:00:00Z'), null] });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('vehicle_id=1001');
  expect(asked[0]).toContain('alert_type=speed_limit');
  expect(asked[0]).toContain('to_date=2026-11-21T05%3A59%3A59.999Z');
});
