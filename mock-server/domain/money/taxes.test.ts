import { expect, test } from 'vitest';
import { countries } from '../../../fixtures/catalog/countries.ts';
import { SALES_TAXES, taxesOf, taxOn } from './taxes.ts';

test.each([
  [
    'BC',
    [
      ['GST', 5_000],
      ['PST', 7_000],
    ],
  ],
  [
    'QC',
    [
      ['GST', 5_000],
      ['QST', 9_975],
    ],
  ],
  ['ON', [['HST', 13_000]]],
  ['NS', [['HST', 14_000]]],
  ['AB', [['GST', 5_000]]],
])('[commerce 9] taxes of %s', (state, taxes) => {
  expect(taxesOf({ country: 'CA', state }, SALES_TAXES)?.map(({ name, rate }) => [name, rate])).toEqual(taxes);
});

test('[commerce 9] every province and territory has its taxes, an unknown one none to guess', () => {
  const taxed = countries.CA.subdivisions.filter(({ code }) => taxesOf({ country: 'CA', state: code }, SALES_TAXES));
  expect(taxed).toHaveLength(13);
  expect(taxesOf({ country: 'CA', state: 'XX' }, SALES_TAXES)).toBeNull();
});

test('[commerce 9] sales tax applies in three US states only', () => {
  const taxed = countries.US.subdivisions.filter(
    ({ code }) => taxesOf({ country: 'US', state: code }, SALES_TAXES)?.length,
  );
  expect(taxed).toHaveLength(3);
});

test('[commerce 9] a world can set the rates of its states', () => {
  const place = { country: 'US', state: 'IL' } as const;
  expect(taxesOf(place, { IL: 6_000 })).toEqual([{ name: 'Sales tax', rate: 6_000 }]);
  expect(taxesOf(place, { IL: 0 })).toEqual([]);
});

test.each([
  ['AU', 'NSW'],
  ['MX', 'CMX'],
] as const)('[commerce 9] prices in %s include tax', (country, state) => {
  expect(taxesOf({ country, state }, { [state]: 6_000 })).toEqual([]);
});

test.each([
  [13_428, 6_000, 806],
  [20_788, 5_000, 1_039],
  [20_788, 7_000, 1_455],
  [16_788, 9_975, 1_675],
  [10, 5_000, 1],
  [9, 5_000, 0],
])('[commerce 9] the tax on %i cents at %i per 100,000 is %i', (amount, rate, tax) => {
  expect(taxOn(amount, { name: 'Tax', rate })).toBe(tax);
});
