import { expect, test } from 'vitest';
import { pagesHolding } from './refresh.ts';

const fleet = Array.from({ length: 950 }, (_, index) => index + 1_000);

test('reads only pages with visible vehicles again', () => {
  expect(pagesHolding([1_000, 1_099, 1_100, 1_949], fleet)).toEqual([0, 100, 900]);
});

test('returns no page for vehicles that are not in the list', () => {
  expect(pagesHolding([5, 99_999], fleet)).toEqual([]);
});
