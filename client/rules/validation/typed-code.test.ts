import { expect, test } from 'vitest';
import { codeDigits, editedCode } from './typed-code.ts';

test.each([
  ['482917', '482917'],
  ['482-917', '482917'],
  ['482 917', '482917'],
  [' 4 8 2 9 1 7 ', '482917'],
  ['Your code is 482917', '482917'],
  ['482917 is your Waymark code. It works for 10 minutes.', '482917'],
  ['Within 10 minutes, enter 482-917.', '482917'],
  ['G-482917', '482917'],
  ['４８２９１７', '482917'],
  ['48', '48'],
  ['4829175', '482917'],
  ['no digits', ''],
])('[core 4] reads the code in %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});

test('[commerce 5] reads codes of another length', () => {
  expect(codeDigits('PIN: 1234, valid for 15 days', 4)).toBe('1234');
});

test('[core 4] a digit typed into a full code replaces the next one', () => {
  expect(editedCode('4829917', 4, 6, true)).toEqual({ digits: '482917', caret: 4 });
  expect(editedCode('9482917', 1, 6, true)).toEqual({ digits: '982917', caret: 1 });
});

test('[core 4] a digit typed behind a full code is dropped', () => {
  expect(editedCode('4829170', 7, 6, true)).toEqual({ digits: '482917', caret: 6 });
});

test('[core 4] a letter typed between digits changes nothing', () => {
  expect(editedCode('48x2', 3, 6, true)).toEqual({ digits: '482', caret: 2 });
});
