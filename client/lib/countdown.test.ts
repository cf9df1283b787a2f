import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a countdown ends after its time', () => {
  const end = vi.fn();
  startCountdown(2_500, end);
  vi.advanceTimersByTime(2_499);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('paused time does not count, however often it is paused', () => {
  const end = vi.fn();
  const { pause, resume } = startCountdown(2_500, end);
  vi.advanceTimersByTime(2_000);
  pause();
  pause();
  vi.advanceTimersByTime(60_000);
  resume();
  resume();
  vi.advanceTimersByTime(499);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('a stopped countdown never ends', () => {
  const end = vi.fn();
  startCountdown(2_500, end).stop();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
