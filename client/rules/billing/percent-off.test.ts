import { expect, test } from 'vitest';
import { percentOff } from './percent-off.ts';

test.each([
  [149.99, 50, 66],
  [199.99, 80, 60],
  [199.99, 40, 80],
  [149.99, 0, 100],
])('[commerce 9] of a list price of %d, %d is %d %% off', (listPrice, price, percent) => {
  expect(percentOff(listPrice, price)).toBe(percent);
});
