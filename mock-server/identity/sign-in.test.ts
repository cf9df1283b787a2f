import { afterEach, expect, test, vi } from 'vitest';
import { Bench, chooseFirstPassword, HOUR, MINUTE, PASSWORD, persona, refusal, SECOND, signIn } from './test-bench.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const WRONG = 'NotAuthorizedException: Incorrect username or password.';

test('[core 4] signs in with a password and names the user in the tokens', async () => {
  const bench = new Bench();
  const user = bench.user('dealer@waymark.example');
  expect(await signIn(user)).toBe('tokens, new device');
  const session = user.getSignInUserSession();
  expect(session?.isValid()).toBe(true);
  expect(session?.getIdToken().payload).toMatchObject({
    'cognito:username': 'dealer@waymark.example',
    'custom:account_type': 'dealer',
    email: 'dealer@waymark.example',
    given_name: 'Grace',
  });
  expect(session?.getAccessToken().payload).toMatchObject({ token_use: 'access', username: 'dealer@waymark.example' });
});

test('[core 4] ignores the case of the e-mail and drops the seed password afterwards', async () => {
  const bench = new Bench();
  const user = bench.user('Riley.Kowalski@Waymark.example');
  expect(await signIn(user)).toBe('tokens, new device');
  expect(user.getUsername()).toBe('riley.kowalski@waymark.example');
  expect(bench.row('owner').password).toBeNull();
  expect(bench.row('owner').verifier?.salt).toMatch(/^[0-9a-f]{32}$/);
});

test('[core 8] answers a wrong password and an unknown user alike', async () => {
  const bench = new Bench();
  expect(await refusal(signIn(bench.user('riley.kowalski@waymark.example'), 'Waymark-2027!'))).toBe(WRONG);
  expect(await refusal(signIn(bench.user('nobody@waymark.example')))).toBe(WRONG);
});

test('[core 8] makes the handshake of an unknown user look like any other', async () => {
  const bench = new Bench();
  const begin = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, SRP_A: 'abcdef' };
    const body = { AuthFlow: 'USER_SRP_AUTH', ClientId: 'waymark-portal', AuthParameters };
    return (await bench.call('InitiateAuth', body))['ChallengeParameters'] as Record<string, string>;
  };
  const [real, first, again, other] = [
    await begin('riley.kowalski@waymark.example'),
    await begin('Nobody@waymark.example'),
    await begin('nobody@waymark.example'),
    await begin('no-one@waymark.example'),
  ];
  expect(Object.keys(first)).toEqual(Object.keys(real));
  expect(first['USER_ID_FOR_SRP']).toBe('nobody@waymark.example');
  expect(first['SALT']).toMatch(/^[0-9a-f]{32}$/);
  expect(again['SALT']).toBe(first['SALT']);
  expect(other['SALT']).not.toBe(first['SALT']);
  expect(first['SRP_B']?.length).toBeGreaterThan(700);
  expect(first['SECRET_BLOCK']?.length).toBe(real['SECRET_BLOCK']?.length);
});

test('[core 8] answers unconfirmed before it checks the password', async () => {
  const bench = new Bench();
  const unconfirmed = 'UserNotConfirmedException: User is not confirmed.';
  expect(await refusal(signIn(bench.user('unconfirmed@waymark.example')))).toBe(unconfirmed);
  expect(await refusal(signIn(bench.user('unconfirmed@waymark.example'), 'wrong'))).toBe(unconfirmed);
});

test('[core 8] has separate answers for reset required and disabled', async () => {
  const bench = new Bench();
  expect(await refusal(signIn(bench.user('reset-required@waymark.example')))).toBe(
    'PasswordResetRequiredException: Password reset required for the user',
  );
  const disabled = 'NotAuthorizedException: User is disabled.';
  expect(await refusal(signIn(bench.user('disabled@waymark.example')))).toBe(disabled);
  expect(await refusal(signIn(bench.user('disabled@waymark.example'), 'wrong'))).toBe(WRONG);
});

test('[commerce 8] asks a user who never created a password to choose one', async () => {
  const bench = new Bench();
  const user = bench.user('password-never-created@waymark.example');
  expect(await signIn(user)).toBe('NEW_PASSWORD_REQUIRED');
  expect(await refusal(chooseFirstPassword(user, 'too-simple'))).toBe(
    'InvalidPasswordException: Password did not conform with policy: Password must have uppercase characters',
  );
  expect(await chooseFirstPassword(user, 'Chosen-2026!')).toBe('tokens, new device');
  expect(bench.row('password-never-created').status).toBe('CONFIRMED');
  expect(await refusal(chooseFirstPassword(user, 'Another-2026!'))).toBe(
    'NotAuthorizedException: Invalid session for the user.',
  );
  expect(await signIn(bench.user('password-never-created@waymark.example'), 'Chosen-2026!')).toBe('tokens, new device');
});

