import { fetchAuthSession, fetchUserAttributes, signIn, signOut } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { Amplify } from '@aws-amplify/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WAYMARK_POOL } from './pool.ts';
import { Bench, HOUR, MINUTE, PASSWORD, refusal } from './test-bench.ts';

const USERNAME = 'riley.kowalski@waymark.example';
let bench: Bench;

beforeEach(() => {
  bench = new Bench();
  // The SDK uses the host clock and learns the offset of the world's clock from the tokens.
  vi.useFakeTimers({ toFake: ['Date'], now: bench.hostNow });
  const { id: userPoolId, clientId: userPoolClientId } = WAYMARK_POOL;
  const Auth = { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: 'http://identity.test/' } };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  // The SDK warns about endpoints outside Amazon.
  vi.spyOn(console, 'warn').mockReturnValue();
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
});

afterEach(async () => {
  await signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function advance(ms: number): void {
  bench.advance(ms);
  vi.setSystemTime(bench.hostNow);
}

test('[core 4] lets Amplify 6 sign in and renew its session after an hour', async () => {
  const signedIn = await signIn({ username: USERNAME, password: PASSWORD });
  expect(signedIn).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
  const before = (await fetchAuthSession()).tokens?.accessToken.toString();
  advance(HOUR);
  expect(await refusal(bench.call('GetUser', { AccessToken: before }))).toBe(
    'NotAuthorizedException: Access Token has expired',
  );
  expect(await fetchUserAttributes()).toMatchObject({ email: USERNAME });
  const renewed = (await fetchAuthSession()).tokens?.accessToken.toString();
  expect(renewed).not.toBe(before);
  // The refresh token was not rotated, so it renews again.
  advance(HOUR);
  expect(await fetchUserAttributes()).toMatchObject({ email: USERNAME });
});

test('[core 8] ends an Amplify 6 session whose refresh token was revoked', async () => {
  await signIn({ username: USERNAME, password: PASSWORD });
  bench.world.tables.identity_users.update(bench.row('owner').id, { tokens_valid_from: bench.hostNow + MINUTE });
  advance(HOUR);
  expect((await fetchAuthSession()).tokens).toBeUndefined();
});
