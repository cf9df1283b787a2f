import { expect, test } from 'vitest';
import { emailDiffers, emailsMatch, passwordsMatch } from './pairs.ts';

test.each([
  ['riley@waymark.example', 'riley@waymark.example', null],
  ['riley@waymark.example', 'Riley@Waymark.example ', null],
  ['riley@waymark.example', 'rile@waymark.example', { text: 'emailsDiffer' }],
  ['riley@waymark.example', '', null],
])('[commerce 5] emails %j and %j', (email, repeated, problem) => {
  expect(emailsMatch(email, repeated)).toEqual(problem);
});

test.each([
  ['Waymark-2026!', 'Waymark-2026!', null],
  ['Waymark-2026!', 'waymark-2026!', { text: 'passwordsDiffer' }],
  ['Waymark-2026!', '', null],
])('[commerce 5] passwords %j and %j', (password, repeated, problem) => {
  expect(passwordsMatch(password, repeated)).toEqual(problem);
});

test.each([
  ['riley@waymark.example', 'RILEY@waymark.example', { text: 'emailUnchanged' }],
  ['riley@waymark.example', 'riley.k@waymark.example', null],
  ['riley@waymark.example', '', null],
])('[commerce 5] a new email after %j: %j', (current, email, problem) => {
  expect(emailDiffers(current, email)).toEqual(problem);
});
