import { expect, test } from 'vitest';
import { nextIndex } from './use-list-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 5, 4],
  ['PageDown', 2, 8],
  ['PageUp', 7, 1],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['a', 5, null],
])('%s in row %i of ten leads to %j', (key, at, next) => {
  expect(nextIndex(key, at, { count: 10, page: 6 })).toBe(next);
});

test('a page has at least one row', () => {
  expect(nextIndex('PageDown', 2, { count: 10, page: 0 })).toBe(3);
});
