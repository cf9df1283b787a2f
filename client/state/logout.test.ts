import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../api/model.ts';
import { memoryStorage } from '../lib/storage.fixture.ts';

let heard: ((event: Partial<StorageEvent>) => void) | undefined;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof heard) => {
      heard = listener;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function scene() {
  const { createLogout, hasExpired, clearExpiry } = await import('./logout.ts');
  const { onLogout } = await import('./logout-registry.ts');
  const { createSessionStore } = await import('./store.ts');
  const { useSession } = await import('./session.ts');
  const cart = createSessionStore<{ items: string[] }>(() => ({ items: [] }));
  const cache = { clear: vi.fn() };
  onLogout(() => {
    throw new Error('a clear that fails');
  });
  onLogout(cache.clear);
  cart.setState({ items: ['plan'] });
  const identity = {
    door: () => null,
    signOut: vi.fn((_after: Promise<unknown> | null) => undefined),
    forget: vi.fn(),
  };
  const { followTabs } = await import('./follow-tabs.ts');
  const logout = createLogout(identity);
  const follow = (restart: () => void) => followTabs(logout, restart);
  return { ...logout, follow, hasExpired, clearExpiry, useSession, cart, cache, identity };
}

test('[core 2.2] a logout clears every store and cache, even if one fails', async () => {
  const { logout, cart, cache, identity, useSession } = await scene();
  await logout('prohibited');
  expect(identity.signOut).toHaveBeenCalledOnce();
  expect(cart.getState().items).toEqual([]);
  expect(cache.clear).toHaveBeenCalledOnce();
  expect(useSession.getState()).toEqual({ status: 'signed_out', notice: 'prohibited' });
});

test('[core 2.2] an expired session leaves the expiry flag until it is cleared', async () => {
  const { expire, hasExpired, clearExpiry, useSession } = await scene();
  expire();
  expect(useSession.getState()).toEqual({ status: 'signed_out', notice: 'session_expired' });
  expect(hasExpired()).toBe(true);
  clearExpiry();
  expect(hasExpired()).toBe(false);
});

test("[core 8] a read that is refused after a logout does not replace the logout's reason", async () => {
  const { logout, expire, hasExpired, useSession } = await scene();
  await logout('incorrect');
  expire();
  expect(useSession.getState()).toEqual({ status: 'signed_out', notice: 'incorrect' });
  expect(hasExpired()).toBe(false);
});

test('[core 2.2] a logout clears the other tabs', async () => {
  const { follow, cart, useSession } = await scene();
  const restart = vi.fn();
  follow(restart);
  heard?.({ key: 'waymark.session', oldValue: '5e', newValue: '' });
  expect(cart.getState().items).toEqual([]);
  expect(useSession.getState().status).toBe('signed_out');
  expect(restart).not.toHaveBeenCalled();
});

test('[core 8] other tabs show that the session expired', async () => {
  const { follow, expire, useSession } = await scene();
  follow(vi.fn());
  expire();
  const written = localStorage.getItem('waymark.session');
  useSession.setState({ status: 'signed_in', user: {} as User });
  heard?.({ key: 'waymark.session', oldValue: '5e', newValue: written });
  expect(useSession.getState()).toEqual({ status: 'signed_out', notice: 'session_expired' });
});

test('other tabs restart when another user signs in, and ignore unrelated changes', async () => {
  const { follow, cart } = await scene();
  const restart = vi.fn();
  follow(restart);
  heard?.({ key: 'another', oldValue: null, newValue: 'x' });
  expect(restart).not.toHaveBeenCalled();
  heard?.({ key: 'waymark.session', oldValue: '', newValue: '5f' });
  expect(restart).toHaveBeenCalledOnce();
  expect(cart.getState().items).toEqual(['plan']);
});

test("clears the previous user's data before a tab restarts", async () => {
  const { follow, cart } = await scene();
  const restart = vi.fn();
  follow(restart);
  heard?.({ key: 'waymark.session', oldValue: '5e', newValue: '5f' });
  expect(cart.getState().items).toEqual([]);
  expect(restart).toHaveBeenCalledOnce();
});

test('[core 2.2] revokes the session before other tabs clear the shared cookies', async () => {
  const { logout, identity } = await scene();
  const order: string[] = [];
  identity.signOut.mockImplementation(() => void order.push('revoked'));
  vi.mocked(localStorage).setItem = (name, value) => void order.push(`${name}=${value}`);
  await logout();
  expect(order).toEqual(['revoked', 'waymark.session=']);
});

test('[core 2.2] a tab at the sign-in page continues when the same user signs in elsewhere', async () => {
  const { announce, follow, useSession, cart } = await scene();
  const restart = vi.fn();
  follow(restart);
  // Left by a browser that was closed without a logout.
  announce('5e');
  const before = localStorage.getItem('waymark.session');
  useSession.setState({ status: 'signed_out', notice: null });
  announce('5e');
  const after = localStorage.getItem('waymark.session');
  // The value must change, otherwise the browser sends no event to other tabs.
  expect(after).not.toBe(before);
  heard?.({ key: 'waymark.session', oldValue: before, newValue: after });
  expect(restart).toHaveBeenCalledOnce();
  expect(cart.getState().items).toEqual(['plan']);
});

test('a tab that is signed in ignores another page load by the same user', async () => {
  const { follow, useSession } = await scene();
  const restart = vi.fn();
  follow(restart);
  useSession.setState({ status: 'signed_in', user: {} as User });
  heard?.({ key: 'waymark.session', oldValue: '5e 1', newValue: '5e 2' });
  expect(restart).not.toHaveBeenCalled();
  heard?.({ key: 'waymark.session', oldValue: '5e 2', newValue: '5f 3' });
  expect(restart).toHaveBeenCalledOnce();
});

test('[core 2.2] only the tab that logs out clears the answer bound to an address', async () => {
  const { logout, follow } = await scene();
  localStorage.setItem('waymark.bound-answer', 'of Nina');
  follow(vi.fn());
  heard?.({ key: 'waymark.session', oldValue: '5e', newValue: '' });
  expect(localStorage.getItem('waymark.bound-answer')).toBe('of Nina');
  await logout();
  expect(localStorage.getItem('waymark.bound-answer')).toBeNull();
});

test('[core 2.2] a session expired in another tab ends on pages without the sign-in dialog', async () => {
  const { follow, useSession } = await scene();
  follow(vi.fn());
  useSession.setState({ status: 'signed_in', user: {} as User });
  heard?.({ key: 'waymark.session', oldValue: '5e 1', newValue: ' ran-out' });
  expect(useSession.getState()).toEqual({ status: 'signed_out', notice: 'session_expired' });
});

test('[core 2.2] the session-expiry flag reaches the other tabs', async () => {
  const { follow, hasExpired } = await scene();
  follow(vi.fn());
  heard?.({ key: 'waymark.session', oldValue: '5e', newValue: ' refused' });
  expect(hasExpired()).toBe(true);
});

test('[core 4] a session expired in another tab keeps the page until the same user signs in again', async () => {
  const { announce, follow, useSession } = await scene();
  const { endDialog, useSessionEnd } = await import('./session-end.ts');
  endDialog.isMounted = true;
  const restart = vi.fn();
  follow(restart);
  announce('5e');
  useSession.setState({ status: 'signed_in', user: {} as User });
  heard?.({ key: 'waymark.session', oldValue: '5e 1', newValue: ' ran-out' });
  expect([useSession.getState().status, useSessionEnd.getState().isOver]).toEqual(['signed_in', true]);
  heard?.({ key: 'waymark.session', oldValue: ' ran-out', newValue: '5e 2' });
  expect([restart.mock.calls.length, useSessionEnd.getState().isOver]).toEqual([0, false]);
});

test('[core 4] another user who signs in after an expired session sees nothing of its page', async () => {
  const { announce, follow, useSession, cart } = await scene();
  const restart = vi.fn();
  follow(restart);
  announce('5e');
  useSession.setState({ status: 'signed_in', user: {} as User });
  heard?.({ key: 'waymark.session', oldValue: ' ran-out', newValue: '5f 1' });
  expect(cart.getState().items).toEqual([]);
  expect(restart).toHaveBeenCalledOnce();
});

test('[core 4] a logout waits for the end of live video, for two seconds and not after the page has closed', async () => {
  vi.useFakeTimers();
  const { logout, identity } = await scene();
  const { beforeLogout } = await import('./logout-registry.ts');
  const closing = new Set<() => void>();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => closing.add(listener));
  const ended = Promise.withResolvers<void>();
  void beforeLogout(ended.promise);
  const first = logout();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(identity.signOut).not.toHaveBeenCalled();
  ended.resolve();
  await first;
  expect(identity.signOut).toHaveBeenCalledTimes(1);

  void beforeLogout(new Promise(() => undefined));
  const second = logout();
  await vi.advanceTimersByTimeAsync(2_000);
  await second;
  expect(identity.signOut).toHaveBeenCalledTimes(2);
  // The session is forgotten, but not revoked for another 58 seconds.
  const revoke = vi.fn();
  void identity.signOut.mock.calls[1]?.[0]?.then(revoke);
  await vi.advanceTimersByTimeAsync(57_999);
  expect(revoke).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(revoke).toHaveBeenCalledOnce();

  const third = logout();
  await vi.advanceTimersByTimeAsync(1);
  expect(identity.signOut).toHaveBeenCalledTimes(2);
  for (const close of closing) close();
  await third;
  expect(identity.signOut).toHaveBeenCalledTimes(3);
  await expect(identity.signOut.mock.calls[2]?.[0]).resolves.toBeUndefined();
  vi.useRealTimers();
});

test('[commerce 2] an expiry in another tab does not replace the reason of a sign-out everywhere', async () => {
  const { logout, follow, hasExpired, useSession } = await scene();
  follow(vi.fn());
  await logout('signed_out_everywhere');
  const { ENDED, WHO } = await import('./logout.ts');
  heard?.({ key: WHO, newValue: ENDED.refused, oldValue: '' });
  expect(useSession.getState()).toEqual({ status: 'signed_out', notice: 'signed_out_everywhere' });
  expect(hasExpired()).toBe(false);
});
