import { expect, test } from 'vitest';
import { createRecoveries } from './recovery.ts';

test('[core 4] recovers from three media errors a minute, and again once the first is a minute old', () => {
  const mayRecover = createRecoveries();
  expect([0, 1_000, 2_000, 3_000, 59_999].map(mayRecover)).toEqual([true, true, true, false, false]);
  expect(mayRecover(60_000)).toBe(true);
  expect(mayRecover(60_001)).toBe(false);
});
