import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { tokenProblemOf } from './token-problem.ts';

const refused = (facts: { code?: string; fields?: Record<string, string[]> }) =>
  new ApiError({ kind: 'validation', status: 400, message: '400 Bad Request', ...facts });

test.each([
  ['INVALID_TOKEN', 'Irgendetwas'],
  ['EXPIRED_TOKEN', 'Irgendetwas'],
  ['USED_TOKEN', 'Irgendetwas'],
  ['WITHDRAWN_TOKEN', 'Irgendetwas'],
])('[core 8] the code %s decides, whatever the message', (code, words) => {
  expect(tokenProblemOf(refused({ code, fields: { token: [words] } }))).toBe(code);
});

test.each([
  ['This link is not valid. Please check the link in your email.', 'INVALID_TOKEN'],
  ['This link has expired. Please sign in to get a new one.', 'EXPIRED_TOKEN'],
  ['This link was already used. Please sign in.', 'USED_TOKEN'],
  ['This link is no longer valid. Please use the latest email.', 'WITHDRAWN_TOKEN'],
  ['Must have at least 8 characters', 'INVALID_TOKEN'],
])('[commerce 8] without a code "%s" is %s', (words, problem) => {
  expect(tokenProblemOf(refused({ fields: { token: [words] } }))).toBe(problem);
});

test('[core 8] a truncated token is not valid, other failures are not about the token', () => {
  expect(tokenProblemOf(new ApiError({ kind: 'validation', status: 418, message: 'Invalid JWT token' }))).toBe(
    'INVALID_TOKEN',
  );
  expect(tokenProblemOf(refused({ fields: { password: ['Password invalid'] } }))).toBeNull();
  expect(tokenProblemOf(new ApiError({ kind: 'server', status: 503, message: '503' }))).toBeNull();
});
