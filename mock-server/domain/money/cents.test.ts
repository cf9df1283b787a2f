import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf, proportionOf, toCents, toDollars } from './cents.ts';

test.each([
  [0, 0],
  [0.29, 29],
  [1.15, 115],
  [134.28, 13_428],
  [16_839, 1_683_900],
])('converts %d dollars to %i cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
  expect(toDollars(cents)).toBe(dollars);
});

test.each([0.005, 1.999, 0.1 + 0.2, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d dollars', (dollars) => {
  expect(() => toCents(dollars)).toThrow(RangeError);
});

test.each([0.5, -1, Number.NaN])('refuses %d cents', (cents) => {
  expect(() => toDollars(cents)).toThrow(RangeError);
});

test('every amount survives the way to dollars and back', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), (cents) => {
      expect(toCents(toDollars(cents))).toBe(cents);
    }),
  );
});

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [13_428, 20, 2_686],
  [1_998, 10, 200],
])('rounds half a cent up: of %i cents, %i percent are %i', (amount, percent, share) => {
  expect(percentOf(amount, percent)).toBe(share);
});

test('multiplies beyond the safe integers without losing a cent', () => {
  expect(proportionOf(9_007_199_254_740_991, 99_999, 99_999)).toBe(9_007_199_254_740_991);
});
