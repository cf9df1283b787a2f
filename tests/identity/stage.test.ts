import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryPending, memoryTokens } from '../../client/identity/in-memory.ts';
import { PENDING } from '../../client/identity/pending-sign-in.ts';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { HOUR, type MemoryStorage, NOON, SECOND } from '../../mock-server/identity/test-bench.ts';
import { openBrowser, openSdk, SDKS, signIn, stubTab } from './sdks.ts';

const OWNER = 'riley.kowalski@waymark.example';
const SMS = 'mfa-sms@waymark.example';
const SMS_PHONE = '+13125550112';

/** Milliseconds for the computation of a slow machine. */
const SLOW = 30_000;

let tab: MemoryStorage;
beforeEach(() => {
  tab = stubTab();
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Holds the answers of one operation until `release`. Returns the operations that were called. */
function hold(held: string) {
  const pass = fetch;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const operation = new Headers(init.headers).get('x-amz-target')?.split('.')[1] ?? '';
    asked.push(operation);
    const answer = await pass(url, init);
    if (operation === held) await promise;
    return answer;
  });
  return { asked, release };
}

describe.each(SDKS)('%s', (name) => {
  test('[core 4] a sign-in that answers after it was given up writes no token and revokes its own', async () => {
    const { sdk, stored } = await openBrowser(name);
    const { asked, release } = hold('ConfirmDevice');
    const late = signIn(sdk, OWNER);
    await vi.waitFor(() => expect(asked).toContain('ConfirmDevice'), SLOW);
    sdk.giveUp();
    release();
    await late;
    expect([...stored.keys()]).toEqual([]);
    expect(asked.at(-1)).toBe('RevokeToken');
  });

  test('[core 8] a code whose answer was given up can be entered again', async () => {
    const { bench, sdk, storage } = await openBrowser(name);
    await signIn(sdk, SMS);
    const { asked, release } = hold('RespondToAuthChallenge');
    void sdk.answerCode('000000', false);
    await vi.waitFor(() => expect(asked).toContain('RespondToAuthChallenge'), SLOW);
    sdk.giveUp();
    release();
    expect(await sdk.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual({ kind: 'signed_in' });
    expect(storage.accessToken()).not.toBeNull();
  });

  test('[core 4] signs in over the session of another user, and over a remembered one without remembering', async () => {
    const { sdk, storage } = await openBrowser(name);
    await signIn(sdk, 'installer@waymark.example');
    expect(await signIn(sdk, OWNER)).toEqual({ kind: 'signed_in' });
    expect(await sdk.phone()).toMatchObject({ number: '+13125550101' });
    expect(storage.refreshToken()).not.toBeNull();
    expect(await signIn(sdk, OWNER, false)).toEqual({ kind: 'signed_in' });
    expect([storage.accessToken() !== null, storage.refreshToken()]).toEqual([true, null]);
  });

  test('[commerce 4] a second sign-in in memory changes nothing in this browser', async () => {
    const { bench, sdk, stored, storage } = await openBrowser(name);
    await signIn(sdk, OWNER);
    const [before, device] = [new Map(stored), storage.deviceKey()];
    const tokens = memoryTokens(WAYMARK_POOL.clientId);
    const proof = await openSdk(name, tokens, memoryPending());
    expect(await signIn(proof, SMS, false)).toMatchObject({ kind: 'challenge' });
    expect([...tab.items.keys()]).toEqual([]);
    expect(await proof.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual({ kind: 'signed_in' });
    expect(await proof.phone()).toMatchObject({ number: SMS_PHONE });
    expect([...tab.items.keys()]).toEqual([]);
    expect([stored, storage.deviceKey()]).toEqual([before, device]);
    expect(await sdk.phone()).toMatchObject({ number: '+13125550101' });
  });

  test('[core 4] keeps by how many seconds the clock of the browser leads', async () => {
    const { sdk, storage } = await openBrowser(name);
    vi.setSystemTime(NOON + 24 * HOUR);
    expect(await signIn(sdk, OWNER)).toEqual({ kind: 'signed_in' });
    expect(storage.clockDrift()).toBe((24 * HOUR) / SECOND);
  });

  test('[core 4] keeps one sign-in in the tab, in the form of the portal', async () => {
    const { sdk } = await openBrowser(name);
    await signIn(sdk, SMS);
    expect([...tab.items.keys()]).toEqual([PENDING]);
    sdk.abandon();
    expect([...tab.items.keys()]).toEqual([]);
  });
});

const [one, other] = SDKS;
test.each([
  [one, other],
  [other, one],
])('[core 4] a session, a trusted browser and a pending sign-in of %s go on with %s', async (before, after) => {
  const { bench, sdk, reloaded } = await openBrowser(before);
  await signIn(sdk, SMS);
  const { sdk: second } = await reloaded(after);
  expect(await second.answerCode(bench.sentCode(SMS_PHONE), true)).toEqual({ kind: 'signed_in' });
  const { sdk: third, storage } = await reloaded(before);
  expect(await third.phone()).toMatchObject({ number: SMS_PHONE });
  expect(await third.devices()).toMatchObject({ devices: [{ isThis: true }] });
  storage.clear();
  expect(await signIn(third, SMS)).toEqual({ kind: 'signed_in' });
  const { sdk: fourth } = await reloaded(after);
  expect(await fourth.signOutEverywhere()).toEqual({ kind: 'done' });
});

test.each([
  ['amazon-cognito-identity-js', { kind: 'signed_in' }],
  // Amplify has one sign-in for a page. It must not send the code of one user for another.
  ['amplify', { kind: 'refused', reason: 'challenge_expired' }],
] as const)('[core 4] a code after a second sign-in has begun in the page, with %s: %j', async (name, result) => {
  const { bench, sdk } = await openBrowser(name);
  await signIn(sdk, SMS);
  const proof = await openSdk(name, memoryTokens(WAYMARK_POOL.clientId), memoryPending());
  expect(await signIn(proof, 'mfa-both@waymark.example', false)).toMatchObject({ kind: 'challenge' });
  expect(await sdk.answerCode(bench.sentCode(SMS_PHONE), false)).toEqual(result);
  expect(await proof.chooseFactor('sms')).toMatchObject({ kind: 'challenge' });
  expect(await proof.answerCode(bench.sentCode('+13125550114'), false)).toEqual({ kind: 'signed_in' });
});
