import { expect, test } from 'vitest';
import { firstProblem } from './problem.ts';
import { alphanumeric, atLeast, atMost, mayBeTyped, noPoBox, required, tidy } from './text.ts';

test.each(['', ' ', '\t'])('[core 5] %j is missing', (value) => {
  expect(required(value)).toEqual({ text: 'required' });
});

test('[core 5] a filled-in value is not missing', () => {
  expect(required(null)).toEqual({ text: 'required' });
  expect(required('0')).toBeNull();
});

test.each([
  ['O’Brien', "O'Brien"],
  ['Jose\u0301', 'Jos\u00e9'],
  ['  Mary   Ann ', 'Mary Ann'],
  ['   ', ''],
])('[core 5] %j is sent as %j', (typed, sent) => {
  expect(tidy(typed)).toBe(sent);
});

test.each([
  ['F150', null],
  ['Málaga7', null],
  ['Łódź', null],
  ['Ma\u0301laga7', null],
  ['F-150', { text: 'alphanumeric' }],
  ['F 150', { text: 'alphanumeric' }],
  ['F_150', { text: 'alphanumeric' }],
  ['', null],
])('[core 5] letters or numbers: %j', (value, problem) => {
  expect(alphanumeric(value)).toEqual(problem);
});

test.each([
  ['1234', { text: 'tooShort', limit: 5 }],
  ['12345', null],
  ['x'.repeat(50), null],
  ['x'.repeat(51), { text: 'tooLong', limit: 51 }],
])('[core 5] lengths of %j: the maximum is shown plus one', (value, problem) => {
  expect(firstProblem(atLeast(5), atMost(50))(value)).toEqual(problem);
});

test.each([
  'PO Box 12',
  'P.O. Box 12',
  'p o box 12',
  'POBox 12',
  'P.O.Box12',
  'Post Office Box 7',
  '12 Main St, PO BOX 3',
  'Case postale 44',
  'Boîte postale 9',
  'C.P. 1201',
  'B.P. 20',
  'Apartado postal 5',
  'Apartado 5',
])('[commerce 5] %s is a PO box', (address) => {
  expect(noPoBox(address)).toEqual({ text: 'poBox' });
});

test.each([
  '1529 W Carroll Ave',
  '5 Boxwood Lane',
  '7 Post Road',
  '12 Office Park',
  '3 Apollo Boxwood Ct',
  '20 Cp Rail Way',
])('[commerce 5] %s is an address', (address) => {
  expect(noPoBox(address)).toBeNull();
});

test.each([
  'The horn – it doesn’t stop!',
  'Élodie, ça va? (100%)',
  '¿Qué pasa?\nNo arranca.',
  'a@b.co / #7 & $5',
  'привет',
  'Ma\u0301laga',
  '',
])('[core 5] %j may be typed in a text area', (typed) => {
  expect(mayBeTyped(typed)).toBe(true);
});

test.each(['<b>', 'a > b', 'x^2', '~', '{}', '|', '\\', '`', '🚗', '\u0000'])(
  '[core 5] %j may not be typed in a text area',
  (typed) => {
    expect(mayBeTyped(typed)).toBe(false);
  },
);
