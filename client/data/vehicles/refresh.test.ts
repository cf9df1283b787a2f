import { expect, test } from 'vitest';
import { pagesHolding } from './refresh.ts';

const fleet = Array.from({ length: 950 }, (_, index) => index + 1_000);

test('only pages with watched vehicles are read again', () => {
  expect(pagesHolding([1_000, 1_099, 1_100, 1_949], fleet)).toEqual([0, 100, 900]);
});

test('vehicles that are not in the list have no page', () => {
  expect(pagesHolding([5, 99_999], fleet)).toEqual([]);
});
