import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTokenWaiting, keepToken, waitingToken } from './one-time-token.ts';
import { memoryStorage } from './storage.fixture.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[core 2.2] a one-time token waits for its own page for an hour', () => {
  keepToken('/invite', 'from the letter');
  vi.setSystemTime(Date.parse('2026-11-21T12:59:59Z'));
  expect(waitingToken('/invite')).toBe('from the letter');
  expect(isTokenWaiting('/accept-transfer')).toBe(false);
  vi.setSystemTime(Date.parse('2026-11-21T13:00:00Z'));
  expect(isTokenWaiting('/invite')).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
