import { expect, test } from 'vitest';
import { expiryOf, issueOf, readClaims } from './claims.ts';

const token = (payload: string) => `e30.${payload}.signature`;

test('reads claims with accents', () => {
  // {"sub":"5e","given_name":"Tomás","exp":1795276800}
  const tomas = token('eyJzdWIiOiI1ZSIsImdpdmVuX25hbWUiOiJUb23DoXMiLCJleHAiOjE3OTUyNzY4MDB9');
  expect(readClaims(tomas)).toEqual({ sub: '5e', given_name: 'Tomás', exp: 1_795_276_800 });
  expect(expiryOf(tomas)).toBe(Date.parse('2026-11-21T16:00:00Z'));
});

test('reads the time of issue of a token', () => {
  // {"iat":1795273200}
  expect(issueOf(token('eyJpYXQiOjE3OTUyNzMyMDB9'))).toBe(Date.parse('2026-11-21T15:00:00Z'));
});

test('a text that is no token has no claims and counts as expired', () => {
  for (const text of [null, '', 'abc', token('!!!'), token('bnVsbA')]) {
    expect(readClaims(text)).toBeNull();
    expect([issueOf(text), expiryOf(text)]).toEqual([0, 0]);
  }
});
