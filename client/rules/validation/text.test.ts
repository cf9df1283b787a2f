import { expect, test } from 'vitest';
import { firstProblem } from './problem.ts';
import { alphanumeric, atLeast, atMost, mayBeTyped, required, tidy } from './text.ts';

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
