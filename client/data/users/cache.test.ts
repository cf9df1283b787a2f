import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../api/model.ts';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { setSession, useSession } from '../../state/session.ts';
import { followOtherTabs, patchUser, userChanged } from './cache.ts';

const OWN = { id: 101, language: 'English' } as User;
const FRENCH = { id: 101, language: 'French' } as User;
const setItem = vi.fn<(key: string, value: string) => void>();
const page = new EventTarget();

beforeEach(() => {
  setItem.mockReset();
  vi.stubGlobal('localStorage', { setItem: setItem, removeItem: () => undefined });
  vi.stubGlobal('window', page);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  vi.stubGlobal('fetch', async () => Response.json({ count: 1, next: null, previous: null, results: [FRENCH] }));
  setSession({ status: 'signed_in', user: OWN });
  return () => {
    emptyEverything();
    vi.unstubAllGlobals();
  };
});

const hear = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

test('[core 1] notifies other tabs of each change of the signed-in user only', () => {
  patchUser({ ...FRENCH, id: 102 });
  expect(setItem).not.toHaveBeenCalled();
  patchUser(FRENCH);
  patchUser(FRENCH);
  const [[first, one], [second, other]] = setItem.mock.calls as [[string, string], [string, string]];
  expect([first, second]).toEqual(['waymark.user-changed', 'waymark.user-changed']);
  expect(one).not.toBe(other);
});

test('[core 1] reads the user again on a notification without sending one', async () => {
  const stop = followOtherTabs();
  hear('waymark.user-changed');
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ user: { language: 'French' } }));
  expect(setItem).not.toHaveBeenCalled();
  stop();
});

test('ignores other storage events, and all after cleanup', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const stop = followOtherTabs();
  hear('waymark.other');
  stop();
  hear('waymark.user-changed');
  expect(fetched).not.toHaveBeenCalled();
});

test('[core 7] an updated user is read again, and a failed read keeps the answer of the update', async () => {
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ count: 1, next: null, previous: null, results: [{ ...FRENCH, first_name: 'Renée' }] }),
  );
  vi.stubGlobal('fetch', fetched);
  await userChanged(FRENCH);
  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ user: { first_name: 'Renée' } }));
  fetched.mockResolvedValue(Response.json({ detail: 'No.' }, { status: 403 }));
  await userChanged({ ...FRENCH, language: 'Spanish' });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(useSession.getState()).toMatchObject({ user: { language: 'Spanish' } });
});
