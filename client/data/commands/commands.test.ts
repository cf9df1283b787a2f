import { expect, test, vi } from 'vitest';
import type { Progress } from '../../rules/device-requests/progress.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { useHistory } from './command-history.ts';
import { fetched, KEY, withOneVehicle } from './commands.fixture.ts';
import { runCommand } from './commands.ts';

const answers = (status: number, data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(data), { status }));
const armed = () => queryClient.getQueryData(vehiclesQuery().queryKey)?.[0]?.last_known_state?.armed;

const nameOf = (progress: Progress) => (progress.step === 'ended' ? progress.outcome : progress.step);

withOneVehicle();

test("[commerce 4] completes a command on the device's answer and updates the list", async () => {
  answers(200, { answered_at: '2026-11-21T16:41:09Z', parsed: { command_success: true, armed: false } });
  expect(armed()).toBe(true);
  expect(await runCommand(KEY, 'disarm')).toEqual({
    step: 'ended',
    outcome: 'done',
    at: Date.parse('2026-11-21T16:41:09Z'),
  });
  expect(armed()).toBe(false);
});

test('[core 7] treats a response without success as a refusal', async () => {
  answers(200, { parsed: { command_success: false } });
  expect(await runCommand(KEY, 'disarm')).toMatchObject({ outcome: 'refused' });
  expect(armed()).toBe(true);
});

test('[core 6] keeps the code of a server refusal', async () => {
  answers(403, { detail: 'Read-only access does not allow this.', code: 'READ_ONLY' });
  expect(await runCommand(KEY, 'arm')).toMatchObject({
    outcome: 'refused',
    code: 'READ_ONLY',
    detail: 'Read-only access does not allow this.',
  });
});

test('[commerce 8] changes nothing if the device does not answer', async () => {
  answers(424, { detail: 'The device is not responding.', code: 'DEVICE_UNREACHABLE' });
  expect(await runCommand(KEY, 'disarm')).toMatchObject({
    outcome: 'unanswered',
    detail: 'The device is not responding.',
  });
  expect(armed()).toBe(true);
});

test('[commerce 8] reports how long an unanswered command waited', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T16:41:00Z') });
  fetched.mockImplementationOnce(async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    return Response.json({ detail: 'The device is not responding.' }, { status: 424 });
  });
  expect(await runCommand(KEY, 'disarm')).toMatchObject({ outcome: 'unanswered', waited: 20_000 });
  vi.useRealTimers();
});

test('sends a command once, without retries or duplicates', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const [first, second] = await Promise.all([runCommand(KEY, 'arm'), runCommand(KEY, 'arm')]);
  expect([nameOf(first), nameOf(second)]).toEqual(['lost', 'sent']);
  expect(fetched).toHaveBeenCalledOnce();
});

test('[core 2.2] drops answers that arrive after a logout', async () => {
  fetched.mockImplementationOnce(async (_address, init) => {
    emptyEverything();
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return new Response('{}');
  });
  expect(await runCommand(KEY, 'arm')).toEqual({ step: 'idle' });
});

/** Devices that answer on demand, in the order of the requests. */
function slowDevice() {
  const asked: { command: string; answer: (parsed: object, status?: number) => void; cut: () => void }[] = [];
  fetched.mockImplementation(
    (_address, init) =>
      new Promise<Response>((resolve, reject) => {
        const { command } = JSON.parse(init?.body as string) as { command: string };
        asked.push({
          command,
          answer: (parsed, status = 200) =>
            resolve(Response.json({ parsed: { command_success: true, ...parsed } }, { status })),
          cut: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  );
  return asked;
}
const asked = (devices: ReturnType<typeof slowDevice>) => devices.map(({ command }) => command);
const steps = () =>
  (useHistory.getState().sent[KEY] ?? []).map(({ command, progress }) => `${command} ${nameOf(progress)}`);

test('[commerce 4] sends a command after the opposite one has ended', async () => {
  const devices = slowDevice();
  const unlocking = runCommand(KEY, 'disarm');
  const locking = runCommand(KEY, 'arm');
  expect(nameOf(await runCommand(KEY, 'arm'))).toBe('queued');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['disarm']));
  expect(steps()).toEqual(['arm queued', 'disarm sent']);
  devices[0]?.answer({ armed: false });
  await vi.waitFor(() => expect(asked(devices)).toEqual(['disarm', 'arm']));
  expect([nameOf(await unlocking), armed()]).toEqual(['done', false]);
  expect(steps()).toEqual(['arm sent', 'disarm done']);
  devices[1]?.answer({ armed: true });
  expect([nameOf(await locking), armed()]).toEqual(['done', true]);
});

test('sends unrelated commands in parallel', async () => {
  const devices = slowDevice();
  void runCommand(KEY, 'disarm');
  void runCommand(KEY, 'remote_start');
  void runCommand('GG-2', 'arm');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['disarm', 'remote_start', 'arm']));
});

