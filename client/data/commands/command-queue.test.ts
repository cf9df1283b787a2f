import { beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '../../rules/device-requests/progress.ts';
import { progressOf } from '../device-requests/progress.ts';
import { cancelQueued, watchQueue } from '../device-requests/queue.ts';
import { useHistory } from './command-history.ts';
import { fetched, KEY, withOneVehicle } from './commands.fixture.ts';
import { runCommand } from './commands.ts';

const LOCKED = { parsed: { command_success: true, armed: true } };

withOneVehicle();
beforeEach(() => {
  vi.useFakeTimers();
});

/** Flushes pending promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const sent = () =>
  fetched.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { command: string }).command);
const history = () =>
  (useHistory.getState().sent[KEY] ?? []).map(({ command, progress }) => [command, ...factsOf(progress)]);

/** Step, or outcome and reason. */
const factsOf = (progress: Progress) =>
  progress.step === 'ended' ? [progress.outcome, progress.why] : [progress.step];
const stepOf = (progress: Progress) => factsOf(progress)[0];

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
  cancelQueued(KEY, 'disarm');
  expect(await unlocking).toMatchObject({ outcome: 'canceled' });
  expect(history()[0]).toEqual(['disarm', 'canceled', undefined]);
  await lockAnswers();
  expect(sent()).toEqual(['arm']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(progressOf(KEY, 'disarm')).toEqual({ step: 'idle' });
});

test('[core 4] drops a command that waited for 60 seconds', async () => {
  const { unlocking, lockAnswers } = await unlockBehindLock();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(stepOf(progressOf(KEY, 'disarm'))).toBe('queued');
  await vi.advanceTimersByTimeAsync(1);
  expect(await unlocking).toMatchObject({ outcome: 'not_sent', why: 'waited' });
  expect(history()[0]).toEqual(['disarm', 'not_sent', 'waited']);
  await lockAnswers();
  expect(sent()).toEqual(['arm']);
});

test('[core 4] drops and reports waiting commands when the last view of the vehicle unmounts', async () => {
  const { unlocking, lockAnswers } = await unlockBehindLock();
  const onDropped = vi.fn();
  const leave = watchQueue(KEY, onDropped);
  leave();
  await settle();
  expect(onDropped.mock.calls).toEqual([[['disarm']]]);
  expect(await unlocking).toMatchObject({ outcome: 'not_sent', why: 'left' });
  await lockAnswers();
  expect(sent()).toEqual(['arm']);
});

test('[core 4] keeps waiting commands when another view of the vehicle takes over', async () => {
  const { unlocking, lockAnswers } = await unlockBehindLock();
  const onDropped = vi.fn();
  const leave = watchQueue(KEY, onDropped);
  leave();
  const stay = watchQueue(KEY, onDropped);
  await settle();
  await lockAnswers();
  expect(stepOf(await unlocking)).toBe('done');
  expect([sent(), onDropped.mock.calls]).toEqual([['arm', 'disarm'], []]);
  stay();
});

test("[core 4] keeps a batch's queue when the vehicle's page is left", async () => {
  const lock = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(lock.promise).mockResolvedValue(Response.json({ parsed: { command_success: true } }));
  void runCommand(KEY, 'arm');
  const batch = { collect: () => undefined, onSent: () => undefined, stop: new AbortController().signal };
  const unlocking = runCommand(KEY, 'disarm', batch);
  watchQueue(KEY, () => undefined)();
  await settle();
  lock.resolve(Response.json(LOCKED));
  expect(stepOf(await unlocking)).toBe('done');
});

test('[core 4] clears a success after 10 seconds and a failure after 5 minutes', async () => {
  fetched.mockResolvedValueOnce(Response.json(LOCKED));
  expect(stepOf(await runCommand(KEY, 'arm'))).toBe('done');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(stepOf(progressOf(KEY, 'arm'))).toBe('done');
  await vi.advanceTimersByTimeAsync(1);
  expect(stepOf(progressOf(KEY, 'arm'))).toBe('idle');

  fetched.mockResolvedValueOnce(Response.json({ detail: 'The device is not responding.' }, { status: 424 }));
  expect(stepOf(await runCommand(KEY, 'arm'))).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(299_999);
  expect(stepOf(progressOf(KEY, 'arm'))).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(1);
  expect(stepOf(progressOf(KEY, 'arm'))).toBe('idle');
});

test("[commerce 8] clears a device's timeout once it answers another command", async () => {
  fetched.mockResolvedValueOnce(Response.json({ detail: 'The device is not responding.' }, { status: 424 }));
  expect(await runCommand(KEY, 'location')).toMatchObject({ outcome: 'unanswered', at: Date.now() });
  fetched.mockResolvedValueOnce(Response.json(LOCKED));
  await runCommand(KEY, 'arm');
  expect(progressOf(KEY, 'location')).toEqual({ step: 'idle' });
});