test('[core 8] refuses the right password after five wrong ones, longer each time', async () => {
  const bench = new Bench();
  const { sub } = persona('owner').identity;
  bench.world.tables.identity_users.update(sub, { failures: 3, locked_until: bench.hostNow });
  const attempt = (password: string) => refusal(signIn(bench.user('riley.kowalski@waymark.example'), password));
  const locked = 'NotAuthorizedException: Password attempts exceeded';
  expect(await attempt('wrong')).toBe(WRONG);
  expect(await attempt('wrong')).toBe(WRONG);
  expect(await attempt(PASSWORD)).toBe(locked);
  bench.advance(SECOND);
  expect(await attempt('wrong')).toBe(WRONG);
  bench.advance(SECOND);
  expect(await attempt(PASSWORD)).toBe(locked);
  bench.advance(SECOND);
  expect(await attempt(PASSWORD)).toBe('accepted: "tokens, new device"');
  expect(bench.row('owner').failures).toBe(0);
});

test('[core 8] limits a lockout to 15 minutes and forgets failures after a pause', async () => {
  const bench = new Bench();
  const { sub } = persona('owner').identity;
  bench.world.tables.identity_users.update(sub, { failures: 14, locked_until: bench.hostNow });
  const attempt = (password: string) => refusal(signIn(bench.user('riley.kowalski@waymark.example'), password));
  expect(await attempt('wrong')).toBe(WRONG);
  expect(bench.row('owner').locked_until - bench.hostNow).toBe(15 * MINUTE);
  bench.advance(30 * MINUTE + 1);
  expect(await attempt('wrong')).toBe(WRONG);
  expect(bench.row('owner').failures).toBe(1);
});

test.each([10 * MINUTE, -10 * MINUTE, -400 * 24 * HOUR])(
  '[core 4] signs in a browser whose clock is off by %i ms',
  async (skew) => {
    const bench = new Bench();
    vi.useFakeTimers({ now: bench.hostNow + skew, toFake: ['Date'] });
    const user = bench.user('riley.kowalski@waymark.example');
    expect(await signIn(user)).toBe('tokens, new device');
    expect(user.getSignInUserSession()?.isValid()).toBe(true);
  },
);

test('[core 4] continues a handshake after a restart', async () => {
  const bench = new Bench();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    await bench.restart();
    return response;
  });
  expect(await signIn(bench.user('riley.kowalski@waymark.example'))).toBe('tokens, new device');
});

test('[core 4] expires a handshake after three minutes', async () => {
  const bench = new Bench();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    bench.advance(3 * MINUTE);
    return response;
  });
  expect(await refusal(signIn(bench.user('riley.kowalski@waymark.example')))).toBe(
    'NotAuthorizedException: Invalid session for the user, session is expired.',
  );
});

test('[core 8] ends pending handshakes when the password changes', async () => {
  const bench = new Bench();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    bench.world.tables.identity_users.update(persona('owner').identity.sub, {
      verifier: { salt: 'ab', verifier: 'cd' },
    });
    return response;
  });
  expect(await refusal(signIn(bench.user('riley.kowalski@waymark.example')))).toBe(WRONG);
});

test('[core 4] keeps two simultaneous first sign-ins independent', async () => {
  const bench = new Bench();
  const browsers = [bench.user('riley.kowalski@waymark.example'), bench.user('riley.kowalski@waymark.example')];
  expect(await Promise.all(browsers.map((user) => signIn(user)))).toEqual(['tokens, new device', 'tokens, new device']);
});

test('[core 4] signs in ten users with unusual passwords', async () => {
  const passwords = [
    'Pässwörd-✓1',
    ' Leading-1',
    'trailing-1A ',
    '密码-Password1',
    '🚗🚙Aa1!',
    'é́combining-A1',
    'Null\u0000-Byte1',
    'x'.repeat(96) + 'A1!',
    '"quotes\'-A1',
    'العربية-Aa1',
  ];
  const { user: _, ...account } = persona('owner');
  const people = passwords.map((password, i) => ({
    ...account,
    username: `user-${i}@waymark.example`,
    password,
    identity: { ...account.identity, sub: `sub-${i}` },
  }));
  const bench = new Bench(people);
  const results = [];
  for (const { username, password } of people) {
    results.push(await refusal(signIn(bench.user(username), password)));
  }
  expect(new Set(results)).toEqual(new Set(['accepted: "tokens, new device"']));
}, 60_000);
