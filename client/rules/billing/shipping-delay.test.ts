import { expect, test } from 'vitest';
import { shipsLate } from './shipping-delay.ts';

test.each([
  [{ sku: 'X1R-LTE' }, true],
  [{ sku: 'X1R-LTE', shipping_delay: false }, false],
  [{ sku: 'X1MAX-LTE', shipping_delay: true }, true],
  [{ sku: 'X1MAX-LTE' }, false],
])('[commerce 4] the product %j ships late: %s', (product, isLate) => {
  expect(shipsLate(product)).toBe(isLate);
});
