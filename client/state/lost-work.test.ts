import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../api/model.ts';
import { memoryStorage } from '../lib/storage.fixture.ts';
import { markUnsaved } from '../ui/form/unsaved.ts';
import { followTabs } from './follow-tabs.ts';
import { createLogout } from './logout.ts';
import { takeLostWork } from './lost-work.ts';
import { setSession } from './session.ts';

const ending = createLogout({ door: () => null, signOut: () => undefined, forget: () => undefined });
const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('waymark.kept'));
const signIn = (id: number) => setSession({ status: 'signed_in', user: { id } as User });

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  markUnsaved('form', false);
  signIn(101);
  return () => vi.unstubAllGlobals();
});

test('[core 8] reports lost changes of an expired session to the same user, once', () => {
  markUnsaved('form', true);
  ending.expire();
  // Its page is unmounted, and another call is refused.
  markUnsaved('form', false);
  ending.expire();
  signIn(101);
  expect(takeLostWork(101)).toBe(true);
  expect(takeLostWork(101)).toBe(false);
});

test('[core 8] reports lost changes of a session that the identity service ended', async () => {
  markUnsaved('form', true);
  await ending.logout('session_expired');
  expect(takeLostWork(101)).toBe(true);
});

test('reports nothing without unsaved changes, or to another user', () => {
  ending.expire();
  expect(takeLostWork(101)).toBe(false);
  signIn(101);
  markUnsaved('form', true);
  ending.expire();
  expect(takeLostWork(102)).toBe(false);
  expect(takeLostWork(101)).toBe(false);
});

test('[core 2.2] reports changes lost by a logout in another tab, but not after a reload', () => {
  let hear: (event: Partial<StorageEvent>) => void = () => undefined;
  const addEventListener = (_: string, listener: typeof hear) => {
    hear = listener;
  };
  vi.stubGlobal('window', { addEventListener });
  followTabs(ending, () => undefined);
  markUnsaved('form', true);
  hear({ key: 'waymark.session', oldValue: '5e', newValue: '' });
  expect(kept()).toEqual([]);
  signIn(101);
  expect(takeLostWork(101)).toBe(true);
  expect(takeLostWork(101)).toBe(false);
});

test('[core 2.2] a logout in this tab reports nothing, because its page asks first', async () => {
  markUnsaved('form', true);
  markUnsaved('form', false);
  await ending.logout();
  expect(takeLostWork(101)).toBe(false);
  signIn(101);
  markUnsaved('form', true);
  ending.expire();
  await ending.logout();
  expect(kept()).toEqual([]);
  expect(takeLostWork(101)).toBe(false);
});
