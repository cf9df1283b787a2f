import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../api/model.ts';
import { setSession } from '../../state/session.ts';
import { isOwn, ownEmail, signedInPerson } from './signed-in-person.ts';

/** As the tokens have it: the address has been changed since they were made. */
const person = { subject: '1', email: 'old@waymark.example', username: 'a', accountType: null };
const user = { email: 'new@waymark.example' } as User;

function browser(token: string | null, opened: Parameters<typeof setSession>[0]) {
  const openSession = vi.fn(async () => setSession(opened));
  return { identity: { accessToken: async () => token, person: () => person }, openSession };
}

beforeEach(() => setSession({ status: 'starting' }));

test('[core 2.1] somebody whose tokens have run out is not signed in, whatever the browser still keeps', async () => {
  const portal = browser(null, { status: 'signed_in', user });
  expect(await signedInPerson(portal)).toBeNull();
  expect(portal.openSession).not.toHaveBeenCalled();
});

test('[core 2.1] the address is that of the account, which may have another one since the tokens were made', async () => {
  const portal = browser('token', { status: 'signed_in', user });
  expect(ownEmail()).toBeNull();
  const found = await signedInPerson(portal);
  expect(found).toEqual({ ...person, email: 'new@waymark.example' });
  expect(found && isOwn(found, 'New@waymark.example')).toBe(true);
  // By now it may be somebody else's.
  expect(found && isOwn(found, 'old@waymark.example')).toBe(false);
  expect(ownEmail()).toBe('new@waymark.example');
  await signedInPerson(portal);
  expect(portal.openSession).toHaveBeenCalledOnce();
});

test('where the account cannot be asked for, the tokens say who it is', async () => {
  const portal = browser('token', { status: 'signed_out', notice: null });
  expect(await signedInPerson(portal)).toBe(person);
});

test('[core 2.1] an account is somebody’s own by its address or by what the service calls it', () => {
  expect(isOwn(person, ' OLD@Waymark.example')).toBe(true);
  expect(isOwn({ ...person, username: 'first@waymark.example' }, 'first@waymark.example')).toBe(true);
  expect(isOwn(person, 'b@waymark.example')).toBe(false);
});
