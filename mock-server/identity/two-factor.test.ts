import { afterEach, expect, test, vi } from 'vitest';
import {
  answer,
  Bench,
  chooseFactor,
  MemoryStorage,
  MINUTE,
  PASSWORD,
  refusal,
  SECOND,
  sendCode,
  settle,
  signIn,
} from './test-bench.ts';
import { totpCode } from './totp.ts';

afterEach(() => vi.unstubAllGlobals());

const SMS_USER = 'mfa-sms@waymark.example';
const SMS_PHONE = '+13125550112';
const BOTH_USER = 'mfa-both@waymark.example';
const APP_USER = 'mfa-app@waymark.example';
const APP = 'SOFTWARE_TOKEN_MFA';
const LIMIT = 'LimitExceededException: Attempt limit exceeded, please try after some time.';
/** Codes of JBSWY3DPEHPK3PXP in the steps around the bench's noon. */
const CODE = { two_before: '278602', before: '473311', noon: '720187', after: '519285' };

test('[core 4] completes the sign-in with a six-digit code from a text message', async () => {
  const bench = new Bench();
  const user = bench.user(SMS_USER);
  expect(await signIn(user)).toBe('SMS_MFA');
  const [message] = [...bench.world.tables.outbox.values()];
  expect(message).toMatchObject({ channel: 'sms', to: SMS_PHONE, at: bench.hostNow });
  expect(message?.code).toMatch(/^\d{6}$/);
  expect(message?.body).toBe(`Your Waymark sign-in code is ${message?.code}. It is good for 3 minutes and works once.`);
  expect(await sendCode(user, bench.sentCode(SMS_PHONE))).toBe('tokens, new device');
});

test('[core 4] names the phone by its last four digits', async () => {
  const bench = new Bench();
  const user = bench.user(SMS_USER);
  const parameters = await new Promise((resolve, reject) => {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await bench.app.request(url, init);
      const { ChallengeName, ChallengeParameters } = await response.clone().json();
      if (ChallengeName === 'SMS_MFA') resolve(ChallengeParameters);
      return response;
    });
    signIn(user).catch(reject);
  });
  expect(parameters).toEqual({
    USERNAME: SMS_USER,
    USER_ID_FOR_SRP: SMS_USER,
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: '+*******0112',
  });
});

test('[commerce 8] allows four corrections of a text-message code, then ends the session', async () => {
  const bench = new Bench();
  const user = bench.user(SMS_USER);
  await signIn(user);
  for (let i = 0; i < 5; i++) {
    expect(await refusal(sendCode(user, 'wrong'))).toBe(
      'CodeMismatchException: Invalid code or auth state for the user.',
    );
  }
  expect(await refusal(sendCode(user, bench.sentCode(SMS_PHONE)))).toBe(
    'NotAuthorizedException: Invalid session for the user, session is expired.',
  );
  expect(await refusal(signIn(user))).toBe('NotAuthorizedException: Password attempts exceeded');
  bench.advance(SECOND);
  expect(await signIn(user)).toBe('SMS_MFA');
  expect(await sendCode(user, bench.sentCode(SMS_PHONE))).toBe('tokens, new device');
});

test('[commerce 8] accepts a code once, within three minutes', async () => {
  const bench = new Bench();
  const user = bench.user(SMS_USER);
  await signIn(user);
  bench.advance(3 * MINUTE);
  expect(await refusal(sendCode(user, bench.sentCode(SMS_PHONE)))).toBe(
    'NotAuthorizedException: Invalid session for the user, session is expired.',
  );
  await signIn(user);
  await sendCode(user, bench.sentCode(SMS_PHONE));
  expect(await refusal(sendCode(user, bench.sentCode(SMS_PHONE)))).toBe(
    'ExpiredCodeException: Invalid code provided, please request a code again.',
  );
});

test('[commerce 8] sends five different codes in 15 minutes', async () => {
  const bench = new Bench();
  for (let i = 0; i < 5; i++) expect(await signIn(bench.user(SMS_USER))).toBe('SMS_MFA');
  expect(await refusal(signIn(bench.user(SMS_USER)))).toBe(LIMIT);
  const codes = [...bench.world.tables.outbox.values()].map(({ code }) => code);
  expect(new Set(codes).size).toBe(5);
  bench.advance(15 * MINUTE);
  expect(await signIn(bench.user(SMS_USER))).toBe('SMS_MFA');
});

