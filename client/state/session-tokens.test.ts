import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../api/model.ts';
import type { Person } from '../identity/types.ts';
import { endSession } from '../lib/session-signal.ts';
import { emptyEverything } from './logout-registry.ts';
import { setSession } from './session.ts';
import { endDialog, useSessionEnd } from './session-end.ts';
import { createTokenSource } from './session-tokens.ts';

const RILEY = { subject: '5e' } as Person;
const expire = vi.fn<(cause?: 'refused' | 'ran_out') => void>();
const source = (
  token: string | null,
  { canRenew = false, person = RILEY }: { canRenew?: boolean; person?: Person | null } = {},
) => createTokenSource({ accessToken: async () => token, canRenew: () => canRenew, person: () => person }, { expire });

const refused = (reason = '', isHelper = false) => ({ token: 'refused', reason, isHelper });

beforeEach(() => {
  expire.mockReset();
  endDialog.isMounted = true;
  setSession({ status: 'signed_in', user: {} as User });
});
afterEach(() => {
  emptyEverything();
});

test('[core 4] a failed renewal keeps the session and reports that the sign-in service is unreachable', async () => {
  await expect(source(null, { canRenew: true })(refused())).rejects.toMatchObject({ kind: 'no-sign-in-service' });
  expect(expire).not.toHaveBeenCalled();
  expect(useSessionEnd.getState().isOver).toBe(false);
});

test('[core 4] an expired session ends on a page without the sign-in dialog', async () => {
  endDialog.isMounted = false;
  expect(await source(null)(refused('Access Token has expired'))).toBeNull();
  expect(expire).toHaveBeenCalledExactlyOnceWith('ran_out');
});

test('[core 2.2] an expired session does not replace a logout during a renewal', async () => {
  const held = Promise.withResolvers<string | null>();
  const renewing = createTokenSource(
    { accessToken: () => held.promise, canRenew: () => false, person: () => null },
    { expire },
  )(refused());
  endSession();
  setSession({ status: 'signed_out', notice: null });
  held.resolve(null);
  await expect(renewing).rejects.toMatchObject({ name: 'AbortError' });
  expect(expire).not.toHaveBeenCalled();
});

test.each(['Access Token has expired', 'The access token belongs to another world of this mock. Sign in again.'])(
  '[core 4] a session refused with "%s" keeps its page and asks to sign in again',
  async (reason) => {
    expect(await source(null)(refused(reason))).toBeNull();
    expect(useSessionEnd.getState().isOver).toBe(true);
    expect(expire).not.toHaveBeenCalled();
  },
);

test.each([
  ['was revoked elsewhere', RILEY, 'Access Token has been revoked'],
  ['was not renewed', null, 'Access Token has expired'],
])('[core 8] a session that %s ends with its page', async (_, person, reason) => {
  expect(await source(null, { person })(refused(reason))).toBeNull();
  expect(expire).toHaveBeenCalledExactlyOnceWith('refused');
});

test('[core 4] a token refused before the session is open ends it', async () => {
  setSession({ status: 'starting' });
  expect(await source(null)()).toBeNull();
  expect(expire).not.toHaveBeenCalled();
  expect(await source(null)(refused())).toBeNull();
  expect(expire).toHaveBeenCalledExactlyOnceWith('ran_out');
});

test('a visitor has no token and no session to end', async () => {
  setSession({ status: 'signed_out', notice: null });
  expect(await source(null, { person: null })()).toBeNull();
  expect(expire).not.toHaveBeenCalled();
});

test('[core 8] a refused token of a helper call does not end the session', async () => {
  expect(await source(null)(refused('Access Token has been revoked', true))).toBeNull();
  expect(expire).not.toHaveBeenCalled();
  expect(useSessionEnd.getState().isOver).toBe(false);
});
