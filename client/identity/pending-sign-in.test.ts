import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.fixture.ts';
import { PENDING, readPending } from './pending-sign-in.ts';

afterEach(() => vi.unstubAllGlobals());

test('[core 4] ignores a damaged pending sign-in', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  sessionStorage.setItem(PENDING, '{"username":');
  expect(readPending()).toBeNull();
});