test('[core 2.2] drops waiting commands on logout', async () => {
  const devices = slowDevice();
  const unlocking = runCommand(KEY, 'disarm');
  const locking = runCommand(KEY, 'arm');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['disarm']));
  emptyEverything();
  devices[0]?.answer({ armed: false });
  expect([await unlocking, await locking]).toEqual([{ step: 'idle' }, { step: 'idle' }]);
  expect(asked(devices)).toEqual(['disarm']);
});

test('[commerce 3] marks a cut-off call in the history for the activity log to resolve', async () => {
  const devices = slowDevice();
  const locking = runCommand(KEY, 'arm');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['arm']));
  devices[0]?.cut();
  expect(nameOf(await locking)).toBe('lost');
  expect(useHistory.getState().sent[KEY]).toMatchObject([{ command: 'arm', progress: { outcome: 'lost' } }]);
});

test('[core 4] drops a waiting command if the outcome of the first is unknown', async () => {
  const devices = slowDevice();
  const locking = runCommand(KEY, 'arm');
  const unlocking = runCommand(KEY, 'disarm');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['arm']));
  devices[0]?.cut();
  await vi.waitFor(() => expect(steps()).toEqual(['disarm not_sent', 'arm lost']));
  expect(asked(devices)).toEqual(['arm']);
  expect([nameOf(await locking), await unlocking]).toMatchObject(['lost', { outcome: 'not_sent', why: 'before' }]);
});

test('[commerce 8] sends a waiting command after the first timed out', async () => {
  const devices = slowDevice();
  void runCommand(KEY, 'arm');
  void runCommand(KEY, 'disarm');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['arm']));
  devices[0]?.answer({}, 424);
  await vi.waitFor(() => expect(asked(devices)).toEqual(['arm', 'disarm']));
  expect(steps()).toEqual(['disarm sent', 'arm unanswered']);
});

/** Fresh modules in a window that can be unloaded. */
async function pageInWindow() {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.resetModules();
  const commands = await import('./commands.ts');
  const { useHistory: history } = await import('./command-history.ts');
  const api = await import('../../api/transport.ts');
  const { emptyEverything: logOut } = await import('../../state/logout-registry.ts');
  const origin = new URL('https://portal.example/');
  api.configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  const isAskedToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { ...commands, window, history: () => history.getState().sent[KEY], logOut, isAskedToStay };
}

test('[commerce 3] leaves the outcome open for commands cut off by leaving the page', async () => {
  const { runCommand: run, window, history } = await pageInWindow();
  const devices = slowDevice();
  const locking = run(KEY, 'arm');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['arm']));
  window.dispatchEvent(new Event('pagehide'));
  devices[0]?.cut();
  await locking;
  expect(history()).toMatchObject([{ command: 'arm', progress: { outcome: 'lost', why: 'left' } }]);
});

test.each(['cut', 'answer'] as const)(
  '[core 4] sends nothing after the page is left, however the first command ends: %s',
  async (end) => {
    const { runCommand: run, window, history } = await pageInWindow();
    const devices = slowDevice();
    void run(KEY, 'arm');
    void run(KEY, 'disarm');
    await vi.waitFor(() => expect(asked(devices)).toEqual(['arm']));
    window.dispatchEvent(new Event('pagehide'));
    devices[0]?.[end]({ armed: true });
    await vi.waitFor(() =>
      expect(history()?.[0]).toMatchObject({ command: 'disarm', progress: { outcome: 'not_sent' } }),
    );
    expect(asked(devices)).toEqual(['arm']);
  },
);

test('[core 4] asks before unload only while a command is queued', async () => {
  const { runCommand: run, isAskedToStay, logOut } = await pageInWindow();
  const devices = slowDevice();
  expect(isAskedToStay()).toBe(false);
  void run(KEY, 'arm');
  await vi.waitFor(() => expect(asked(devices)).toEqual(['arm']));
  expect(isAskedToStay()).toBe(false);
  void run(KEY, 'disarm');
  void run('GG-2', 'arm');
  const last = run('GG-2', 'disarm');
  expect(isAskedToStay()).toBe(true);
  devices[0]?.answer({ armed: true });
  await vi.waitFor(() => expect(asked(devices)).toEqual(['arm', 'arm', 'disarm']));
  expect(isAskedToStay()).toBe(true);
  logOut();
  await last;
  expect(isAskedToStay()).toBe(false);
});
