import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

test('texts become longer and accented, placeholders and tags stay', () => {
  expect(pseudo({ lock: { done: 'Locked {{time}}' }, terms: 'Read <link>terms</link>' })).toEqual({
    lock: { done: '[Lóçkéd {{time}}·····]' },
    terms: '[Réád <link>térms</link>········]',
  });
});
