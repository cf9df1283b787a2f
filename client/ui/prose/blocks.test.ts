import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

test('joins consecutive items into one list', () => {
  expect(blocksOf(['Before', '- one', '- two', 'Between', '- three'])).toEqual([
    { kind: 'paragraph', text: 'Before' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Between' },
    { kind: 'list', items: ['three'] },
  ]);
  expect(blocksOf([])).toEqual([]);
});
