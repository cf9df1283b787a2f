import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTokenWaiting, keepToken, waitingToken } from './one-time-token.ts';

beforeEach(() => {
  const store: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  };
  const storage = new Proxy(store, { get: (target, key: string) => methods[key as 'getItem'] ?? target[key] });
  vi.stubGlobal('sessionStorage', storage);
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
