import { expect, test } from 'vitest';
import { PO_BOXES, STREETS } from '../../../tests/support/po-boxes.ts';
import { poBoxProblem } from './po-box.ts';

test.each(PO_BOXES)('[commerce 5] in %s, %s is a PO box', (country, line) => {
  expect(poBoxProblem(line, country)).toEqual({ text: 'poBox' });
});

test.each(STREETS)('[commerce 5] in %s, %s is a street', (country, line) => {
  expect(poBoxProblem(line, country)).toBeNull();
});

test.each(['Ｐ.Ｏ. Ｂｏｘ １２', 'P\u200b.O. B\u200box 12', 'ＰＯＢ １２'])(
  '[commerce 5] sees a PO box in %j',
  (line) => {
    expect(poBoxProblem(line, 'US')).toEqual({ text: 'poBox' });
  },
);
