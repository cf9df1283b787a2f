import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendCommand } from '../../../generated/client/iot.ts';
import { configureApi } from '../../api/transport.ts';
import { useConnection } from '../../lib/connection.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { followStatus } from './follow-status.ts';
import { maintenanceQuery, outagesQuery } from './queries.ts';

const NOW = 1_795_279_260_000;
const STATUS = ['/api/maintenance', '/api/outage'];
const fetched = vi.fn<(address: URL) => Promise<Response>>();
const checks = () =>
  fetched.mock.calls
    .map(([{ pathname }]) => pathname)
    .filter((path) => STATUS.includes(path))
    .toSorted();
const command = () => sendCommand({ deviceKey: 'GG-20417-A7', command: 'arm' }).catch(() => undefined);
let stop: () => void;

/** Commands fail like this. The status page lists no incident. */
function commandsFailWith(status: number, refusal: object = {}): void {
  fetched.mockImplementation(async ({ pathname }) =>
    pathname.startsWith('/api/iot') ? Response.json(refusal, { status }) : Response.json([]),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  stop = followStatus();
});
afterEach(() => {
  stop();
  emptyEverything();
  useConnection.setState({ isFailing: false, answeredAt: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [403, { detail: 'Interrupted.', code: 'OUTAGE' }],
  [403, { detail: 'Interrupted.', code: 'MAINTENANCE' }],
  [503, {}],
  [502, {}],
])('[core 4] checks the status at once after a call fails with %i %j', async (status, refusal) => {
  commandsFailWith(status, refusal);
  await command();
  await vi.advanceTimersByTimeAsync(0);
  expect(checks()).toEqual(STATUS);
});

test.each([
  [403, { detail: 'Read-only access does not allow this.', code: 'READ_ONLY' }],
  [424, {}],
])('checks nothing after a call fails with %i %j', async (status, refusal) => {
  commandsFailWith(status, refusal);
  await command();
  await vi.advanceTimersByTimeAsync(0);
  expect(checks()).toEqual([]);
});

test('checks the status at most once in 30 seconds after server failures', async () => {
  commandsFailWith(503);
  await command();
  await vi.advanceTimersByTimeAsync(29_000);
  await command();
  expect(checks()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  await command();
  await vi.advanceTimersByTimeAsync(0);
  expect(checks()).toHaveLength(4);
});

test('[core 4] checks the status when the connection is back', async () => {
  commandsFailWith(200);
  useConnection.setState({ isFailing: true });
  expect(checks()).toEqual([]);
  useConnection.setState({ isFailing: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(checks()).toEqual(STATUS);
});

test('does not check the status again after the status page itself fails', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 503 }));
  await command();
  await vi.advanceTimersByTimeAsync(0);
  expect(checks()).toHaveLength(2);
});

/** Answers of a server with these revisions of its status, one per call. */
function answersWith(...revisions: (string | null)[]): void {
  fetched.mockImplementation(async ({ pathname }) => {
    if (STATUS.includes(pathname)) return Response.json([], { headers: { 'X-Service-Status': 'of a status read' } });
    const revision = revisions.shift() ?? null;
    const body = { parsed: { command_success: true } };
    return Response.json(body, revision === null ? {} : { headers: { 'X-Service-Status': revision } });
  });
}

test('[core 4] checks the status once when an answer states another revision', async () => {
  answersWith('1', '1', '2', '2', null);
  await command();
  await command();
  await vi.advanceTimersByTimeAsync(0);
  expect(checks()).toEqual([]);
  await command();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks()).toEqual(STATUS);
  await command();
  await command();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks()).toEqual(STATUS);
});

test('[core 4] servers with different revisions cause one check in five seconds', async () => {
  answersWith('3', '4', '3', '4', '3');
  for (let call = 0; call < 5; call++) await command();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(checks()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks()).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks()).toHaveLength(4);
});

test('[core 4] learns of an outage by its poll if answers state no revision', async () => {
  const outage = {
    status: 'investigating',
    body: 'Commands fail.',
    created_at: '2026-11-21T16:41:00Z',
    affected_components: [],
  };
  let outages: object[] = [];
  fetched.mockImplementation(async ({ pathname }) => Response.json(pathname === '/api/outage' ? outages : []));
  // Servers do not poll.
  environmentManager.setIsServer(() => false);
  const shown: string[] = [];
  const watch = [new QueryObserver(queryClient, outagesQuery()), new QueryObserver(queryClient, maintenanceQuery())];
  const ends = watch.map((one) => one.subscribe(({ data }) => void (data && shown.push(data.body))));
  await vi.advanceTimersByTimeAsync(0);
  outages = [outage];
  for (let call = 0; call < 5; call++) await command();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual(['Commands fail.']);
  expect(checks()).toHaveLength(4);
  for (const end of ends) end();
  environmentManager.setIsServer(() => true);
});
