import type { CognitoUser } from 'amazon-cognito-identity-js';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, Bench, HOUR, refusal, settle } from './test-bench.ts';

afterEach(() => vi.unstubAllGlobals());

const update = (user: CognitoUser, Name: string, Value: string) =>
  answer((done) => user.updateAttributes([{ Name, Value }], done));
const requestCode = (user: CognitoUser, name: string) =>
  settle((callbacks) => user.getAttributeVerificationCode(name, callbacks));
const verify = (user: CognitoUser, name: string, code: string) =>
  settle((callbacks) => user.verifyAttribute(name, code, callbacks));

async function attributesOf(user: CognitoUser): Promise<Record<string, string>> {
  const list = await answer<{ Name: string; Value: string }[]>((done) =>
    user.getUserAttributes((error, found) => done(error, found)),
  );
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
}

test('[commerce 3] returns the attributes that have a value', async () => {
  const bench = new Bench();
  expect(await attributesOf(await bench.signedIn('dealer'))).toEqual({
    sub: '5e000000-0000-4000-8000-000000000911',
    email: 'dealer@waymark.example',
    email_verified: 'true',
    phone_number: '+13125550110',
    phone_number_verified: 'true',
    given_name: 'Grace',
    family_name: 'Ferguson',
    'custom:account_type': 'dealer',
  });
  expect(await attributesOf(await bench.signedIn('owner-new'))).not.toHaveProperty('phone_number');
});

test('[commerce 4] verifies a new phone number with the code sent to it', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  expect(await update(user, 'phone_number', '+13125550199')).toBe('SUCCESS');
  expect(await attributesOf(user)).toMatchObject({ phone_number: '+13125550101', phone_number_verified: 'true' });
  expect(await refusal(verify(user, 'phone_number', 'wrong'))).toBe(
    'CodeMismatchException: Invalid verification code provided, please try again.',
  );
  expect(await verify(user, 'phone_number', bench.sentCode('+13125550199'))).toBe('SUCCESS');
  expect(await attributesOf(user)).toMatchObject({ phone_number: '+13125550199', phone_number_verified: 'true' });
  expect(await refusal(verify(user, 'phone_number', bench.sentCode('+13125550199')))).toBe(
    'ExpiredCodeException: Invalid code provided, please request a code again.',
  );
});

test('[commerce 4] a code to the current number gives up a new one', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  await update(user, 'phone_number', '+13125550199');
  await requestCode(user, 'phone_number');
  expect(await refusal(verify(user, 'phone_number', bench.sentCode('+13125550199')))).toMatch(/^CodeMismatchException/);
  expect(await verify(user, 'phone_number', bench.sentCode('+13125550101'))).toBe('SUCCESS');
  expect(await attributesOf(user)).toMatchObject({ phone_number: '+13125550101' });
});

test('[commerce 4] sends a code again and accepts it for an hour', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  expect(await requestCode(user, 'phone_number')).toEqual({
    CodeDeliveryDetails: { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: '+*******0101' },
  });
  bench.advance(HOUR - 1);
  expect(await verify(user, 'phone_number', bench.sentCode('+13125550101'))).toBe('SUCCESS');
  const later = await bench.signedIn('owner');
  await requestCode(later, 'phone_number');
  bench.advance(HOUR - 1000);
  const evenLater = await bench.signedIn('owner');
  bench.advance(1000);
  expect(await refusal(verify(evenLater, 'phone_number', bench.sentCode('+13125550101')))).toMatch(
    /^ExpiredCodeException/,
  );
});

test('[commerce 8] refuses read-only attributes and changes nothing', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  const before = bench.row('owner');
  expect(await refusal(update(user, 'phone_number', '3125550101'))).toBe(
    'InvalidParameterException: Invalid phone number format.',
  );
  for (const [name, value] of [
    // The sign-in address changes only by confirming an e-mail (core 2.1).
    ['email', 'riley@elsewhere.example'],
    ['custom:account_type', 'dealer'],
  ] as const) {
    expect(await refusal(update(user, name, value))).toBe(
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    );
  }
  expect(bench.row('owner')).toBe(before);
  expect(await refusal(requestCode(await bench.signedIn('owner-new'), 'phone_number'))).toBe(
    'InvalidParameterException: User has no phone_number',
  );
});

test('[commerce 8] neither stores nor texts a sixth new phone number in 15 minutes', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  for (let i = 0; i < 5; i++) await update(user, 'phone_number', `+1312555019${i}`);
  expect(await refusal(update(user, 'phone_number', '+13125550195'))).toBe(
    'LimitExceededException: Attempt limit exceeded, please try after some time.',
  );
  expect(bench.row('owner').pending_phone_number).toBe('+13125550194');
});
