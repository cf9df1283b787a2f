import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepToken, waitingToken } from '../lib/one-time-token.ts';
import { memoryStorage } from '../lib/storage.fixture.ts';
import { emptyEverything } from './logout-registry.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[core 2.2] a logout clears one-time tokens, an expired session keeps them', () => {
  keepToken('/invite', 'from the letter');
  emptyEverything(true);
  expect(waitingToken('/invite')).toBe('from the letter');
  emptyEverything();
  expect(waitingToken('/invite')).toBeNull();
});
