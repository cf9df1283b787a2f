import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PENDING } from '../../client/identity/pending-sign-in.ts';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { type MemoryStorage, MINUTE, NOON, PASSWORD } from '../../mock-server/identity/test-bench.ts';
import { totpCode } from '../../mock-server/identity/totp.ts';
import { openBrowser, SDKS, signIn, stubTab } from './sdks.ts';

const OWNER = 'riley.kowalski@waymark.example';
const SMS = 'mfa-sms@waymark.example';
const SMS_PHONE = '+13125550112';
const BOTH = 'mfa-both@waymark.example';
const BOTH_PHONE = '+13125550114';
const BOTH_SECRET = 'KRSXG5CTMVRXEZLU';

let tab: MemoryStorage;
beforeEach(() => {
  tab = stubTab();
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(SDKS)('%s', (name) => {
  const browser = () => openBrowser(name);

  test('[core 4] a remembered sign-in keeps a valid refresh token', async () => {
    const { bench, sdk, storage } = await browser();
    expect(await signIn(sdk, ` ${OWNER} `)).toEqual({ kind: 'signed_in' });
    expect(storage.accessToken()).not.toBeNull();
    const renewal = bench.call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: WAYMARK_POOL.clientId,
      AuthParameters: { REFRESH_TOKEN: storage.refreshToken(), DEVICE_KEY: storage.deviceKey() },
    });
    expect(await renewal).toHaveProperty('AuthenticationResult');
  });

  test('[core 4] without remember me, the tokens stay but the refresh token does not', async () => {
    const { sdk, storage } = await browser();
    expect(await signIn(sdk, OWNER, false)).toEqual({ kind: 'signed_in' });
    expect([storage.accessToken() !== null, storage.idToken() !== null, storage.refreshToken()]).toEqual([
      true,
      true,
      null,
    ]);
    expect(await sdk.phone()).toEqual({ kind: 'done', number: '+13125550101', isVerified: true });
  });

  test.each([
    [OWNER, 'Wrong-2026!', 'incorrect'],
    ['nobody@waymark.example', PASSWORD, 'incorrect'],
    ['unconfirmed@waymark.example', PASSWORD, 'unconfirmed'],
    ['reset-required@waymark.example', PASSWORD, 'reset_required'],
    ['password-never-created@waymark.example', PASSWORD, 'password_never_created'],
  ])('[core 8] a sign-in of %s with %s is refused: %s', async (username, password, reason) => {
    const { sdk, storage } = await browser();
    expect(await signIn(sdk, username, true, password)).toEqual({ kind: 'refused', reason });
    expect(storage.accessToken()).toBeNull();
  });

  test('[core 4] asks for the code of a text message and signs in with it', async () => {
    const { bench, sdk, storage } = await browser();
    expect(await signIn(sdk, SMS)).toEqual({
      kind: 'challenge',
      challenge: { kind: 'code', factor: 'sms', sentTo: '0112', hasOther: false },
    });
    expect(await sdk.answerCode('000000', false)).toEqual({ kind: 'refused', reason: 'code_mismatch' });
    expect(tab.getItem(PENDING)).not.toBeNull();
    expect(await sdk.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual({ kind: 'signed_in' });
    expect([storage.accessToken() !== null, tab.getItem(PENDING)]).toEqual([true, null]);
    expect(await sdk.answerCode('000000', false)).toEqual({ kind: 'refused', reason: 'challenge_expired' });
  });

  test('[core 4] does not ask a trusted browser for a code the next time', async () => {
    const { bench, sdk, storage } = await browser();
    await signIn(sdk, SMS);
    await sdk.answerCode(bench.sentCode(SMS_PHONE), true);
    storage.clear();
    expect(await signIn(sdk, SMS)).toEqual({ kind: 'signed_in' });
  });

  test('[core 4] asks an untrusted browser for a code again', async () => {
    const { bench, sdk, storage } = await browser();
    await signIn(sdk, SMS);
    await sdk.answerCode(bench.sentCode(SMS_PHONE), false);
    storage.clear();
    expect(await signIn(sdk, SMS)).toMatchObject({ kind: 'challenge' });
  });

  test('[core 4] offers both factors, and asks for the code of the chosen one', async () => {
    const { bench, sdk } = await browser();
    expect(await signIn(sdk, BOTH)).toEqual({
      kind: 'challenge',
      challenge: { kind: 'choice', factors: ['sms', 'totp'] },
    });
    expect(await sdk.chooseFactor('totp')).toEqual({
      kind: 'challenge',
      challenge: { kind: 'code', factor: 'totp', sentTo: null, hasOther: true },
    });
    const step = Math.floor(bench.hostNow / 30_000);
    expect(await sdk.answerCode(await totpCode(BOTH_SECRET, step), false)).toEqual({ kind: 'signed_in' });
  });

  test('[core 4] sends a new code by the chosen factor', async () => {
    const { bench, sdk } = await browser();
    await signIn(sdk, BOTH);
    await sdk.chooseFactor('sms');
    const first = bench.sentCode(BOTH_PHONE);
    expect(await sdk.sendNewCode()).toEqual({
      kind: 'challenge',
      challenge: { kind: 'code', factor: 'sms', sentTo: '0114', hasOther: true },
    });
    expect(bench.sentCode(BOTH_PHONE)).not.toBe(first);
    expect(await sdk.answerCode(bench.sentCode(BOTH_PHONE), false)).toEqual({ kind: 'signed_in' });
  });

  test('[core 4] a reloaded page accepts the code, but has no password to request a new one', async () => {
    const { bench, sdk, reloaded } = await browser();
    await signIn(sdk, SMS, false);
    expect(await (await reloaded()).sdk.sendNewCode()).toEqual({ kind: 'refused', reason: 'challenge_expired' });
    await signIn(sdk, SMS, false);
    const { sdk: next, storage } = await reloaded();
    expect(await next.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual({ kind: 'signed_in' });
    expect([storage.accessToken() !== null, storage.refreshToken()]).toEqual([true, null]);
  });

  test('[core 4] a reloaded page forgets a sign-in after three minutes', async () => {
    const { bench, sdk, reloaded } = await browser();
    await signIn(sdk, SMS);
    vi.setSystemTime(NOON + 3 * MINUTE);
    const answered = (await reloaded()).sdk.answerCode(bench.sentCode(SMS_PHONE), false);
    expect(await answered).toEqual({ kind: 'refused', reason: 'challenge_expired' });
  });

  test('[core 4] an abandoned sign-in is over', async () => {
    const { bench, sdk } = await browser();
    await signIn(sdk, SMS);
    sdk.abandon();
    const over = { kind: 'refused', reason: 'challenge_expired' };
    expect(await sdk.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual(over);
    expect([await sdk.chooseFactor('sms'), await sdk.sendNewCode()]).toEqual([over, over]);
  });

  test('[core 8] replaces a forgotten password with the code of an e-mail', async () => {
    const { bench, sdk } = await browser();
    expect(await sdk.forgotPassword(` ${OWNER} `)).toEqual({ kind: 'sent', sentTo: expect.stringContaining('@') });
    const code = bench.sentCode(OWNER);
    expect(await sdk.confirmForgotPassword(OWNER, '000000', 'Waymark-2027!')).toEqual({
      kind: 'refused',
      reason: 'code_mismatch',
    });
    expect(await sdk.confirmForgotPassword(` ${OWNER} `, code, 'Waymark-2027!')).toEqual({ kind: 'done' });
    expect(await signIn(sdk, OWNER, true, 'Waymark-2027!')).toEqual({ kind: 'signed_in' });
  });

  test('[core 8] a user without a password yet gets no code', async () => {
    const { sdk } = await browser();
    expect(await sdk.forgotPassword('password-never-created@waymark.example')).toEqual({
      kind: 'refused',
      reason: 'invalid_request',
    });
  });

  test('[core 7] changes the password of the signed-in user', async () => {
    const { sdk, reloaded } = await browser();
    await signIn(sdk, OWNER);
    const next = (await reloaded()).sdk;
    expect(await next.changePassword('Wrong-2026!', 'Waymark-2027!')).toEqual({
      kind: 'refused',
      reason: 'current_invalid',
    });
    expect(await next.changePassword(PASSWORD, 'Waymark-2027!')).toEqual({ kind: 'done' });
    expect(await signIn(next, OWNER)).toEqual({ kind: 'refused', reason: 'incorrect' });
  });

  test('[commerce 4] sends a code to a changed phone, and verifies it', async () => {
    const { bench, sdk } = await browser();
    await signIn(sdk, OWNER);
    const number = '+13125559876';
    expect(await sdk.sendAttributeCode('phone_number', number)).toEqual({ kind: 'done', sentTo: '9876' });
    // The verified number stays until the new one is verified.
    expect(await sdk.phone()).toEqual({ kind: 'done', number: '+13125550101', isVerified: true });
    const first = bench.sentCode(number);
    bench.advance(MINUTE);
    expect(await sdk.sendAttributeCode('phone_number', number)).toEqual({ kind: 'done', sentTo: '9876' });
    expect(bench.sentCode(number)).not.toBe(first);
    expect(await sdk.verifyAttribute('phone_number', '000000')).toEqual({ kind: 'refused', reason: 'code_mismatch' });
    expect(await sdk.verifyAttribute('phone_number', bench.sentCode(number))).toEqual({ kind: 'done' });
    expect(await sdk.phone()).toEqual({ kind: 'done', number, isVerified: true });
  });

  test('[core 7] without a session, neither reads nor changes the account', async () => {
    const { sdk } = await browser();
    const over = { kind: 'refused', reason: 'session_over' };
    expect(await sdk.phone()).toEqual(over);
    expect(await sdk.sendAttributeCode('phone_number', '+13125559876')).toEqual(over);
    expect(await sdk.changePassword(PASSWORD, 'Waymark-2027!')).toEqual(over);
  });
});
