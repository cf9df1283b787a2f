import { expect, test } from 'vitest';
import { productName } from './product-name.ts';

test.each([
  ['ft-x2max', 'X2 MAX'],
  ['ft-x1r', 'X1R'],
  ['ft-xc2', 'XC2'],
  ['ft-dr3400-lte', 'DR3400'],
  ['ft-dr3100-gps', 'DR3100'],
  ['ft-x9_pro-lte', 'X9 PRO LTE'],
  ['', ''],
])('[core 3] names the product %s as users do: %s', (name, shown) => {
  expect(productName(name)).toBe(shown);
});
