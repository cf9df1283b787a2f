import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('passes the first value at once, then the latest of each second', () => {
  const passed: string[] = [];
  const pace = atMostEvery<string>(1_000, (value) => passed.push(value));
  pace('a');
  pace('b');
  pace('c');
  expect(passed).toEqual(['a']);
  vi.advanceTimersByTime(999);
  expect(passed).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual(['a', 'c']);
  pace('d');
  vi.advanceTimersByTime(1_000);
  expect(passed).toEqual(['a', 'c', 'd']);
});

test('passes the next value at once after a quiet second', () => {
  const passed: string[] = [];
  const pace = atMostEvery<string>(1_000, (value) => passed.push(value));
  pace('a');
  vi.advanceTimersByTime(1_000);
  pace('b');
  expect(passed).toEqual(['a', 'b']);
});

test('passes nothing after a cancel', () => {
  const passed: string[] = [];
  const pace = atMostEvery<string>(1_000, (value) => passed.push(value));
  pace('a');
  pace('b');
  pace.cancel();
  vi.advanceTimersByTime(5_000);
  expect(passed).toEqual(['a']);
});
