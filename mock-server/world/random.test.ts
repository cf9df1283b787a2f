import { expect, test } from 'vitest';
import { mix, mixed, mixIn } from './random.ts';

test('gives equal draws whether mixed at once or in steps', () => {
  expect(mix(7, 70_001, 20_773, 4)).toBe(1_631_554_726);
  expect(mixIn(mixed(7, 70_001, 20_773), 4) >>> 0).toBe(mix(7, 70_001, 20_773, 4));
  expect(mixIn(mixIn(mixed(7), 70_001), 20_773) >>> 0).toBe(mix(7, 70_001, 20_773));
});
