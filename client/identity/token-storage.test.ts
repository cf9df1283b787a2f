import { expect, test } from 'vitest';
import type { CookieJar } from './cookie-jar.ts';
import { createTokenStorage } from './token-storage.ts';

const KEY = 'CognitoIdentityServiceProvider.portal.';

/** A cookie jar that shows the lifetime of each cookie: `undefined` until the browser closes. */
function jar() {
  const kept = new Map<string, { value: string; days: number | undefined }>();
  const cookies: CookieJar = {
    get: (name) => kept.get(name)?.value ?? null,
    names: () => [...kept.keys()],
    set: (name, value, days) => void kept.set(name, { value, days }),
    remove: (name) => void kept.delete(name),
  };
  return { cookies, kept };
}

/** The used part of `localStorage`, with its keys as properties. */
function localStore(): Storage {
  const store: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  };
  return new Proxy(store, {
    get: (target, key: string) => methods[key as keyof typeof methods] ?? target[key],
  }) as unknown as Storage;
}

function signedIn(remember: boolean) {
  const { cookies, kept } = jar();
  const devices = localStore();
  const storage = createTokenStorage({ clientId: 'portal', cookies, devices });
  storage.rememberNext(remember);
  storage.setItem(`${KEY}LastAuthUser`, 'riley');
  for (const part of ['idToken', 'accessToken', 'refreshToken', 'clockDrift', 'userData', 'deviceKey']) {
    storage.setItem(`${KEY}riley.${part}`, part);
  }
  return { storage, kept, devices, cookies };
}

test('[core 9] keeps a remembered session for 365 days, including its refresh token', () => {
  const { kept } = signedIn(true);
  expect([...kept.keys()].map((name) => name.replace(KEY, '')).sort()).toEqual([
    'LastAuthUser',
    'riley.accessToken',
    'riley.clockDrift',
    'riley.idToken',
    'riley.refreshToken',
  ]);
  expect([...kept.values()].every(({ days }) => days === 365)).toBe(true);
});

test('[core 4] without remember me, tokens end with the browser and there is no refresh token', () => {
  const { kept, storage } = signedIn(false);
  expect(kept.has(`${KEY}riley.refreshToken`)).toBe(false);
  expect([...kept.values()].every(({ days }) => days === undefined)).toBe(true);
  expect(storage.accessToken()).toBe('accessToken');
});

test('finds the session after a reload and knows that it is remembered', () => {
  const { cookies, devices, kept } = signedIn(true);
  const storage = createTokenStorage({ clientId: 'portal', cookies, devices });
  expect([storage.accessToken(), storage.refreshToken()]).toEqual(['accessToken', 'refreshToken']);
  expect(storage.clockDrift()).toBe(0);
  storage.setItem(`${KEY}riley.clockDrift`, '-86400');
  expect(storage.clockDrift()).toBe(-86_400);
  storage.setItem(`${KEY}riley.accessToken`, 'renewed');
  expect(kept.get(`${KEY}riley.accessToken`)).toEqual({ value: 'renewed', days: 365 });
  expect(storage.getItem(`${KEY}riley.userData`)).toBeNull();
});

test.each([
  [true, 365],
  [false, undefined],
])('[commerce 6] keeps the door of a dealer with the tokens (remembered: %s), and ends with them', (remember, days) => {
  const { storage, kept } = signedIn(remember);
  expect(storage.door()).toBeNull();
  storage.enterBy('dealer');
  expect(storage.door()).toBe('dealer');
  expect(kept.get(`${KEY}riley.door`)).toEqual({ value: 'dealer', days });
  storage.clear();
  expect(storage.door()).toBeNull();
});

test('[commerce 6] the usual sign-in ends the door of an earlier one', () => {
  const { storage } = signedIn(true);
  storage.enterBy('dealer');
  storage.enterBy(null);
  expect(storage.door()).toBeNull();
});

test('[core 2.2] a logout keeps only the device keys of trusted browsers', () => {
  const { storage, kept, devices } = signedIn(true);
  storage.setItem(`${KEY}oscar.deviceKey`, 'trusted');
  storage.setItem(`${KEY}oscar.deviceTrusted`, '1');
  storage.clear();
  expect(kept.size).toBe(0);
  expect(Object.keys(devices)).toEqual([`${KEY}oscar.deviceKey`, `${KEY}oscar.deviceTrusted`]);
});
