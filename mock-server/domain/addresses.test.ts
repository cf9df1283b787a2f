import { expect, test } from 'vitest';
import { PO_BOXES, STREETS } from '../../tests/support/po-boxes.ts';
import { isPoBox } from './addresses.ts';

test.each(PO_BOXES)('[commerce 5] in %s, parcels cannot reach %s', (country, line) => {
  expect(isPoBox(line, country)).toBe(true);
});

test.each(STREETS)('[commerce 5] in %s, parcels reach %s', (country, line) => {
  expect(isPoBox(line, country)).toBe(false);
});

test.each(['Ｐ.Ｏ. Ｂｏｘ １２', 'P\u200b.O. B\u200box 12', 'ＰＯＢ １２'])(
  '[commerce 5] sees a PO box in %j',
  (line) => {
    expect(isPoBox(line, 'US')).toBe(true);
  },
);
