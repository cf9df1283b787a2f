import { expect, test } from 'vitest';
import { textOfServer } from './server-text.ts';

test.each([
  ['Email already taken', 'emailTaken'],
  ['Email already taken.', 'emailTaken'],
  ['email already taken', 'emailTaken'],
  ['This email address is reserved', 'emailReserved'],
  ['Is too long', null],
  ['constructor', null],
])("[commerce 8] shows the server's message %j as %j", (message, text) => {
  expect(textOfServer(message)).toBe(text);
});
