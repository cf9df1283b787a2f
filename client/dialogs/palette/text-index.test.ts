import { expect, test } from 'vitest';
import { foundIn, indexOf } from './text-index.ts';

const index = indexOf(['Café Lumière', 'Shop', 'Shopping mall'], (name) => name);

test('finds items that contain every word, without regard to case and accents', () => {
  expect(foundIn(index, ['lumiere', 'caf'], 4)).toEqual(['Café Lumière']);
  expect(foundIn(index, ['shop', 'cafe'], 4)).toEqual([]);
});

test('finds no more than asked for, and nothing without words', () => {
  expect(foundIn(index, ['shop'], 1)).toEqual(['Shop']);
  expect(foundIn(index, [], 4)).toEqual([]);
});
