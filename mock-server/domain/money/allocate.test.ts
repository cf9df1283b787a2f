import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { sumOf } from './cents.ts';

test.each([
  { amount: 200, weights: [1_199, 799], shares: [120, 80] },
  { amount: 10_742, weights: Array(10).fill(10_742), shares: [1_075, 1_075, ...Array(8).fill(1_074)] },
  { amount: 1, weights: [1, 1, 1], shares: [1, 0, 0] },
  { amount: 2, weights: [1, 1, 1], shares: [1, 1, 0] },
  { amount: 100, weights: [1, 2, 0], shares: [33, 67, 0] },
  { amount: 0, weights: [5, 0], shares: [0, 0] },
  { amount: 0, weights: [0, 0], shares: [0, 0] },
  { amount: 0, weights: [], shares: [] },
])('[commerce 4] allocates $amount over $weights', ({ amount, weights, shares }) => {
  expect(allocate(amount, weights)).toEqual(shares);
});

test.each([{ weights: [] }, { weights: [0, 0] }])(
  'refuses an amount that no line of $weights can take',
  ({ weights }) => {
    expect(() => allocate(1, weights)).toThrow(RangeError);
  },
);

const anyAmount = fc.nat(10 ** 9);
const anyWeights = fc
  .array(fc.oneof(fc.nat(3), fc.nat(10 ** 7)), { minLength: 1, maxLength: 60 })
  .filter((weights) => sumOf(weights) > 0);

test('[commerce 4] shares add up to the amount', () => {
  fc.assert(
    fc.property(anyAmount, anyWeights, (amount, weights) => {
      expect(sumOf(allocate(amount, weights))).toBe(amount);
    }),
  );
});

test('[commerce 4] each share is within a cent of its exact part', () => {
  fc.assert(
    fc.property(anyAmount, anyWeights, (amount, weights) => {
      const total = BigInt(sumOf(weights));
      for (const [line, share] of allocate(amount, weights).entries()) {
        const distance = BigInt(share) * total - BigInt(amount) * BigInt(weights[line] ?? 0);
        expect(distance > -total && distance < total).toBe(true);
      }
    }),
  );
});

test('[commerce 4] a heavier line never gets less, an equal later one never more', () => {
  fc.assert(
    fc.property(anyAmount, anyWeights, (amount, weights) => {
      const ranked = allocate(amount, weights)
        .map((share, line) => ({ share, line, weight: weights[line] ?? 0 }))
        .sort((one, other) => other.weight - one.weight || one.line - other.line);
      const shares = ranked.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((one, other) => other - one));
    }),
  );
});

test('[commerce 4] no line gets more than it costs', () => {
  fc.assert(
    fc.property(anyWeights, fc.integer({ min: 0, max: 100 }), (weights, percent) => {
      const shares = allocate(Math.floor((sumOf(weights) * percent) / 100), weights);
      expect(shares.filter((share, line) => share > (weights[line] ?? 0))).toEqual([]);
    }),
  );
});
