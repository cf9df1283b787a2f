import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cognito, createCognito } from '../../client/identity/cognito.ts';
import type { CookieJar } from '../../client/identity/cookie-jar.ts';
import { PENDING } from '../../client/identity/pending-sign-in.ts';
import { createTokenStorage } from '../../client/identity/token-storage.ts';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { Bench, MemoryStorage, MINUTE, NOON, PASSWORD } from '../../mock-server/identity/test-bench.ts';
import { totpCode } from '../../mock-server/identity/totp.ts';

const OWNER = 'riley.kowalski@waymark.example';
const SMS = 'mfa-sms@waymark.example';
const SMS_PHONE = '+13125550112';
const BOTH = 'mfa-both@waymark.example';
const BOTH_PHONE = '+13125550114';
const BOTH_SECRET = 'KRSXG5CTMVRXEZLU';

const tab = new MemoryStorage();
beforeEach(() => {
  tab.clear();
  vi.stubGlobal('sessionStorage', tab);
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The portal's adapter on the mock's identity service, in one browser. `reloaded` is the next page of the tab. */
function browser(bench = new Bench()) {
  const stored = new Map<string, string>();
  const cookies: CookieJar = {
    get: (name) => stored.get(name) ?? null,
    names: () => [...stored.keys()],
    set: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  };
  const devices = new MemoryStorage() as unknown as Storage;
  const { id: userPoolId, clientId } = WAYMARK_POOL;
  const page = () => {
    const storage = createTokenStorage({ clientId, cookies, devices });
    const config = { endpoint: 'http://identity.test/', userPoolId, clientId };
    return { cognito: createCognito(config, storage), storage };
  };
  return { bench, ...page(), reloaded: page };
}

const signIn = (cognito: Cognito, username: string, remember = true, password = PASSWORD) =>
  cognito.signIn({ username, password, remember });

test('[core 4] a remembered sign-in keeps a valid refresh token', async () => {
  const { bench, cognito, storage } = browser();
  expect(await signIn(cognito, ` ${OWNER} `)).toEqual({ kind: 'signed_in' });
  expect(storage.accessToken()).not.toBeNull();
  const renewal = bench.call('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: WAYMARK_POOL.clientId,
    AuthParameters: { REFRESH_TOKEN: storage.refreshToken(), DEVICE_KEY: storage.deviceKey() },
  });
  expect(await renewal).toHaveProperty('AuthenticationResult');
});

test('[core 4] without remember me, the tokens stay but the refresh token does not', async () => {
  const { cognito, storage } = browser();
  expect(await signIn(cognito, OWNER, false)).toEqual({ kind: 'signed_in' });
  expect([storage.accessToken() !== null, storage.idToken() !== null, storage.refreshToken()]).toEqual([
    true,
    true,
    null,
  ]);
  expect(await cognito.phone()).toEqual({ kind: 'done', number: '+13125550101', isVerified: true });
});

test.each([
  [OWNER, 'Wrong-2026!', 'incorrect'],
  ['nobody@waymark.example', PASSWORD, 'incorrect'],
  ['unconfirmed@waymark.example', PASSWORD, 'unconfirmed'],
  ['reset-required@waymark.example', PASSWORD, 'reset_required'],
  ['password-never-created@waymark.example', PASSWORD, 'password_never_created'],
])('[core 8] a sign-in of %s with %s is refused: %s', async (username, password, reason) => {
  const { cognito, storage } = browser();
  expect(await signIn(cognito, username, true, password)).toEqual({ kind: 'refused', reason });
  expect(storage.accessToken()).toBeNull();
});

test('[core 4] asks for the code of a text message and signs in with it', async () => {
  const { bench, cognito, storage } = browser();
  expect(await signIn(cognito, SMS)).toEqual({
    kind: 'challenge',
    challenge: { kind: 'code', factor: 'sms', sentTo: '0112', hasOther: false },
  });
  expect(await cognito.answerCode('000000', false)).toEqual({ kind: 'refused', reason: 'code_mismatch' });
  expect(tab.getItem(PENDING)).not.toBeNull();
  expect(await cognito.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual({ kind: 'signed_in' });
  expect([storage.accessToken() !== null, tab.getItem(PENDING)]).toEqual([true, null]);
  expect(await cognito.answerCode('000000', false)).toEqual({ kind: 'refused', reason: 'challenge_expired' });
});

test('[core 4] does not ask a trusted browser for a code the next time', async () => {
  const { bench, cognito, storage } = browser();
  await signIn(cognito, SMS);
  await cognito.answerCode(bench.sentCode(SMS_PHONE), true);
  storage.clear();
  expect(await signIn(cognito, SMS)).toEqual({ kind: 'signed_in' });
});

test('[core 4] asks an untrusted browser for a code again', async () => {
  const { bench, cognito, storage } = browser();
  await signIn(cognito, SMS);
  await cognito.answerCode(bench.sentCode(SMS_PHONE), false);
  storage.clear();
  expect(await signIn(cognito, SMS)).toMatchObject({ kind: 'challenge' });
});

test('[core 4] offers both factors, and asks for the code of the chosen one', async () => {
  const { bench, cognito } = browser();
  expect(await signIn(cognito, BOTH)).toEqual({
    kind: 'challenge',
    challenge: { kind: 'choice', factors: ['sms', 'totp'] },
  });
  expect(await cognito.chooseFactor('totp')).toEqual({
    kind: 'challenge',
    challenge: { kind: 'code', factor: 'totp', sentTo: null, hasOther: true },
  });
  const step = Math.floor(bench.hostNow / 30_000);
  expect(await cognito.answerCode(await totpCode(BOTH_SECRET, step), false)).toEqual({ kind: 'signed_in' });
});

test('[core 4] sends a new code by the chosen factor', async () => {
  const { bench, cognito } = browser();
  await signIn(cognito, BOTH);
  await cognito.chooseFactor('sms');
  const first = bench.sentCode(BOTH_PHONE);
  expect(await cognito.sendNewCode()).toEqual({
    kind: 'challenge',
    challenge: { kind: 'code', factor: 'sms', sentTo: '0114', hasOther: true },
  });
  expect(bench.sentCode(BOTH_PHONE)).not.toBe(first);
  expect(await cognito.answerCode(bench.sentCode(BOTH_PHONE), false)).toEqual({ kind: 'signed_in' });
});

test('[core 4] a reloaded page accepts the code, but has no password to request a new one', async () => {
  const { bench, cognito, reloaded } = browser();
  await signIn(cognito, SMS, false);
  expect(await reloaded().cognito.sendNewCode()).toEqual({ kind: 'refused', reason: 'challenge_expired' });
  await signIn(cognito, SMS, false);
  const { cognito: next, storage } = reloaded();
  expect(await next.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual({ kind: 'signed_in' });
  expect([storage.accessToken() !== null, storage.refreshToken()]).toEqual([true, null]);
});

test('[core 4] a reloaded page forgets a sign-in after three minutes', async () => {
  const { bench, cognito, reloaded } = browser();
  await signIn(cognito, SMS);
  vi.setSystemTime(NOON + 3 * MINUTE);
  const answered = reloaded().cognito.answerCode(bench.sentCode(SMS_PHONE), false);
  expect(await answered).toEqual({ kind: 'refused', reason: 'challenge_expired' });
});

test('[core 4] an abandoned sign-in is over', async () => {
  const { bench, cognito } = browser();
  await signIn(cognito, SMS);
  cognito.abandon();
  const over = { kind: 'refused', reason: 'challenge_expired' };
  expect(await cognito.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual(over);
  expect([await cognito.chooseFactor('sms'), await cognito.sendNewCode()]).toEqual([over, over]);
});

test('[core 8] replaces a forgotten password with the code of an e-mail', async () => {
  const { bench, cognito } = browser();
  expect(await cognito.forgotPassword(` ${OWNER} `)).toEqual({ kind: 'sent', sentTo: expect.stringContaining('@') });
  const code = bench.sentCode(OWNER);
  expect(await cognito.confirmForgotPassword(OWNER, '000000', 'Waymark-2027!')).toEqual({
    kind: 'refused',
    reason: 'code_mismatch',
  });
  expect(await cognito.confirmForgotPassword(` ${OWNER} `, code, 'Waymark-2027!')).toEqual({ kind: 'done' });
  expect(await signIn(cognito, OWNER, true, 'Waymark-2027!')).toEqual({ kind: 'signed_in' });
});

test('[core 8] a user without a password yet gets no code', async () => {
  const { cognito } = browser();
  expect(await cognito.forgotPassword('password-never-created@waymark.example')).toEqual({
    kind: 'refused',
    reason: 'invalid_request',
  });
});

test('[core 7] changes the password of the signed-in user', async () => {
  const { cognito, reloaded } = browser();
  await signIn(cognito, OWNER);
  const next = reloaded().cognito;
  expect(await next.changePassword('Wrong-2026!', 'Waymark-2027!')).toEqual({
    kind: 'refused',
    reason: 'current_invalid',
  });
  expect(await next.changePassword(PASSWORD, 'Waymark-2027!')).toEqual({ kind: 'done' });
  expect(await signIn(next, OWNER)).toEqual({ kind: 'refused', reason: 'incorrect' });
});

test('[commerce 4] sends a code to a changed phone, and verifies it', async () => {
  const { bench, cognito } = browser();
  await signIn(cognito, OWNER);
  const number = '+13125559876';
  expect(await cognito.sendAttributeCode('phone_number', number)).toEqual({ kind: 'done', sentTo: '9876' });
  // The verified number stays until the new one is verified.
  expect(await cognito.phone()).toEqual({ kind: 'done', number: '+13125550101', isVerified: true });
  const first = bench.sentCode(number);
  bench.advance(MINUTE);
  expect(await cognito.sendAttributeCode('phone_number', number)).toEqual({ kind: 'done', sentTo: '9876' });
  expect(bench.sentCode(number)).not.toBe(first);
  expect(await cognito.verifyAttribute('phone_number', '000000')).toEqual({ kind: 'refused', reason: 'code_mismatch' });
  expect(await cognito.verifyAttribute('phone_number', bench.sentCode(number))).toEqual({ kind: 'done' });
  expect(await cognito.phone()).toEqual({ kind: 'done', number, isVerified: true });
});

test('[core 7] without a session, neither reads nor changes the account', async () => {
  const { cognito } = browser();
  const over = { kind: 'refused', reason: 'session_over' };
  expect(await cognito.phone()).toEqual(over);
  expect(await cognito.sendAttributeCode('phone_number', '+13125559876')).toEqual(over);
  expect(await cognito.changePassword(PASSWORD, 'Waymark-2027!')).toEqual(over);
});
