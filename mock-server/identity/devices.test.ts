import type { CognitoUser } from 'amazon-cognito-identity-js';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, Bench, MemoryStorage, MINUTE, persona, refusal, sendCode, settle, signIn } from './test-bench.ts';

afterEach(() => vi.unstubAllGlobals());

const SMS_USER = 'mfa-sms@waymark.example';
const SMS_PHONE = '+13125550112';

const remember = (user: CognitoUser) => settle((callbacks) => user.setDeviceStatusRemembered(callbacks));
const forget = (user: CognitoUser, key: string) => settle((callbacks) => user.forgetSpecificDevice(key, callbacks));

type Listed = { Devices: { DeviceKey: string; DeviceAttributes: unknown[] }[]; PaginationToken?: string };
const list = (user: CognitoUser, limit: number, token: string | null = null) =>
  settle<Listed>((callbacks) => user.listDevices(limit, token, callbacks));

/** Signs in with a text message in a browser. Resolves to its user. */
async function signInBySms(bench: Bench, browser: MemoryStorage): Promise<CognitoUser> {
  const user = bench.user(SMS_USER, browser);
  await signIn(user);
  await sendCode(user, bench.sentCode(SMS_PHONE));
  return user;
}

test('[commerce 4] skips the second factor only on a remembered device', async () => {
  const bench = new Bench();
  const browser = new MemoryStorage();
  await remember(await signInBySms(bench, browser));
  bench.advance(MINUTE);
  expect(await signIn(bench.user(SMS_USER, browser))).toBe('tokens');
  expect(bench.row('mfa-sms').devices[0]?.last_auth).toBe(bench.hostNow);
  expect(await signIn(bench.user(SMS_USER))).toBe('SMS_MFA');
});

test('[commerce 4] asks a known, unremembered device for the code, then its proof', async () => {
  const bench = new Bench();
  const browser = new MemoryStorage();
  const user = await signInBySms(bench, browser);
  await remember(user);
  await settle((callbacks) => user.setDeviceStatusNotRemembered(callbacks));
  const again = bench.user(SMS_USER, browser);
  expect(await signIn(again)).toBe('SMS_MFA');
  expect(await sendCode(again, bench.sentCode(SMS_PHONE))).toBe('tokens');
});

test('[core 8] accepts the proof of a device once', async () => {
  const bench = new Bench();
  const browser = new MemoryStorage();
  await remember(await signInBySms(bench, browser));
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return bench.app.request(url, init);
  });
  expect(await signIn(bench.user(SMS_USER, browser))).toBe('tokens');
  const proof = sent.find(({ ChallengeName }) => ChallengeName === 'DEVICE_PASSWORD_VERIFIER');
  const again = bench.call('RespondToAuthChallenge', proof);
  expect(await refusal(again)).toBe('NotAuthorizedException: Invalid session for the user.');
});

test("[core 8] refuses a known device's proof in place of the code", async () => {
  const bench = new Bench();
  const browser = new MemoryStorage();
  await signInBySms(bench, browser);
  const again = bench.user(SMS_USER, browser);
  await signIn(again);
  const answered = bench.call('RespondToAuthChallenge', {
    ChallengeName: 'DEVICE_SRP_AUTH',
    ClientId: 'waymark-portal',
    ChallengeResponses: { USERNAME: SMS_USER, SRP_A: 'abcdef', DEVICE_KEY: bench.row('mfa-sms').devices[0]?.key },
    Session: (again as unknown as { Session: string }).Session,
  });
  expect(await refusal(answered)).toBe('NotAuthorizedException: Invalid session for the user.');
});

