import BigInteger from 'amazon-cognito-identity-js/es/BigInteger.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import OfAmplify from '../../node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';
import { computeNatively, type LargeInteger, modPow } from './mod-pow.ts';

/** Of the SDK, before it is replaced. */
const { modPow: original } = BigInteger.prototype;
const integer = (value: bigint) => new BigInteger(value.toString(16), 16);

test('computes powers modulo a number', () => {
  expect(modPow(4n, 13n, 497n)).toBe(445n);
  expect(modPow(-4n, 13n, 497n)).toBe(52n);
  expect(modPow(7n, 0n, 497n)).toBe(1n);
  expect(modPow(0n, 5n, 497n)).toBe(0n);
});

test.each([
  ['amazon-cognito-identity-js', BigInteger, () => import('./cognito.ts')],
  ['Amplify', OfAmplify, () => import('./amplify-provider.ts')],
])('[core 4] %s computes powers natively', async (_sdk, Integer, load) => {
  const own = Integer.prototype.modPow;
  await load();
  expect(Integer.prototype.modPow).not.toBe(own);
});

test("[core 4] computes what the SDK's own code computes, also for negative numbers", () => {
  computeNatively(BigInteger);
  const { modPow: native } = BigInteger.prototype;
  const result = (of: typeof native, ...[base, exponent, modulus]: LargeInteger[]) => {
    if (!base || !exponent || !modulus) throw new Error('Too few numbers');
    let found = '';
    of?.call(base, exponent, modulus, (error, value) => {
      found = error?.message ?? value.toString(16);
    });
    return found;
  };
  const numbers = fc.tuple(
    fc.bigInt({ min: -(2n ** 3328n), max: 2n ** 3328n }),
    fc.bigInt({ min: 1n, max: 2n ** 1030n }),
    // Montgomery's method needs odd ones.
    fc.bigInt({ min: 1n, max: 2n ** 3071n }).map((half) => 2n * half + 1n),
  );
  fc.assert(
    fc.property(numbers, (values) => {
      const given = values.map(integer);
      expect(result(native, ...given)).toBe(result(original, ...given));
    }),
    { numRuns: 30 },
  );
});
