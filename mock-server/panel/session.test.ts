import { expect, test } from 'vitest';
import { subjectIn } from './session.ts';

const token = `e30.${btoa('{"sub":"5e000000-0000-4000-8000-000000000101"}')}.c2ln`;
const session = 'CognitoIdentityServiceProvider.waymark-portal.riley%40waymark.example';

test('finds the subject of the signed-in user among the cookies', () => {
  const cookies = `mock_world=one; ${session}.accessToken=a.b.c; ${session}.idToken=${token}; other=1`;
  expect(subjectIn(cookies)).toBe('5e000000-0000-4000-8000-000000000101');
});

test.each([
  '',
  'mock_world=one',
  `${session}.idToken=`,
  `${session}.idToken=a.!.c`,
  `${session}.idToken=a.${btoa('{}')}.c`,
])('finds none in “%s”', (cookies) => {
  expect(subjectIn(cookies)).toBeNull();
});
