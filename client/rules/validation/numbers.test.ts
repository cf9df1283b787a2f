import { expect, test } from 'vitest';
import { numeric, positiveInteger, readNumber, typedNumber } from './numbers.ts';

test.each([
  ['12', 12],
  [' 3.5 ', 3.5],
  ['3,5', 3.5],
  ['-.5', -0.5],
  ['+7.', 7],
])('[core 5] reads %j as %s', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

test.each(['a', '1a', '1.2.3', '1,000.5', '.', '-', '1e5', 'Infinity', '0x10', ''])(
  '[core 5] %j is no number',
  (typed) => {
    expect(readNumber(typed)).toBeNull();
  },
);

test.each([
  ['12 miles', {}, { text: 'number' }],
  ['1.5', { whole: true }, { text: 'wholeNumber' }],
  ['2.0', { whole: true }, null],
  ['', { min: 1 }, null],
  ['2', { min: 3 }, { text: 'moreThan', limit: 3 }],
  ['3', { min: 3 }, null],
  ['4', { max: 3 }, { text: 'lessThan', limit: 3 }],
  ['2', { min: 3, whole: true }, { text: 'moreThan', limit: 2 }],
  ['4', { max: 3, whole: true }, { text: 'lessThan', limit: 4 }],
  ['0', { min: 1, max: 48 }, { text: 'between', min: 1, max: 48 }],
  ['49', { min: 1, max: 48 }, { text: 'between', min: 1, max: 48 }],
  ['48', { min: 1, max: 48 }, null],
])('[core 5] checks %j against the bounds %j', (typed, bounds, problem) => {
  expect(numeric(bounds)(typed)).toEqual(problem);
});

test.each([
  ['5000', null],
  ['0', { text: 'moreThan', limit: 0 }],
  ['-3', { text: 'moreThan', limit: 0 }],
  ['1.5', { text: 'wholeNumber' }],
  ['soon', { text: 'number' }],
])('[commerce 5] a service interval is a positive integer: %j', (typed, problem) => {
  expect(positiveInteger(typed)).toEqual(problem);
});

test('a number field shows a number, and is empty without one', () => {
  expect(typedNumber(7500)).toBe('7500');
  expect(typedNumber(null)).toBe('');
  expect(typedNumber(undefined)).toBe('');
});
