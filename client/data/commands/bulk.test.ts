import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.fixture.ts';
import type { Progress } from '../../rules/device-requests/progress.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';

const fetched = vi.fn<typeof fetch>();
const vehicles = Array.from({ length: 20 }, (_, n) => aVehicle({ id: n + 1, device_key: `GG-${n + 1}` }));
const IDS = vehicles.map(({ id }) => id);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T16:00:00Z') });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nameOf = (progress: Progress | undefined) => (progress?.step === 'ended' ? progress.outcome : progress?.step);

/** Fresh modules, as after a reload. */
async function scene() {
  const bulk = await import('./bulk.ts');
  const { queryClient } = await import('../query-client.ts');
  const { vehiclesQuery } = await import('../vehicles/queries.ts');
  const { configureApi } = await import('../../api/transport.ts');
  const { emptyEverything } = await import('../../state/logout-registry.ts');
  const { useHistory, withQueue } = await import('./command-history.ts');
  const commands = await import('./commands.ts');
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  queryClient.setQueryData(vehiclesQuery().queryKey, vehicles);
  bulk.dispatchBulk({ type: 'commandChosen', command: 'disarm', allowed: [] });
  const armed = () =>
    queryClient.getQueryData(vehiclesQuery().queryKey)?.filter((one) => one.last_known_state?.armed).length;
  const history = (id: number) => {
    const { sent, queue } = useHistory.getState();
    return withQueue(`GG-${id}`, sent[`GG-${id}`] ?? [], queue).map(({ command, progress, by }) => [
      command,
      nameOf(progress),
      by,
    ]);
  };
  return { ...bulk, ...commands, emptyEverything, armed, history, flow: () => bulk.useBulk.getState() };
}

