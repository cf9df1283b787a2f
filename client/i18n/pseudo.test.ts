import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

test('makes texts longer and accented, and keeps placeholders and tags', () => {
  expect(pseudo({ lock: { done: 'Locked {{time}}' }, terms: 'Read <link>terms</link>' })).toEqual({
    lock: { done: '[Lóçkéd {{time}}·····]' },
    terms: '[Réád <link>térms</link>········]',
  });
});
