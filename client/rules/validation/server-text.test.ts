import { expect, test } from 'vitest';
import { textOfServer } from './server-text.ts';

test.each([
  ['Email already taken', 'emailTaken'],
  ['Email already taken.', 'emailTaken'],
  ['email already taken', 'emailTaken'],
  ['This email address is reserved', 'emailReserved'],
  ['Is too long', null],
  ['constructor', null],
])('[commerce 8] what a server says of a field: %j', (message, text) => {
  expect(textOfServer(message)).toBe(text);
});
