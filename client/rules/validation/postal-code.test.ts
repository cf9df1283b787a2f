import { expect, test } from 'vitest';
import { foundPostalCode, normalizePostalCode, postalCodeProblem } from './postal-code.ts';

test.each([
  ['60607', '60607'],
  ['60607-1234', '60607'],
  ['60607-', '60607'],
  ['k1a 0b1', 'K1A0B1'],
  ['K1A-0B1', 'K1A0B1'],
  [' 20 00 ', '2000'],
])('[commerce 5] %j is sent as %s', (typed, sent) => {
  expect(normalizePostalCode(typed)).toBe(sent);
});

test.each([
  ['', 'US', { text: 'required' }],
  ['6060', 'US', { text: 'tooShort', limit: 5 }],
  ['60607', 'US', null],
  ['60607-1234', 'US', null],
  ['606071234', 'US', null],
  ['6060712345', 'US', { text: 'tooLong', limit: 10 }],
  ['6060A', 'US', { text: 'postalCodeDigits' }],
  ['200', 'AU', { text: 'tooShort', limit: 4 }],
  ['2000', 'AU', null],
  ['2000A', 'AU', { text: 'postalCodeDigits' }],
  ['K1', 'CA', { text: 'tooShort', limit: 3 }],
  ['K1A', 'CA', null],
  ['k1a 0b1', 'CA', null],
  ['K1A_0B1', 'CA', { text: 'postalCodeWithLetters' }],
  ['K1A0B1K1A0', 'CA', { text: 'tooLong', limit: 10 }],
  ['0600', 'MX', { text: 'tooShort', limit: 5 }],
  ['06000', 'MX', null],
  ['6060', null, { text: 'tooShort', limit: 5 }],
] as const)('[core 5] postal code %j in %s', (typed, country, problem) => {
  expect(postalCodeProblem(typed, country)).toEqual(problem);
});

test('[commerce 5] cuts ZIP+4 of a found address, and leaves out what the API would refuse', () => {
  expect(['60607-1234', '606071234', 'M5V 3L9', 'EC1A 1BB', '', '12', '1234567890'].map(foundPostalCode)).toEqual([
    '60607',
    '606071234',
    'M5V3L9',
    'EC1A1BB',
    null,
    null,
    null,
  ]);
});
