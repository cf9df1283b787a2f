import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('writes rows by RFC 4180 with a byte order mark', () => {
  expect(
    csvOf([
      ['Vehicle', 'Miles'],
      ['Van "12", red', -87.6],
      ['two\nlines', null],
    ]),
  ).toBe('\uFEFFVehicle,Miles\r\n"Van ""12"", red",-87.6\r\n"two\nlines",\r\n');
});

test('keeps texts from being run as formulas, and leaves negative numbers alone', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@x', -1]])).toBe("\uFEFF'=1+1,'+1,'-1,'@x,-1\r\n");
});
