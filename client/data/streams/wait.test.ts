import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wait } from './wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('resolves after its time', async () => {
  const ended = vi.fn();
  void wait(5_000, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('rejects at once when aborted and clears its timer', async () => {
  const canceler = new AbortController();
  const waiting = wait(5_000, canceler.signal);
  canceler.abort(new Error('Left'));
  await expect(waiting).rejects.toThrow('Left');
  expect(vi.getTimerCount()).toBe(0);
});

test('does not start with a signal that is already aborted', async () => {
  await expect(wait(5_000, AbortSignal.abort(new Error('Left')))).rejects.toThrow('Left');
  expect(vi.getTimerCount()).toBe(0);
});
