import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../api/model.ts';
import { setSession } from '../../state/session.ts';
import { isOwn, ownEmail, signedInPerson } from './signed-in-person.ts';

/** Person in the tokens. The address has changed since then. */
const person = { subject: '1', email: 'old@waymark.example', username: 'a', accountType: null };
const user = { email: 'new@waymark.example' } as User;

function browser(token: string | null, opened: Parameters<typeof setSession>[0]) {
  const openSession = vi.fn(async () => setSession(opened));
  return { identity: { accessToken: async () => token, person: () => person }, openSession };
}

beforeEach(() => setSession({ status: 'starting' }));

test('[core 2.1] a user whose tokens have expired is not signed in', async () => {
  const portal = browser(null, { status: 'signed_in', user });
  expect(await signedInPerson(portal)).toBeNull();
  expect(portal.openSession).not.toHaveBeenCalled();
});

test("[core 2.1] the address is the account's current one, not that of the tokens", async () => {
  const portal = browser('token', { status: 'signed_in', user });
  expect(ownEmail()).toBeNull();
  const found = await signedInPerson(portal);
  expect(found).toEqual({ ...person, email: 'new@waymark.example' });
  expect(found && isOwn(found, 'New@waymark.example')).toBe(true);
  // The old address may belong to another user by now.
  expect(found && isOwn(found, 'old@waymark.example')).toBe(false);
  expect(ownEmail()).toBe('new@waymark.example');
  await signedInPerson(portal);
  expect(portal.openSession).toHaveBeenCalledOnce();
});

test('falls back to the tokens if the account cannot be loaded', async () => {
  const portal = browser('token', { status: 'signed_out', notice: null });
  expect(await signedInPerson(portal)).toBe(person);
});

test('[core 2.1] matches an account by its address or its username', () => {
  expect(isOwn(person, ' OLD@Waymark.example')).toBe(true);
  expect(isOwn({ ...person, username: 'first@waymark.example' }, 'first@waymark.example')).toBe(true);
  expect(isOwn(person, 'b@waymark.example')).toBe(false);
});
