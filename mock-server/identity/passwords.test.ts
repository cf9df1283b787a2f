import type { CognitoUser } from 'amazon-cognito-identity-js';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, Bench, HOUR, MINUTE, PASSWORD, persona, refusal, settle, signIn } from './test-bench.ts';

afterEach(() => vi.unstubAllGlobals());

const OWNER = 'riley.kowalski@waymark.example';
const NEW_PASSWORD = 'Chosen-2026!';
const LIMIT = 'LimitExceededException: Attempt limit exceeded, please try after some time.';
const EXPIRED = 'ExpiredCodeException: Invalid code provided, please request a code again.';

const forgot = (user: CognitoUser) => settle((callbacks) => user.forgotPassword(callbacks));
const reset = (user: CognitoUser, code: string, password = NEW_PASSWORD) =>
  settle((callbacks) => user.confirmPassword(code, password, callbacks));
const change = (user: CognitoUser, from: string, to: string) => answer((done) => user.changePassword(from, to, done));

test('[core 8] replaces a forgotten password with the code from an e-mail', async () => {
  const bench = new Bench();
  const user = bench.user(OWNER);
  expect(await forgot(user)).toEqual({
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'r***@w***' },
  });
  expect([...bench.world.tables.outbox.values()]).toMatchObject([{ channel: 'email', to: OWNER }]);
  expect(await reset(user, bench.sentCode(OWNER))).toBe('SUCCESS');
  expect(await refusal(signIn(user, PASSWORD))).toBe('NotAuthorizedException: Incorrect username or password.');
  expect(await signIn(user, NEW_PASSWORD)).toBe('tokens, new device');
});

test('[core 8] completes a reset by an administrator with the new password', async () => {
  const bench = new Bench();
  const user = bench.user('reset-required@waymark.example');
  await forgot(user);
  await reset(user, bench.sentCode('reset-required@waymark.example'));
  expect(await signIn(user, NEW_PASSWORD)).toBe('tokens, new device');
});

test('[core 8] says why a user cannot be sent a code', async () => {
  const bench = new Bench();
  expect(await refusal(forgot(bench.user('nobody@waymark.example')))).toBe(
    'UserNotFoundException: Username/client id combination not found.',
  );
  expect(await refusal(reset(bench.user('nobody@waymark.example'), '123456'))).toBe(
    'UserNotFoundException: Username/client id combination not found.',
  );
  expect(await refusal(forgot(bench.user('unconfirmed@waymark.example')))).toBe(
    'InvalidParameterException: Cannot reset password for the user as there is no registered/verified email or phone_number',
  );
  expect(await refusal(forgot(bench.user('disabled@waymark.example')))).toBe(
    'NotAuthorizedException: User is disabled.',
  );
  expect(await refusal(forgot(bench.user('password-never-created@waymark.example')))).toBe(
    'NotAuthorizedException: User password cannot be reset in the current state.',
  );
});

test('[core 8] refuses even the right reset code after five wrong ones', async () => {
  const bench = new Bench();
  const user = bench.user(OWNER);
  await forgot(user);
  for (let i = 0; i < 5; i++) {
    expect(await refusal(reset(user, 'wrong'))).toBe(
      'CodeMismatchException: Invalid verification code provided, please try again.',
    );
  }
  expect(await refusal(reset(user, bench.sentCode(OWNER)))).toBe(LIMIT);
});

test('[core 8] accepts only the newest reset code, once, for an hour', async () => {
  const bench = new Bench();
  const user = bench.user(OWNER);
  expect(await refusal(reset(user, '123456'))).toBe(EXPIRED);
  await forgot(user);
  const older = bench.sentCode(OWNER);
  await forgot(user);
  expect(await refusal(reset(user, older))).toMatch(/^CodeMismatchException/);
  expect(await reset(user, bench.sentCode(OWNER))).toBe('SUCCESS');
  expect(await refusal(reset(user, bench.sentCode(OWNER)))).toBe(EXPIRED);
  await forgot(user);
  bench.advance(HOUR);
  expect(await refusal(reset(user, bench.sentCode(OWNER)))).toBe(EXPIRED);
});

test('[core 8] sends at most five reset codes in 15 minutes', async () => {
  const bench = new Bench();
  const user = bench.user(OWNER);
  for (let i = 0; i < 5; i++) await forgot(user);
  expect(await refusal(forgot(user))).toBe(LIMIT);
  bench.advance(15 * MINUTE);
  expect(await forgot(user)).toHaveProperty('CodeDeliveryDetails');
});

test('[core 8] sends another reset code after one was used', async () => {
  const bench = new Bench();
  const user = bench.user(OWNER);
  for (let i = 0; i < 6; i++) {
    await forgot(user);
    expect(await reset(user, bench.sentCode(OWNER))).toBe('SUCCESS');
  }
});

test('[core 8] ends the lockout with a new password', async () => {
  const bench = new Bench();
  const user = bench.user(OWNER);
  const locked = { failures: 9, locked_until: bench.hostNow + HOUR };
  bench.world.tables.identity_users.update(persona('owner').identity.sub, locked);
  await forgot(user);
  await reset(user, bench.sentCode(OWNER));
  expect(await signIn(user, NEW_PASSWORD)).toBe('tokens, new device');
});

test.each([
  ['Aa1!567', 'Password not long enough'],
  [`Aa1!${'x'.repeat(96)}`, 'Password must have length less than or equal to 99'],
  ['lower-case-1', 'Password must have uppercase characters'],
  ['UPPER-CASE-1', 'Password must have lowercase characters'],
  ['No-Digits-Here', 'Password must have numeric characters'],
  ['NoSpecial1234', 'Password must have symbol characters'],
])('[core 5] refuses the new password %s', async (password, reason) => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  const refused = `InvalidPasswordException: Password did not conform with policy: ${reason}`;
  expect(await refusal(change(user, PASSWORD, password))).toBe(refused);
  expect(await refusal(reset(user, '123456', password))).toBe(refused);
});

test('[commerce 8] changes a password only with the current one', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  expect(await refusal(change(user, 'wrong', NEW_PASSWORD))).toBe(
    'NotAuthorizedException: Incorrect username or password.',
  );
  expect(await change(user, PASSWORD, `Aa1!${'x'.repeat(95)}`)).toBe('SUCCESS');
  expect(await signIn(bench.user(OWNER), `Aa1!${'x'.repeat(95)}`)).toBe('tokens, new device');
});

test('[commerce 8] limits guesses of the current password', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  bench.world.tables.identity_users.update(persona('owner').identity.sub, {
    failures: 4,
    locked_until: bench.hostNow,
  });
  await refusal(change(user, 'wrong', NEW_PASSWORD));
  expect(await refusal(change(user, PASSWORD, NEW_PASSWORD))).toBe(LIMIT);
});
