import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { runCommand } from './commands.ts';

const KEY = 'GG-20417-A7';
const fetched = vi.fn<typeof fetch>();
const answers = (status: number, data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(data), { status }));
const armed = () =>
  queryClient.getQueryData<ReturnType<typeof aVehicle>[]>(['listVehicles'])?.[0]?.last_known_state?.armed;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  queryClient.setQueryData(['listVehicles'], [aVehicle({ device_key: KEY })]);
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[commerce 4] a command is done when the device says so, and the list shows what it said', async () => {
  answers(200, { answered_at: '2026-11-21T16:41:09Z', parsed: { command_success: true, armed: false } });
  expect(armed()).toBe(true);
  expect(await runCommand(KEY, 'disarm')).toEqual({
    step: 'done',
    at: Date.parse('2026-11-21T16:41:09Z'),
    reported: { command_success: true, armed: false },
  });
  expect(armed()).toBe(false);
});

test('[core 7] a device that answers without success refused', async () => {
  answers(200, { parsed: { command_success: false } });
  expect(await runCommand(KEY, 'disarm')).toEqual({ step: 'refused', code: null, detail: null });
  expect(armed()).toBe(true);
});

test('[core 6] a refusal of the server keeps its code', async () => {
  answers(403, { detail: 'Read-only access does not allow this.', code: 'READ_ONLY' });
  expect(await runCommand(KEY, 'arm')).toEqual({
    step: 'refused',
    code: 'READ_ONLY',
    detail: 'Read-only access does not allow this.',
  });
});

test('[commerce 8] a device that does not answer leaves everything as it was', async () => {
  answers(424, { detail: 'The device is not responding.', code: 'DEVICE_UNREACHABLE' });
  expect(await runCommand(KEY, 'disarm')).toMatchObject({
    step: 'unanswered',
    detail: 'The device is not responding.',
  });
  expect(armed()).toBe(true);
});

test('a command is sent once, never tried again, and not sent twice at once', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const [first, second] = await Promise.all([runCommand(KEY, 'arm'), runCommand(KEY, 'arm')]);
  expect([first.step, second.step]).toEqual(['failed', 'under_way']);
  expect(fetched).toHaveBeenCalledOnce();
});

test('[core 2.2] what comes back after a logout is dropped', async () => {
  fetched.mockImplementationOnce(async (_address, init) => {
    emptyEverything();
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return new Response('{}');
  });
  expect(await runCommand(KEY, 'arm')).toEqual({ step: 'idle' });
});