/** Devices that answer on demand, in the order of the requests. */
function slowDevices() {
  const asked: { key: string; answer: (status: number, body: unknown) => void; cut: () => void }[] = [];
  fetched.mockImplementation(
    (_address, init) =>
      new Promise<Response>((resolve, reject) => {
        const { deviceKey } = JSON.parse(init?.body as string) as { deviceKey: string };
        asked.push({
          key: deviceKey,
          answer: (status, body) => resolve(Response.json(body, { status })),
          cut: () => reject(new TypeError('Failed to fetch')),
        });
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  return asked;
}
const done = { parsed: { command_success: true, armed: false } };
/** Flushes pending promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('[core 4] keeps at most six commands in flight', async () => {
  const devices = slowDevices();
  const { sendBulk, flow } = await scene();
  void sendBulk(IDS);
  await settle();
  expect(devices.map(({ key }) => key)).toEqual(['GG-1', 'GG-2', 'GG-3', 'GG-4', 'GG-5', 'GG-6']);
  devices[2]?.answer(200, done);
  await settle();
  expect(devices.map(({ key }) => key).slice(6)).toEqual(['GG-7']);
  expect(nameOf(flow().rows.get(3))).toBe('done');
  expect(nameOf(flow().rows.get(8))).toBe('queued');
});

test('[core 9] finalizes for 150 ms, shows success for 1500 ms, then resets', async () => {
  const devices = slowDevices();
  const { sendBulk, flow, armed } = await scene();
  void sendBulk([1, 2]);
  await settle();
  for (const device of devices) device.answer(200, done);
  await settle();
  expect(flow().phase).toBe('finalizing');
  expect(armed()).toBe(18);
  await vi.advanceTimersByTimeAsync(149);
  expect(flow().phase).toBe('finalizing');
  await vi.advanceTimersByTimeAsync(1);
  expect(flow().phase).toBe('success');
  await vi.advanceTimersByTimeAsync(1_499);
  expect(flow().phase).toBe('success');
  await vi.advanceTimersByTimeAsync(1);
  expect([flow().phase, flow().command, flow().ticked.size]).toEqual(['idle', null, 0]);
  // Their results stay readable.
  expect([1, 2].map((id) => nameOf(flow().rows.get(id)))).toEqual(['done', 'done']);
});

test("[core 8] keeps the server's reason of each failure", async () => {
  const devices = slowDevices();
  const { sendBulk, flow, history } = await scene();
  void sendBulk([1, 2, 3, 4]);
  await settle();
  devices[0]?.answer(424, { detail: 'The device is not responding.', code: 'DEVICE_UNREACHABLE' });
  devices[1]?.answer(403, { detail: 'Read-only access does not allow this.', code: 'READ_ONLY' });
  devices[2]?.answer(500, {});
  devices[3]?.answer(200, { parsed: { command_success: false } });
  await settle();
  await vi.advanceTimersByTimeAsync(150);
  expect(flow().phase).toBe('idle');
  expect([...flow().rows.values()]).toMatchObject([
    { step: 'ended', outcome: 'unanswered', code: 'DEVICE_UNREACHABLE', detail: 'The device is not responding.' },
    { step: 'ended', outcome: 'refused', code: 'READ_ONLY', detail: 'Read-only access does not allow this.' },
    { step: 'ended', outcome: 'failed', code: null, detail: null },
    { step: 'ended', outcome: 'refused' },
  ]);
  expect([1, 2, 3, 4].flatMap((id) => history(id))).toEqual([
    ['disarm', 'unanswered', 'bulk'],
    ['disarm', 'refused', 'bulk'],
    ['disarm', 'failed', 'bulk'],
    ['disarm', 'refused', 'bulk'],
  ]);
});

test('[core 4] cancels unsent commands and still counts the pending answers', async () => {
  const devices = slowDevices();
  const { sendBulk, stopBulk, flow, history, armed } = await scene();
  void sendBulk(IDS);
  await settle();
  expect(history(20)).toEqual([['disarm', 'queued', 'bulk']]);
  stopBulk('canceled');
  for (const device of devices) device.answer(200, done);
  await settle();
  expect(fetched).toHaveBeenCalledTimes(6);
  expect(flow().tally).toEqual({ command: 'disarm', total: 20, success: 6, failed: 0, unsent: 14, earlier: 0 });
  expect([armed(), history(1), history(20)]).toEqual([14, [['disarm', 'done', 'bulk']], []]);
});

test('[core 4] removes unsent commands from the queue at once on cancel', async () => {
  slowDevices();
  const { sendBulk, stopBulk, history } = await scene();
  void sendBulk(IDS);
  await settle();
  stopBulk('canceled');
  expect([history(6), history(7)]).toEqual([[['disarm', 'sent', 'bulk']], []]);
});

test('stops sending when the connection is lost and keeps unsent vehicles selected', async () => {
  const devices = slowDevices();
  const { sendBulk, dispatchBulk, flow } = await scene();
  dispatchBulk({ type: 'ticked', vehicleIds: IDS, isOn: true });
  void sendBulk(IDS);
  await settle();
  devices[0]?.answer(200, done);
  await settle();
  for (const device of devices.slice(1)) device.cut();
  await settle();
  await vi.advanceTimersByTimeAsync(1_650);
  expect(fetched).toHaveBeenCalledTimes(7);
  expect([flow().stopped, flow().ticked.size]).toEqual(['lost', 19]);
  expect(flow().rows.get(2)).toMatchObject({ step: 'ended', outcome: 'lost' });
});

test('[core 2.2] ends the batch and clears its state on logout', async () => {
  slowDevices();
  const { sendBulk, emptyEverything, flow, history } = await scene();
  void sendBulk(IDS);
  await settle();
  emptyEverything();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(6);
  expect([flow().phase, flow().rows.size, history(1)]).toEqual(['idle', 0, []]);
  expect(vi.getTimerCount()).toBe(0);
});

test('sends a command once to a vehicle that already has it in flight', async () => {
  const devices = slowDevices();
  const { sendBulk, runCommand, flow } = await scene();
  void runCommand('GG-1', 'disarm');
  void sendBulk([1]);
  await settle();
  expect(fetched).toHaveBeenCalledOnce();
  expect(nameOf(flow().rows.get(1))).toBe('sent');
  devices[0]?.answer(200, done);
  await settle();
  expect(nameOf(flow().rows.get(1))).toBe('done');
});

test('[core 4] sends a command after the opposite one has ended', async () => {
  const devices = slowDevices();
  const { sendBulk, runCommand, flow, history } = await scene();
  void runCommand('GG-1', 'arm');
  void sendBulk([1]);
  await settle();
  expect([fetched.mock.calls.length, nameOf(flow().rows.get(1))]).toEqual([1, 'queued']);
  expect(history(1)).toEqual([
    ['disarm', 'queued', 'bulk'],
    ['arm', 'sent', 'single'],
  ]);
  devices[0]?.answer(200, { parsed: { command_success: true, armed: true } });
  await settle();
  expect([fetched.mock.calls.length, nameOf(flow().rows.get(1))]).toEqual([2, 'sent']);
  devices[1]?.answer(200, done);
  await settle();
  expect([nameOf(flow().rows.get(1)), flow().tally?.success]).toEqual(['done', 1]);
});

test('[core 4] cancels a command that waits for its opposite at once', async () => {
  const devices = slowDevices();
  const { sendBulk, stopBulk, runCommand, flow, history } = await scene();
  void runCommand('GG-1', 'arm');
  void sendBulk([1]);
  await settle();
  stopBulk('canceled');
  expect(flow()).toMatchObject({ phase: 'finalizing', tally: { total: 1, success: 0, failed: 0, unsent: 1 } });
  await vi.advanceTimersByTimeAsync(150);
  expect(flow().phase).toBe('idle');
  devices[0]?.answer(200, { parsed: { command_success: true, armed: true } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(history(1)).toEqual([['arm', 'done', 'single']]);
});

test('[core 4] keeps commands that were queued separately when a batch is canceled', async () => {
  const devices = slowDevices();
  const { sendBulk, stopBulk, runCommand, flow, history } = await scene();
  void runCommand('GG-1', 'arm');
  void runCommand('GG-1', 'disarm');
  void sendBulk([1]);
  await settle();
  expect(nameOf(flow().rows.get(1))).toBe('queued');
  stopBulk('canceled');
  expect(flow().tally?.unsent).toBe(1);
  devices[0]?.answer(200, { parsed: { command_success: true, armed: true } });
  await settle();
  expect(history(1)).toEqual([
    ['disarm', 'sent', 'single'],
    ['arm', 'done', 'single'],
  ]);
});

test('[core 4] counts a separately queued command for the batch once it is sent', async () => {
  const devices = slowDevices();
  const { sendBulk, runCommand, flow } = await scene();
  void runCommand('GG-1', 'arm');
  void runCommand('GG-1', 'disarm');
  void sendBulk([1]);
  await settle();
  devices[0]?.answer(200, { parsed: { command_success: true, armed: true } });
  await settle();
  expect([fetched.mock.calls.length, nameOf(flow().rows.get(1))]).toEqual([2, 'sent']);
  devices[1]?.answer(200, done);
  await settle();
  expect([fetched.mock.calls.length, nameOf(flow().rows.get(1))]).toEqual([2, 'done']);
});

test('[core 4] sends other commands while some wait for their opposites', async () => {
  const devices = slowDevices();
  const { sendBulk, runCommand, flow } = await scene();
  for (const id of IDS.slice(0, 7)) void runCommand(`GG-${id}`, 'arm');
  void sendBulk(IDS);
  await settle();
  expect(devices.map(({ key }) => key).slice(7)).toEqual(['GG-8', 'GG-9', 'GG-10', 'GG-11', 'GG-12', 'GG-13']);
  for (let n = 0; n < devices.length; n += 1) {
    devices[n]?.answer(200, done);
    await settle();
  }
  expect([devices.length, flow().tally]).toEqual([
    27,
    { command: 'disarm', total: 20, success: 20, failed: 0, unsent: 0, earlier: 0 },
  ]);
});

test('keeps a vehicle selected if the opposite command is cut off', async () => {
  const devices = slowDevices();
  const { sendBulk, dispatchBulk, runCommand, flow, history } = await scene();
  dispatchBulk({ type: 'ticked', vehicleIds: [1], isOn: true });
  void runCommand('GG-1', 'arm');
  void sendBulk([1]);
  await settle();
  devices[0]?.cut();
  await vi.advanceTimersByTimeAsync(1_650);
  expect(fetched).toHaveBeenCalledOnce();
  expect([flow().phase, flow().stopped, flow().tally?.unsent, [...flow().ticked]]).toEqual(['idle', 'lost', 1, [1]]);
  expect(history(1)).toEqual([['arm', 'lost', 'single']]);
});

test('[core 4] fails only the command that waited 60 seconds for its opposite', async () => {
  const devices = slowDevices();
  const { sendBulk, runCommand, flow, history } = await scene();
  void runCommand('GG-1', 'arm');
  void sendBulk([1, 2]);
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flow().rows.get(1)).toMatchObject({
    outcome: 'not_sent',
    why: 'waited',
  });
  expect(history(1)[0]).toEqual(['disarm', 'not_sent', 'bulk']);
  devices[1]?.answer(200, done);
  await settle();
  expect([flow().stopped, flow().tally]).toEqual([
    null,
    { command: 'disarm', total: 2, success: 1, failed: 1, unsent: 0, earlier: 0 },
  ]);
});

test('ignores a second press while a batch runs', async () => {
  slowDevices();
  const { sendBulk } = await scene();
  void sendBulk([1]);
  void sendBulk([1]);
  await settle();
  expect(fetched).toHaveBeenCalledOnce();
});

test('skips vehicles that were removed in the meantime', async () => {
  slowDevices();
  const { sendBulk, flow } = await scene();
  void sendBulk([99]);
  expect([flow().phase, flow().missing]).toEqual(['idle', { command: false, vehicles: true }]);
});

test('[core 4] keeps a failed vehicle selected after a reload, without choosing a command', async () => {
  const devices = slowDevices();
  const { sendBulk, dispatchBulk } = await scene();
  dispatchBulk({ type: 'ticked', vehicleIds: [1, 2], isOn: true });
  void sendBulk([1, 2]);
  await settle();
  devices[0]?.answer(424, { detail: 'The device is not responding.' });
  devices[1]?.answer(200, done);
  await settle();
  await vi.advanceTimersByTimeAsync(1_650);
  vi.resetModules();
  const { useBulk } = await import('./bulk.ts');
  const { command, sent, ticked, rows } = useBulk.getState();
  expect([command, sent, [...ticked], nameOf(rows.get(1))]).toEqual([null, 'disarm', [1], 'unanswered']);
});

test('[core 4] retries the failed command, whatever command is chosen', async () => {
  const devices = slowDevices();
  const { sendBulk, dispatchBulk, flow } = await scene();
  dispatchBulk({ type: 'ticked', vehicleIds: [1], isOn: true });
  void sendBulk([1]);
  await settle();
  devices[0]?.answer(424, {});
  await settle();
  await vi.advanceTimersByTimeAsync(150);
  dispatchBulk({ type: 'closed' });
  dispatchBulk({ type: 'opened', vehicleIds: [] });
  void sendBulk([1], { isRetry: true });
  await settle();
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { command: string });
  expect(bodies.map(({ command }) => command)).toEqual(['disarm', 'disarm']);
  expect(flow().command).toBeNull();
});
