import { expect, test } from 'vitest';
import { passwordParts } from './password.ts';

const none = { length: false, lower: false, upper: false, digit: false, special: false };

test.each([
  ['', none],
  ['abc', { ...none, lower: true }],
  ['ABC', { ...none, upper: true }],
  ['12345678', { ...none, digit: true, length: true }],
  ['pass word', { ...none, lower: true, special: true, length: true }],
  ['Aa1!Aa1!', { length: true, lower: true, upper: true, digit: true, special: true }],
  [`Aa1!${'x'.repeat(95)}`, { length: true, lower: true, upper: true, digit: true, special: true }],
  [`Aa1!${'x'.repeat(96)}`, { length: false, lower: true, upper: true, digit: true, special: true }],
])('[core 5] parts of the password %j', (password, parts) => {
  expect(passwordParts(password)).toEqual(parts);
});
