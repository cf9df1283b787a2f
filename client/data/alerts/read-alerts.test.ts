import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { readAlerts } from './read-alerts.ts';

const fetched = vi.fn<(address: URL) => Promise<Response>>();
const FILTER = { from_date: '2026-11-20T00:00:00Z', to_date: '2026-11-21T00:00:00Z' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { baseURI: 'https://portal.example/' });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** A server that has one event of each vehicle, at the second of its id. */
function answer(address: URL): Response {
  const asked = address.searchParams.getAll('vehicle_id').map(Number).toReversed();
  const [limit, offset] = ['limit', 'offset'].map((name) => Number(address.searchParams.get(name)));
  const page = asked.slice(offset, Number(offset) + Number(limit));
  const results = page.map((id) => ({
    id: String(id),
    alert_type: 'curfew',
    vehicle_id: id,
    timestamp: new Date(Date.parse(FILTER.from_date) + (id % 500) * 1_000 + (id > 500 ? 1 : 0)).toISOString(),
  }));
  return Response.json({ count: asked.length, next: null, previous: null, results });
}
const read = (vehicles: number, stop = new AbortController()) => {
  const steps: string[] = [];
  const whole = readAlerts({ ...FILTER, vehicle_id: ids(vehicles) }, vehicles, {
    signal: stop.signal,
    onProgress: ({ done, of }) => void steps.push(`${done} of ${of}`),
    lineOf: ({ timestamp }) => `${timestamp}\n`,
  });
  return { whole, steps };
};

test('[commerce 7] reads all alerts of 700 vehicles in two calls with their pages, newest first', async () => {
  fetched.mockImplementation(async (address) => answer(address));
  const { whole, steps } = read(700);
  const { parts, count } = await whole;
  const lines = (await new Blob(parts).text()).trim().split('\n');
  expect([count, lines.length, fetched.mock.calls.length, steps.at(-1)]).toEqual([700, 700, 7, '700 of 700']);
  expect(lines).toEqual(lines.toSorted().reverse());
});

test('[core 8] a page that fails leaves no file, and canceling sends no further call', async () => {
  fetched.mockImplementation(async (address) =>
    address.searchParams.get('offset') === '100' ? Response.json({}, { status: 500 }) : answer(address),
  );
  await expect(read(300).whole).rejects.toMatchObject({ status: 500 });
  fetched.mockClear();
  fetched.mockImplementation(async (address) => answer(address));
  const stop = new AbortController();
  stop.abort();
  await expect(read(300, stop).whole).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});