test('[commerce 8] still offers the app when the text-message limit is reached', async () => {
  const bench = new Bench();
  const { id } = bench.row('mfa-both');
  bench.world.tables.meta.put({
    id: `identity:sent:sign_in:${id}`,
    value: Array.from({ length: 5 }, () => bench.hostNow),
  });
  const user = bench.user(BOTH_USER);
  await signIn(user);
  expect(await refusal(chooseFactor(user, 'SMS_MFA'))).toBe(LIMIT);
  expect(await chooseFactor(user, APP)).toBe(APP);
});

/** Answers a challenge as the SDK does. */
const respond = (bench: Bench, ChallengeName: string, Session: unknown, answers: Record<string, string>) =>
  bench.call('RespondToAuthChallenge', {
    ClientId: 'waymark-portal',
    ChallengeName,
    Session,
    ChallengeResponses: { USERNAME: BOTH_USER, ...answers },
  });

test('[commerce 8] accepts a choice of the second factor once', async () => {
  const bench = new Bench();
  const user = bench.user(BOTH_USER);
  await signIn(user);
  const { Session } = user as unknown as { Session: string };
  const choose = () => respond(bench, 'SELECT_MFA_TYPE', Session, { ANSWER: APP });
  const both = await Promise.all([refusal(choose()), refusal(choose())]);
  expect(both.filter((answered) => answered.startsWith('accepted'))).toHaveLength(1);
  expect(await refusal(choose())).toBe('NotAuthorizedException: Invalid session for the user.');
});

test('[commerce 8] prevents guessing app codes over many sign-ins', async () => {
  const bench = new Bench();
  const sessions: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    const user = bench.user(BOTH_USER);
    await signIn(user);
    await chooseFactor(user, APP);
    sessions.push((user as unknown as { Session: string }).Session);
  }
  const last = bench.user(BOTH_USER);
  await signIn(last);
  const guesses = Array.from({ length: 300 }, (_, i) => `${100_000 + i}`);
  const answers = [];
  for (const [i, code] of guesses.entries()) {
    const guess = respond(bench, APP, sessions[i % 3], { SOFTWARE_TOKEN_MFA_CODE: code });
    answers.push(await refusal(guess));
  }
  const wrong = answers.filter((answered) => answered.startsWith('CodeMismatchException'));
  expect(wrong).toHaveLength(5);
  const right = respond(bench, APP, sessions[0], { SOFTWARE_TOKEN_MFA_CODE: '873440' });
  expect(await refusal(right)).toBe('NotAuthorizedException: Password attempts exceeded');
  expect(await refusal(chooseFactor(last, APP))).toBe('NotAuthorizedException: Password attempts exceeded');
});

test('[commerce 8] prevents guessing text-message codes over many sign-ins', async () => {
  const bench = new Bench();
  const [first, second] = [bench.user(SMS_USER), bench.user(SMS_USER)];
  await signIn(first);
  await signIn(second);
  for (let i = 0; i < 5; i++) await refusal(sendCode(first, 'wrong'));
  const locked = 'NotAuthorizedException: Password attempts exceeded';
  expect(await refusal(sendCode(second, bench.sentCode(SMS_PHONE)))).toBe(locked);
  bench.advance(SECOND);
  expect(await sendCode(second, bench.sentCode(SMS_PHONE))).toBe('tokens, new device');
});

test('[core 4] sends each of two browsers its own code', async () => {
  const bench = new Bench();
  const [first, second] = [bench.user(SMS_USER), bench.user(SMS_USER)];
  await signIn(first);
  const firstCode = bench.sentCode(SMS_PHONE);
  await signIn(second);
  expect(await sendCode(first, firstCode)).toBe('tokens, new device');
  expect(await sendCode(second, bench.sentCode(SMS_PHONE))).toBe('tokens, new device');
});

test('[core 4] waits for the code across a restart', async () => {
  const bench = new Bench();
  const user = bench.user(SMS_USER);
  await signIn(user);
  await bench.restart();
  expect(await sendCode(user, bench.sentCode(SMS_PHONE))).toBe('tokens, new device');
});

test('[core 4] accepts app codes one step early or late', async () => {
  const bench = new Bench();
  const user = bench.user(APP_USER);
  expect(await signIn(user)).toBe(APP);
  const wrong = 'CodeMismatchException: Invalid code received for user';
  expect(await refusal(sendCode(user, '000000', APP))).toBe(wrong);
  expect(await refusal(sendCode(user, CODE.two_before, APP))).toBe(wrong);
  expect(await sendCode(user, CODE.before, APP)).toBe('tokens, new device');
});

