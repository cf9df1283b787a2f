import { beforeEach, expect, test, vi } from 'vitest';
import type { Renewal, Renewed } from './renewal.ts';
import type { Sdk } from './sdk.ts';
import type { TokenStorage } from './token-storage.ts';

let createIdentity: typeof import('./identity.ts').createIdentity;
let clock: typeof import('../lib/now.ts');

/** Each test starts as a new page, which knows only the browser's time. */
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  clock = await import('../lib/now.ts');
  ({ createIdentity } = await import('./identity.ts'));
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
const token = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.s`;

function parts(tokens: { access?: string; id?: string; refresh?: string }, drift = 0) {
  const kept = { ...tokens };
  const clear = vi.fn(() => {
    delete kept.access;
    delete kept.refresh;
  });
  const storage = {
    accessToken: () => kept.access ?? null,
    idToken: () => kept.id ?? null,
    refreshToken: () => kept.refresh ?? null,
    clockDrift: () => drift,
    deviceKey: () => 'device',
    renewed: ({ access }: Renewed) => {
      kept.access = access;
    },
    clear,
  } as unknown as TokenStorage;
  const renew = vi.fn(
    async (_token: string, _device: string | null): Promise<Renewal> => ({
      access: token({ exp: inSeconds(3_600), jti: 'new' }),
      id: 'id',
      refresh: undefined,
    }),
  );
  const sdk = {
    signIn: vi.fn(async () => ({ kind: 'signed_in' as const })),
    giveUp: vi.fn(),
  };
  const load = vi.fn(async (_isAskedFor: boolean) => sdk as unknown as Sdk);
  const revoke = vi.fn(async (_token: string) => undefined as void);
  return {
    identity: createIdentity({ load, prove: vi.fn(), storage, renew, revoke }),
    sdk,
    renew,
    load,
    clear,
    kept,
    revoke,
  };
}

test('returns a valid token without loading the SDK', async () => {
  const access = token({ exp: inSeconds(600) });
  const { identity, load } = parts({ access, refresh: 'r' });
  expect(await identity.accessToken()).toBe(access);
  expect(load).not.toHaveBeenCalled();
});

test('renews an expiring token once for all callers, without the SDK', async () => {
  const access = token({ exp: inSeconds(30) });
  const { identity, renew, load } = parts({ access, refresh: 'r' });
  const [one, two] = await Promise.all([identity.accessToken(), identity.accessToken()]);
  expect(one).not.toBe(access);
  expect(two).toBe(one);
  expect(renew).toHaveBeenCalledExactlyOnceWith('r', 'device');
  expect(load).not.toHaveBeenCalled();
});

test('[core 7] uses a token that has not expired if its renewal fails', async () => {
  const access = token({ exp: inSeconds(30) });
  const { identity, renew } = parts({ access, refresh: 'r' });
  renew.mockRejectedValue(new Error('no connection'));
  expect(await identity.accessToken()).toBe(access);
  expect(await identity.accessToken(access)).toBeNull();
});

test('[core 7] returns no token without a valid one', async () => {
  expect(await parts({}).identity.accessToken()).toBeNull();
  clock.learnStatedTime(Date.now(), Date.now());
  const { identity } = parts({ access: token({ exp: inSeconds(-1) }) });
  expect(await identity.accessToken()).toBeNull();
});

test('counts no token as expired until a server has stated its time or the API refused it', async () => {
  const access = token({ exp: inSeconds(-86_400) });
  const { identity } = parts({ access });
  expect(await identity.accessToken()).toBe(access);
  expect(await identity.accessToken(access)).toBeNull();
  clock.learnStatedTime(Date.now() - 86_400_000 - 600_000, Date.now());
  expect(await identity.accessToken()).toBe(access);
  clock.learnStatedTime(Date.now(), Date.now());
  expect(await identity.accessToken()).toBeNull();
});

test('[core 4] a user whose clock is a day ahead stays signed in', async () => {
  const { identity, kept } = parts({});
  kept.access = token({ iat: inSeconds(-86_400), exp: inSeconds(-86_400 + 3_600) });
  await identity.signIn({ username: 'a', password: 'b', remember: false });
  expect(Math.round((clock.now() - Date.now()) / 1_000)).toBe(-86_400);
  expect(await identity.accessToken()).toBe(kept.access);
});

test('assumes the clock drift that the SDK stored until a server states its time', async () => {
  const access = token({ exp: inSeconds(-86_400 + 600) });
  const { identity, load } = parts({ access, refresh: 'r' }, 86_400);
  expect(await identity.accessToken()).toBe(access);
  expect(load).not.toHaveBeenCalled();
  expect(clock.isTimeKnown()).toBe(false);
});

test('reads the signed-in user from the id token', () => {
  const id = token({ sub: '5e', email: 'd@waymark.example', 'custom:account_type': 'dealer' });
  expect(parts({ id }).identity.person()).toEqual({
    subject: '5e',
    email: 'd@waymark.example',
    username: 'd@waymark.example',
    accountType: 'dealer',
  });
  expect(parts({}).identity.person()).toBeNull();
});

test('[core 2.2] signing out revokes the session without the SDK, and forgets it even if that fails', () => {
  const { identity, load, revoke, clear, kept } = parts({ access: token({ exp: inSeconds(600) }), refresh: 'r' });
  revoke.mockRejectedValue(new Error('no connection'));
  identity.signOut(null);
  // Another tab that follows the logout clears the shared storage.
  delete kept.refresh;
  expect(revoke).toHaveBeenCalledExactlyOnceWith('r');
  expect(clear).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test('[core 2.2] signing out forgets the session at once, and revokes it after the last calls that need its token', async () => {
  const { identity, revoke, clear, kept } = parts({ access: token({ exp: inSeconds(600) }), refresh: 'r' });
  const { promise, resolve } = Promise.withResolvers<void>();
  identity.signOut(promise);
  delete kept.refresh;
  expect(clear).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  resolve();
  await promise;
  expect(revoke).toHaveBeenCalledExactlyOnceWith('r');
});

test('[core 4] a session without remember me has nothing to revoke', () => {
  const { identity, revoke, clear } = parts({ access: token({ exp: inSeconds(600) }) });
  identity.signOut(null);
  expect(revoke).not.toHaveBeenCalled();
  expect(clear).toHaveBeenCalledOnce();
});

test('reports an SDK that does not load, or a missing connection', async () => {
  const { identity, load } = parts({});
  load.mockRejectedValue(new Error('chunk'));
  const credentials = { username: 'a', password: 'b', remember: false };
  const missing = { kind: 'refused', reason: 'not_loaded' };
  expect(await identity.signIn(credentials)).toEqual(missing);
  expect(await identity.forgotPassword('a')).toEqual(missing);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await identity.signIn(credentials)).toEqual({ kind: 'refused', reason: 'unreachable' });
});

test('a preload does not report its failure, and a sign-in loads the SDK again', async () => {
  const { identity, load } = parts({});
  load.mockRejectedValueOnce(new Error('chunk'));
  await identity.preload();
  expect(load).toHaveBeenCalledExactlyOnceWith(false);
  await identity.signIn({ username: 'a', password: 'b', remember: false });
  expect(load).toHaveBeenLastCalledWith(true);
});

test('[core 7] an account call has a valid token, and reports why it failed', async () => {
  const work = vi.fn(async () => ({ kind: 'done' as const }));
  expect(await parts({}).identity.account(work)).toEqual({ kind: 'refused', reason: 'session_over' });
  expect(work).not.toHaveBeenCalled();
  const renewed = parts({ access: token({ exp: inSeconds(30) }), refresh: 'r' });
  expect(await renewed.identity.account(work)).toEqual({ kind: 'done' });
  expect(renewed.renew).toHaveBeenCalledOnce();
  const offline = parts({ access: token({ exp: inSeconds(600) }) });
  offline.load.mockRejectedValue(new TypeError('no connection'));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await offline.identity.account(work)).toEqual({ kind: 'refused', reason: 'unreachable' });
  expect(work).toHaveBeenCalledOnce();
});

test('[core 4] a failed renewal keeps the session and is retried with the next call', async () => {
  clock.learnStatedTime(Date.now(), Date.now());
  const { identity, renew, clear } = parts({ access: token({ exp: inSeconds(-1) }), refresh: 'r' });
  renew.mockRejectedValueOnce(new Error('503'));
  expect([await identity.accessToken(), identity.canRenew()]).toEqual([null, true]);
  expect(clear).not.toHaveBeenCalled();
  expect(await identity.accessToken()).not.toBeNull();
});

test('[core 4] a refused renewal ends the session', async () => {
  const { identity, renew, clear } = parts({ access: token({ exp: inSeconds(30) }), refresh: 'r' });
  renew.mockResolvedValue('refused');
  expect([await identity.accessToken(), identity.canRenew()]).toEqual([null, false]);
  expect(clear).toHaveBeenCalledOnce();
});

test.each([undefined, 'of the next user'])(
  '[core 2.2] tokens that arrive after a logout are discarded (%s)',
  async (next) => {
    const { identity, renew, kept } = parts({ access: token({ exp: inSeconds(30) }), refresh: 'r' });
    const { promise, resolve } = Promise.withResolvers<Renewal>();
    renew.mockReturnValue(promise);
    const asked = identity.accessToken();
    identity.signOut(null);
    if (next !== undefined) kept.refresh = next;
    resolve({ access: token({ exp: inSeconds(3_600) }), id: 'id', refresh: undefined });
    expect(await asked).toBeNull();
    expect(kept.access).toBeUndefined();
  },
);

test('[core 4] only a session that cannot be renewed has an end', () => {
  const access = token({ exp: 1_795_276_800 });
  expect(parts({ access }).identity.endsAt()).toBe(1_795_276_800_000);
  expect(parts({ access, refresh: 'r' }).identity.endsAt()).toBeNull();
  expect(parts({}).identity.endsAt()).toBeNull();
});

test('[core 8] a sign-in that hangs is reported as unreachable after 30 seconds', async () => {
  vi.useFakeTimers();
  const { identity, sdk } = parts({});
  sdk.signIn.mockReturnValue(new Promise(() => undefined));
  const result = identity.signIn({ username: 'a', password: 'b', remember: false });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await result).toEqual({ kind: 'refused', reason: 'unreachable' });
  expect(sdk.giveUp).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
