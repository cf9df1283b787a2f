import { expect, test } from 'vitest';
import { isOwn, signedInPerson } from './signed-in-person.ts';

const person = { subject: '1', email: 'a@waymark.example', username: 'a', accountType: null };

test('[core 2.1] somebody whose tokens have run out is not signed in, whatever the browser still keeps', async () => {
  const identity = (token: string | null) => ({ accessToken: async () => token, person: () => person });
  expect(await signedInPerson(identity('token'))).toBe(person);
  expect(await signedInPerson(identity(null))).toBeNull();
});

test('[core 2.1] an account is somebody’s own by its address or by what the service calls it', () => {
  expect(isOwn(person, ' A@Waymark.example')).toBe(true);
  expect(isOwn({ ...person, username: 'old@waymark.example' }, 'old@waymark.example')).toBe(true);
  expect(isOwn(person, 'b@waymark.example')).toBe(false);
});
