import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepToken, waitingToken } from '../lib/one-time-token.ts';
import { emptyEverything } from './logout-registry.ts';

beforeEach(() => {
  const store: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  };
  const storage = new Proxy(store, { get: (target, key: string) => methods[key as 'getItem'] ?? target[key] });
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[core 2.2] a logout clears one-time tokens; an expired session keeps them for signing in again', () => {
  keepToken('/invite', 'from the letter');
  emptyEverything(true);
  expect(waitingToken('/invite')).toBe('from the letter');
  emptyEverything();
  expect(waitingToken('/invite')).toBeNull();
});
