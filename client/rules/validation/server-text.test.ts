import { expect, test } from 'vitest';
import { problemOfServer } from './server-text.ts';

test.each([
  ['Email already taken', 'emailTaken'],
  ['Email already taken.', 'emailTaken'],
  ['email already taken', 'emailTaken'],
  ['This email address is reserved', 'emailReserved'],
  ['The address of this card is not in the country of your account (Canada)', 'cardCountry'],
  ['Must be the country of your account (United States)', 'accountCountry'],
  ['Is too long', null],
  ['constructor', null],
])("[commerce 8] shows the server's message %j as %j", (message, text) => {
  expect(problemOfServer(message)?.text ?? null).toBe(text);
});

test('[core 5] keeps the numbers of a message', () => {
  expect(problemOfServer('Must have less than 29 characters')).toEqual({ text: 'tooLong', limit: 29 });
  expect(problemOfServer('Must have at least 8 characters.')).toEqual({ text: 'tooShort', limit: 8 });
  expect(problemOfServer('Must be between -5 and 100')).toEqual({ text: 'between', min: -5, max: 100 });
  expect(problemOfServer('Must be between 1 and two')).toBeNull();
});