test('[commerce 8] accepts a code of an authenticator app once', async () => {
  const bench = new Bench();
  const user = bench.user(APP_USER);
  await signIn(user);
  expect(await sendCode(user, CODE.noon, APP)).toBe('tokens, new device');
  const again = bench.user(APP_USER);
  await signIn(again);
  const used = 'ExpiredCodeException: Invalid code provided, please request a code again.';
  expect(await refusal(sendCode(again, CODE.noon, APP))).toBe(used);
  expect(await refusal(sendCode(again, CODE.before, APP))).toBe(used);
  expect(await sendCode(again, CODE.after, APP)).toBe('tokens, new device');
});

test('[core 4] lets a user with both factors choose, and choose again', async () => {
  const bench = new Bench();
  const user = bench.user('mfa-both@waymark.example');
  expect(await signIn(user)).toBe('SELECT_MFA_TYPE ["SMS_MFA","SOFTWARE_TOKEN_MFA"]');
  expect(await chooseFactor(user, APP)).toBe(APP);
  expect(await sendCode(user, '873440', APP)).toBe('tokens, new device');

  expect(await signIn(user)).toMatch(/^SELECT_MFA_TYPE/);
  expect(await chooseFactor(user, 'SMS_MFA')).toBe('SMS_MFA');
  expect(await sendCode(user, bench.sentCode('+13125550114'))).toBe('tokens');
});

test('[commerce 4] sets up an app with its secret and a code, then requires it', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  const secret = await settle<string>((callbacks) => user.associateSoftwareToken(callbacks));
  expect(secret).toMatch(/^[A-Z2-7]{52}$/);
  const verify = (code: string) => settle((callbacks) => user.verifySoftwareToken(code, 'Phone', callbacks));
  expect(await refusal(verify('000000'))).toBe(
    'EnableSoftwareTokenMFAException: Code mismatch and fail enable Software Token MFA',
  );
  const step = Math.floor(bench.hostNow / 30_000);
  expect(await verify(await totpCode(secret, step))).toEqual({ Status: 'SUCCESS' });
  const on = { Enabled: true, PreferredMfa: true };
  await answer((done) => user.setUserMfaPreference(null, on, done));

  const browser = bench.user('riley.kowalski@waymark.example');
  expect(await signIn(browser)).toBe(APP);
  expect(await refusal(sendCode(browser, await totpCode(secret, step), APP))).toMatch(/^ExpiredCodeException/);
  expect(await sendCode(browser, await totpCode(secret, step + 1), APP)).toBe('tokens, new device');
});

test('[commerce 4] requires a verified phone for texts and a verified secret for an app', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner-new');
  const on = { Enabled: true, PreferredMfa: true };
  expect(await refusal(answer((done) => user.setUserMfaPreference(on, null, done)))).toBe(
    'InvalidParameterException: User does not have delivery config set to turn on SMS_MFA',
  );
  expect(await refusal(answer((done) => user.setUserMfaPreference(null, on, done)))).toBe(
    'InvalidParameterException: User has not verified software token mfa',
  );
});

test('[commerce 4] refuses text messages to an unverified phone', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  bench.world.tables.identity_users.update(bench.row('owner').id, { phone_verified: false });
  const on = { Enabled: true, PreferredMfa: true };
  expect(await refusal(answer((done) => user.setUserMfaPreference(on, null, done)))).toBe(
    'InvalidParameterException: User does not have delivery config set to turn on SMS_MFA',
  );
  expect(bench.row('owner').mfa).toEqual([]);
});

test('[commerce 4] shows disabled two-factor in the user data and the next sign-in', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('mfa-both');
  const data = (bypassCache: boolean) =>
    answer<{ UserMFASettingList?: string[]; PreferredMfaSetting?: string }>((done) =>
      user.getUserData(done, { bypassCache }),
    );
  expect((await data(false)).UserMFASettingList).toEqual(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']);
  const off = { Enabled: false, PreferredMfa: false };
  await answer((done) => user.setUserMfaPreference({ Enabled: true, PreferredMfa: true }, off, done));
  expect(await data(true)).toMatchObject({ UserMFASettingList: ['SMS_MFA'], PreferredMfaSetting: 'SMS_MFA' });
  await answer((done) => user.setUserMfaPreference(off, off, done));
  expect(await data(true)).not.toHaveProperty('UserMFASettingList');
  expect(await signIn(bench.user('mfa-both@waymark.example', new MemoryStorage()), PASSWORD)).toBe(
    'tokens, new device',
  );
});
