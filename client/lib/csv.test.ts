import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test.each([
  ['a plain text', 'Van 12', 'Van 12'],
  ['a comma', 'Chicago, IL', '"Chicago, IL"'],
  ['a quote', 'the "old" van', '"the ""old"" van"'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with quotes', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a minus in a text', '-87.6', "'-87.6"],
  ['a negative number', -87.65221, '-87.65221'],
  ['nothing', null, ''],
  ['zero', 0, '0'],
])('[commerce 1] writes %s as a cell', (_what, cell, expected) => {
  expect(csvLines([[cell]])).toBe(`${expected}\r\n`);
});

test('[commerce 1] ends each row with CR LF', () => {
  expect(
    csvLines([
      ['a', 1],
      ['b', null],
    ]),
  ).toBe('a,1\r\nb,\r\n');
});