test('[core 8] restarts with the code if the device was forgotten elsewhere', async () => {
  const bench = new Bench();
  const browser = new MemoryStorage();
  await remember(await signInBySms(bench, browser));
  const [device] = bench.row('mfa-sms').devices;
  const elsewhere = await bench.signedIn('mfa-sms');
  await forget(elsewhere, device?.key ?? '');
  const refused: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await bench.app.request(url, init);
    if (!response.ok) refused.push(await response.clone().json());
    return response;
  });
  const user = bench.user(SMS_USER, browser);
  expect(await signIn(user)).toBe('SMS_MFA');
  expect(refused).toEqual([{ __type: 'ResourceNotFoundException', message: 'Device does not exist.' }]);
  expect(await sendCode(user, bench.sentCode(SMS_PHONE))).toBe('tokens, new device');
});

test('[core 8] refuses calls about an unknown device', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  const unknown = 'ResourceNotFoundException: Device does not exist.';
  expect(await refusal(forget(user, 'us-east-1_nowhere'))).toBe(unknown);
  const AccessToken = user.getSignInUserSession()?.getAccessToken().getJwtToken();
  expect(await refusal(bench.call('GetDevice', { AccessToken, DeviceKey: 'us-east-1_nowhere' }))).toBe(unknown);
  const DeviceSecretVerifierConfig = { PasswordVerifier: 'AAAA', Salt: 'AAAA' };
  const confirmation = { AccessToken, DeviceKey: 'us-east-1_nowhere', DeviceSecretVerifierConfig };
  expect(await refusal(bench.call('ConfirmDevice', confirmation))).toBe(unknown);
});

test('[commerce 4] describes a device as Cognito does, also after a page reload', async () => {
  const bench = new Bench();
  const browser = new MemoryStorage();
  await signIn(bench.user('riley.kowalski@waymark.example', browser));
  const user = bench.user('riley.kowalski@waymark.example', browser);
  await answer((done) => user.getSession(done));
  user.getCachedDeviceKeyAndPassword();
  await remember(user);
  expect(await settle((callbacks) => user.getDevice(callbacks))).toEqual({
    Device: {
      DeviceKey: expect.stringMatching(/^us-east-1_[0-9a-f-]{36}$/),
      DeviceAttributes: [
        { Name: 'device_status', Value: 'valid' },
        { Name: 'device_name', Value: expect.any(String) },
        { Name: 'dev:device_remembered_status', Value: 'remembered' },
      ],
      DeviceCreateDate: 1_795_262_400,
      DeviceLastModifiedDate: 1_795_262_400,
      DeviceLastAuthenticatedDate: 1_795_262_400,
    },
  });
});

test('[commerce 4] lists devices in pages', async () => {
  const bench = new Bench();
  const { sub } = persona('owner').identity;
  const device = {
    group: '-g',
    name: '',
    salt: '',
    verifier: '',
    remembered: true,
    created: 0,
    modified: 0,
    last_auth: 0,
  };
  const devices = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ ...device, key }));
  bench.world.tables.identity_users.update(sub, { devices });
  const user = await bench.signedIn('owner');
  const keys = ({ Devices }: Listed) => Devices.map(({ DeviceKey }) => DeviceKey);
  const first = await list(user, 2);
  expect(keys(first)).toEqual(['a', 'b']);
  const second = await list(user, 2, first.PaginationToken);
  expect(keys(second)).toEqual(['c', 'd']);
  const third = await list(user, 2, second.PaginationToken);
  expect(keys(third)).toEqual(['e']);
  expect(third).not.toHaveProperty('PaginationToken');
  expect(keys(await list(user, 60))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('[commerce 4] keeps only the newest unremembered devices', async () => {
  const bench = new Bench();
  const { sub } = persona('owner').identity;
  const device = { group: '-g', name: '', salt: '', verifier: '', created: 0, modified: 0, last_auth: 0 };
  const devices = Array.from({ length: 30 }, (_, i) => ({ ...device, key: `${i}`, remembered: i === 0 }));
  bench.world.tables.identity_users.update(sub, { devices });
  await signIn(bench.user('riley.kowalski@waymark.example'));
  const kept = bench.row('owner').devices.map(({ key }) => key);
  expect(kept).toHaveLength(30);
  expect(kept.slice(0, 3)).toEqual(['0', '2', '3']);
});
