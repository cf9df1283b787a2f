import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { reportAnswer } from '../../lib/connection.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { type SessionNotice, setSession, useSession } from '../../state/session.ts';
import { openSession } from './open.ts';

const RILEY = { subject: '5e', email: 'Riley@waymark.example', username: 'Riley@waymark.example', accountType: null };
const fetched = vi.fn<typeof fetch>();
const users = (...emails: string[]) => ({
  count: emails.length,
  next: null,
  previous: null,
  results: emails.map((email, id) => ({ id, username: email, email, user_type: [] })),
});

/** A browser with the tokens of `person`. A logout clears them and sets its notice. */
function browser(
  person: (Omit<typeof RILEY, 'accountType'> & { accountType: string | null }) | null,
  {
    token = 'token',
    canRenew = false,
    door = null,
  }: { token?: string | null; canRenew?: boolean; door?: 'dealer' | null } = {},
) {
  let kept = person;
  const announce = vi.fn();
  const logout = async (notice: SessionNotice | null = null) => {
    kept = null;
    setSession({ status: 'signed_out', notice });
  };
  return {
    identity: { person: () => kept, door: () => door, accessToken: async () => token, canRenew: () => canRenew },
    logout: { logout, announce, expire: () => setSession({ status: 'signed_out', notice: 'session_expired' }) },
    prohibited: [] as string[],
  };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  fetched.mockImplementation(async (address) => {
    const { pathname } = address as URL;
    if (pathname === '/api/map-platform') return Response.json({ apikey: '' });
    if (pathname === '/api/banner-and-help-links') return Response.json([]);
    return Response.json(pathname === '/user' ? users('guest@waymark.example', 'riley@waymark.example') : users());
  });
  setSession({ status: 'starting' });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[core 4] finds the signed-in user in the list of users', async () => {
  const portal = browser(RILEY);
  expect(await openSession(portal)).toMatchObject({ status: 'signed_in', user: { email: 'riley@waymark.example' } });
  expect(portal.logout.announce).toHaveBeenCalledWith('5e');
});

test('[commerce 4] opens a session whose tokens have an old e-mail address', async () => {
  const [other, changed] = users('guest@waymark.example', 'riley@waymark.example').results;
  fetched.mockImplementation(async (address) => {
    const isUsers = (address as URL).pathname === '/user';
    return Response.json(
      isUsers ? { ...users(), results: [other, { ...changed, email: 'third@waymark.example' }] } : [],
    );
  });
  expect(await openSession(browser({ ...RILEY, email: 'second@waymark.example' }))).toMatchObject({
    status: 'signed_in',
    user: { email: 'third@waymark.example' },
  });
});

test('stays signed out without tokens', async () => {
  expect(await openSession(browser(null))).toEqual({ status: 'signed_out', notice: null });
  expect(fetched).not.toHaveBeenCalled();
});

test('[core 4] ends the session as expired if the token check fails', async () => {
  const over = browser(RILEY, { token: null });
  expect(await openSession(over)).toEqual({ status: 'signed_out', notice: 'session_expired' });
  expect(fetched).not.toHaveBeenCalled();
});

test('[core 4] retries a failed renewal instead of ending the session', async () => {
  const offline = browser(RILEY, { token: null, canRenew: true });
  expect(await openSession(offline)).toMatchObject({ status: 'failed', error: { kind: 'no-sign-in-service' } });
});

test('[core 6] logs a user out who is missing from the list, as for a wrong password', async () => {
  const stranger = browser({ ...RILEY, username: 'nobody@waymark.example', email: 'nobody@waymark.example' });
  expect(await openSession(stranger)).toEqual({ status: 'signed_out', notice: 'incorrect' });
});

test('[core 6] logs a prohibited user out before any read', async () => {
  const portal = browser({ ...RILEY, email: 'abc@waymark.example' });
  // printf 'abc@waymark.example' | sha256sum
  portal.prohibited.push('cd4b33a9ca18ac67a71d52f65650fede6aee8826e18a7d6c68dd3809136f5044');
  expect(await openSession(portal)).toEqual({ status: 'signed_out', notice: 'prohibited' });
  expect(fetched).not.toHaveBeenCalled();
});

test('[commerce 6] refers a dealer to the dealer login', async () => {
  const dealer = browser({ ...RILEY, accountType: 'dealer' });
  expect(await openSession(dealer)).toEqual({ status: 'signed_out', notice: 'dealer' });
});

test('[commerce 6] admits a dealer through the dealer login, also again after a reload', async () => {
  const dealer = browser({ ...RILEY, accountType: 'dealer' }, { door: 'dealer' });
  expect(await openSession(dealer)).toMatchObject({ status: 'signed_in' });
  expect(await openSession(dealer)).toMatchObject({ status: 'signed_in' });
});

test.each([null, 'installer'])(
  '[commerce 6] refers an account of type %s from the dealer login',
  async (accountType) => {
    const other = browser({ ...RILEY, accountType }, { door: 'dealer' });
    expect(await openSession(other)).toEqual({ status: 'signed_out', notice: 'not_dealer' });
  },
);

test('keeps the session for a retry if the list does not load', async () => {
  fetched.mockImplementation(async () => Response.json({ detail: 'No.' }, { status: 403 }));
  expect(await openSession(browser(RILEY))).toMatchObject({ status: 'failed', error: { detail: 'No.' } });
});

test('[core 8] logs a failed session read and keeps a page that has its data', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const portal = browser(RILEY);
  const opened = await openSession(portal);
  emptyEverything();
  const answer = fetched.getMockImplementation();
  fetched.mockImplementation(async () => Response.json({ detail: 'Busy.' }, { status: 403 }));
  expect(await openSession(portal)).toBe(opened);
  expect(logged).toHaveBeenCalledWith('The session could not be read:', 'Busy.');
  // Retries with the next response of a server.
  if (answer) fetched.mockImplementation(answer);
  reportAnswer(true);
  await vi.waitFor(() => expect(useSession.getState()).not.toBe(opened));
  expect(useSession.getState()).toMatchObject({ status: 'signed_in', user: { email: 'riley@waymark.example' } });
});

test('keeps a session ended that ended during the read', async () => {
  const portal = browser(RILEY);
  fetched.mockImplementation(async () => {
    await portal.logout.logout('session_expired');
    return Response.json({ detail: 'Access Token has been revoked' }, { status: 401 });
  });
  expect(await openSession(portal)).toEqual({ status: 'signed_out', notice: 'session_expired' });
  expect(useSession.getState().status).toBe('signed_out');
});
