import { expect, test } from 'vitest';
import { untilChange } from './use-delayed.ts';

test('a loading indicator shows after 200 ms, and then for at least 200 ms', () => {
  expect(untilChange(true, 0, 5_000)).toBe(200);
  expect(untilChange(false, 5_000, 5_050)).toBe(150);
  expect(untilChange(false, 5_000, 5_200)).toBe(0);
  expect(untilChange(false, 5_000, 9_000)).toBe(0);
});
