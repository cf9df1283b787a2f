import { expect, test } from 'vitest';
import { problemOf, refusedToken, type Subject, type TokenProblem, tokenMessage } from './refusals.ts';

test.each([
  ['pending', null],
  ['resent', null],
  ['accepted', 'USED_TOKEN'],
  ['declined', 'USED_TOKEN'],
  ['used', 'USED_TOKEN'],
  ['canceled', 'WITHDRAWN_TOKEN'],
  ['withdrawn', 'WITHDRAWN_TOKEN'],
  ['expired', 'EXPIRED_TOKEN'],
] as const)('[commerce 4] a token whose row is %s: %s', (status, problem) => {
  expect(problemOf(status)).toBe(problem);
});

test('[commerce 8] explains for each kind of link why it is refused', () => {
  const subjects: Subject[] = ['invitation', 'transfer', 'password', 'emailChange'];
  const problems: TokenProblem[] = ['INVALID_TOKEN', 'EXPIRED_TOKEN', 'USED_TOKEN', 'WITHDRAWN_TOKEN'];
  const messages = subjects.flatMap((subject) => problems.map((problem) => tokenMessage(subject, problem)));
  expect(new Set(messages).size).toBe(16);
  expect(refusedToken('transfer', 'USED_TOKEN')).toEqual({
    status: 400,
    body: { detail: 'This transfer was already answered.', code: 'USED_TOKEN' },
  });
});
