import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { MINUTE, NOON, PASSWORD } from '../../mock-server/identity/test-bench.ts';
import { totpCode } from '../../mock-server/identity/totp.ts';
import { openBrowser, SDKS, signIn, stubTab } from './sdks.ts';

const OWNER = 'riley.kowalski@waymark.example';
const SMS = 'mfa-sms@waymark.example';
const SMS_PHONE = '+13125550112';
const STEP = 30_000;

beforeEach(() => {
  stubTab();
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(SDKS)('%s', (name) => {
  /** A trusted browser of a user with text messages. */
  async function trusted() {
    const opened = await openBrowser(name);
    await signIn(opened.sdk, SMS);
    await opened.sdk.answerCode(opened.bench.sentCode(SMS_PHONE), true);
    return opened;
  }

  test('[commerce 4] sets an app up, and turns both methods on and off', async () => {
    const { bench, sdk } = await openBrowser(name);
    await signIn(sdk, OWNER);
    const phone = { number: '+13125550101', isVerified: true };
    expect(await sdk.twoFactor()).toEqual({ kind: 'done', on: [], phone });
    const made = await sdk.newAppSecret();
    const secret = made.kind === 'done' ? made.secret : '';
    const code = await totpCode(secret, Math.floor(bench.hostNow / STEP));
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await sdk.verifyApp(wrong)).toEqual({ kind: 'refused', reason: 'code_mismatch' });
    expect(await sdk.verifyApp(code)).toEqual({ kind: 'done' });
    for (const on of [['totp'], ['sms', 'totp'], ['sms'], []] as const) {
      expect(await sdk.setFactors(on)).toEqual({ kind: 'done' });
      expect(await sdk.twoFactor()).toEqual({ kind: 'done', on, phone });
      // With several, none is preferred.
      const [only] = on.length === 1 ? on : [];
      const preferred = only && { sms: 'SMS_MFA', totp: 'SOFTWARE_TOKEN_MFA' }[only];
      expect(bench.row('owner').preferred_mfa ?? null).toBe(preferred ?? null);
    }
  });

  test('[commerce 2] lists trusted browsers alone, among more than one page of devices', async () => {
    const { bench, sdk, storage } = await trusted();
    const row = bench.row('mfa-sms');
    const [own] = row.devices;
    if (!own) throw new Error('No device was confirmed');
    const others = Array.from({ length: 70 }, (_, at) => ({
      ...own,
      key: `us-east-1_other-${at}`,
      name: 'Another browser',
      remembered: at === 69,
      last_auth: bench.hostNow - MINUTE,
    }));
    bench.world.tables.identity_users.update(row.id, { devices: [...others, own] });
    const listed = await sdk.devices();
    expect(listed).toMatchObject({
      kind: 'done',
      devices: [
        { key: storage.deviceKey(), isThis: true, firstUsed: NOON, lastUsed: NOON },
        { key: 'us-east-1_other-69', isThis: false, name: 'Another browser' },
      ],
    });
    expect(await sdk.forgetDevice('us-east-1_other-69')).toEqual({ kind: 'done' });
    // Already forgotten.
    expect(await sdk.forgetDevice('us-east-1_other-69')).toEqual({ kind: 'done' });
    expect(bench.row('mfa-sms').devices).toHaveLength(70);
    expect(await sdk.forgetAllDevices()).toEqual({ kind: 'done' });
    expect(bench.row('mfa-sms').devices).toEqual([]);
  });

  test('[commerce 2] stops trusting this browser, whose session goes on', async () => {
    const { bench, sdk, storage } = await trusted();
    expect(await sdk.forgetDevice(storage.deviceKey() ?? '')).toEqual({ kind: 'done' });
    expect(await sdk.devices()).toEqual({ kind: 'done', devices: [] });
    const renewal = bench.call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: WAYMARK_POOL.clientId,
      AuthParameters: { REFRESH_TOKEN: storage.refreshToken(), DEVICE_KEY: storage.deviceKey() },
    });
    expect(await renewal).toHaveProperty('AuthenticationResult');
    storage.clear();
    expect(await signIn(sdk, SMS)).toMatchObject({ kind: 'challenge' });
  });

  test('[commerce 2] asks again in a browser that was forgotten elsewhere, and can trust it again', async () => {
    const { bench, sdk, storage } = await trusted();
    const row = bench.row('mfa-sms');
    bench.world.tables.identity_users.update(row.id, { devices: [] });
    storage.clear();
    expect(await signIn(sdk, SMS)).toMatchObject({ kind: 'challenge' });
    expect(await sdk.answerCode(bench.sentCode(SMS_PHONE), true)).toEqual({ kind: 'signed_in' });
    storage.clear();
    expect(await signIn(sdk, SMS)).toEqual({ kind: 'signed_in' });
  });

  test('[commerce 2] ends every session, and says so if they had ended', async () => {
    const { sdk } = await openBrowser(name);
    await signIn(sdk, OWNER);
    expect(await sdk.signOutEverywhere()).toEqual({ kind: 'done' });
    const over = { kind: 'refused', reason: 'session_over' };
    expect([await sdk.signOutEverywhere(), await sdk.twoFactor(), await sdk.devices()]).toEqual([over, over, over]);
  });

  test('[core 8] reports what an unreachable or a broken service refuses, and never rejects', async () => {
    const { sdk } = await openBrowser(name);
    await signIn(sdk, OWNER);
    const all = async () => {
      const { reason } = (await signIn(sdk, OWNER)) as { reason?: string };
      const others = [
        sdk.forgotPassword(OWNER),
        sdk.confirmForgotPassword(OWNER, '000000', PASSWORD),
        sdk.changePassword(PASSWORD, PASSWORD),
        sdk.phone(),
        sdk.sendAttributeCode('phone_number', '+13125559876'),
        sdk.verifyAttribute('phone_number', '000000'),
        sdk.twoFactor(),
        sdk.newAppSecret(),
        sdk.verifyApp('000000'),
        sdk.setFactors(['sms']),
        sdk.devices(),
        sdk.forgetDevice('another'),
        sdk.forgetAllDevices(),
        sdk.signOutEverywhere(),
      ];
      const results = (await Promise.all<object>(others)) as { reason?: string }[];
      return [...new Set([reason, ...results.map((result) => result.reason)])];
    };
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await all()).toEqual(['unreachable']);
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 503 }));
    expect(await all()).toEqual(['unexpected']);
  });
});
