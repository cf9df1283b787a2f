import { expect, test } from 'vitest';
import { foldersAbove } from './folders.ts';

test('lists parent folders, nearest first', () => {
  expect(foldersAbove('/a/b/c')).toEqual(['/a/b/', '/a/', '/']);
  expect(foldersAbove('/a/b/')).toEqual(['/a/b/', '/a/', '/']);
  expect(foldersAbove('/page')).toEqual(['/']);
  expect(foldersAbove('/')).toEqual(['/']);
});
