import { beforeEach, expect, test, vi } from 'vitest';
import { progressOf } from '../device-requests/progress.ts';
import { watchCommands } from '../device-requests/queue-watch.ts';
import { useHistory } from './command-history.ts';
import { fetched, KEY, withOneVehicle } from './commands.fixture.ts';
import { runCommand, takeBack } from './commands.ts';

const LOCKED = { parsed: { command_success: true, armed: true } };

withOneVehicle();
beforeEach(() => {
  vi.useFakeTimers();
});

/** Flushes pending promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const sent = () =>
  fetched.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { command: string }).command);
const history = () => (useHistory.getState().sent[KEY] ?? []).map(({ command, step, why }) => [command, step, why]);

/** A Lock that ends on demand, and an Unlock that waits for it. */
async function unlockBehindLock() {
  const lock = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(lock.promise).mockResolvedValue(Response.json({ parsed: { command_success: true } }));
  const locking = runCommand(KEY, 'arm');
  const unlocking = runCommand(KEY, 'disarm');
  await settle();
  const lockAnswers = async () => {
    lock.resolve(Response.json(LOCKED));
    await locking;
    await settle();
  };
  return { unlocking, lockAnswers };
}

test('[core 4] never sends a waiting command that was canceled, and takes its outcome back', async () => {
  const { unlocking, lockAnswers } = await unlockBehindLock();
  takeBack(KEY, 'disarm');
  expect(await unlocking).toEqual({ step: 'not_sent', after: 'arm', why: 'canceled' });
  expect(history()[0]).toEqual(['disarm', 'not_sent', 'canceled']);
  await lockAnswers();
  expect(sent()).toEqual(['arm']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(progressOf(KEY, 'disarm')).toEqual({ step: 'idle' });
});

test('[core 4] drops a command that waited for 60 seconds', async () => {
  const { unlocking, lockAnswers } = await unlockBehindLock();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(progressOf(KEY, 'disarm').step).toBe('under_way');
  await vi.advanceTimersByTimeAsync(1);
  expect(await unlocking).toEqual({ step: 'not_sent', after: 'arm', why: 'waited' });
  expect(history()[0]).toEqual(['disarm', 'not_sent', 'waited']);
  await lockAnswers();
  expect(sent()).toEqual(['arm']);
});

test('[core 4] drops and reports waiting commands when the last view of the vehicle unmounts', async () => {
  const { unlocking, lockAnswers } = await unlockBehindLock();
  const onDropped = vi.fn();
  const leave = watchCommands(KEY, onDropped);
  leave();
  await settle();
  expect(onDropped.mock.calls).toEqual([[['disarm']]]);
  expect(await unlocking).toEqual({ step: 'not_sent', after: 'arm', why: 'left' });
  await lockAnswers();
  expect(sent()).toEqual(['arm']);
});

test('[core 4] keeps waiting commands when another view of the vehicle takes over', async () => {
  const { unlocking, lockAnswers } = await unlockBehindLock();
  const onDropped = vi.fn();
  const leave = watchCommands(KEY, onDropped);
  leave();
  const stay = watchCommands(KEY, onDropped);
  await settle();
  await lockAnswers();
  expect((await unlocking).step).toBe('done');
  expect([sent(), onDropped.mock.calls]).toEqual([['arm', 'disarm'], []]);
  stay();
});

test("[core 4] keeps a batch's queue when the vehicle's page is left", async () => {
  const lock = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(lock.promise).mockResolvedValue(Response.json({ parsed: { command_success: true } }));
  void runCommand(KEY, 'arm');
  const batch = { collect: () => undefined, onSent: () => undefined, stop: new AbortController().signal };
  const unlocking = runCommand(KEY, 'disarm', batch);
  watchCommands(KEY, () => undefined)();
  await settle();
  lock.resolve(Response.json(LOCKED));
  expect((await unlocking).step).toBe('done');
});

test('[core 4] clears a success after 10 seconds and a failure after 5 minutes', async () => {
  fetched.mockResolvedValueOnce(Response.json(LOCKED));
  expect((await runCommand(KEY, 'arm')).step).toBe('done');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(progressOf(KEY, 'arm').step).toBe('done');
  await vi.advanceTimersByTimeAsync(1);
  expect(progressOf(KEY, 'arm').step).toBe('idle');

  fetched.mockResolvedValueOnce(Response.json({ detail: 'The device is not responding.' }, { status: 424 }));
  expect((await runCommand(KEY, 'arm')).step).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(299_999);
  expect(progressOf(KEY, 'arm').step).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(1);
  expect(progressOf(KEY, 'arm').step).toBe('idle');
});

test("[commerce 8] clears a device's timeout once it answers another command", async () => {
  fetched.mockResolvedValueOnce(Response.json({ detail: 'The device is not responding.' }, { status: 424 }));
  expect(await runCommand(KEY, 'location')).toMatchObject({ step: 'unanswered', at: Date.now() });
  fetched.mockResolvedValueOnce(Response.json(LOCKED));
  await runCommand(KEY, 'arm');
  expect(progressOf(KEY, 'location')).toEqual({ step: 'idle' });
});
