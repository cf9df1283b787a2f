import { expect, test } from 'vitest';
import { isPending } from './pending-sign-in.ts';

test.each([
  ['at once', 0, true],
  ['on a slow page', 29_999, true],
  ['on a later visit', 30_000, false],
  ['if the clock of the computer was set back', -1, false],
])('goes on %s: %i ms', (_, after, isStill) => {
  expect(isPending(1_000_000, 1_000_000 + after)).toBe(isStill);
});
