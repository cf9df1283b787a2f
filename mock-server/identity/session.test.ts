import type { CognitoUser } from 'amazon-cognito-identity-js';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY } from '../world/duration.ts';
import { answer, Bench, HOUR, MemoryStorage, refusal, settle, signIn } from './test-bench.ts';

afterEach(() => vi.unstubAllGlobals());

const REVOKED = 'NotAuthorizedException: Access Token has been revoked';

const tokensOf = (user: CognitoUser) => ({
  access: user.getSignInUserSession()?.getAccessToken().getJwtToken() ?? '',
  refresh: user.getSignInUserSession()?.getRefreshToken().getToken() ?? '',
});
const getUser = (bench: Bench, user: CognitoUser) => bench.call('GetUser', { AccessToken: tokensOf(user).access });
const refresh = (bench: Bench, token: string, DEVICE_KEY?: string) =>
  bench.call('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: 'waymark-portal',
    AuthParameters: { REFRESH_TOKEN: token, DEVICE_KEY },
  });

test('[core 4] renews an SDK session after an hour and keeps its refresh token', async () => {
  const bench = new Bench();
  const user = await bench.signedIn('owner');
  const before = tokensOf(user);
  bench.advance(HOUR);
  expect(await refusal(getUser(bench, user))).toBe('NotAuthorizedException: Access Token has expired');
  const session = user.getSignInUserSession();
  await answer((done) => session && user.refreshSession(session.getRefreshToken(), done));
  expect(await getUser(bench, user)).toMatchObject({ Username: 'riley.kowalski@waymark.example' });
  expect(tokensOf(user).access).not.toBe(before.access);
  expect(tokensOf(user).refresh).toBe(before.refresh);
});

test('[core 8] refuses unknown, altered, expired and revoked refresh tokens', async () => {
  const bench = new Bench();
  const { refresh: token } = tokensOf(await bench.signedIn('owner'));
  const invalid = 'NotAuthorizedException: Invalid Refresh Token';
  expect(await refusal(refresh(bench, 'nonsense'))).toBe(invalid);
  expect(await refusal(refresh(bench, `${token}0`))).toBe(invalid);
  bench.advance(30 * DAY - 1);
  expect(await refresh(bench, token)).toHaveProperty('AuthenticationResult.AccessToken');
  bench.advance(1);
  expect(await refusal(refresh(bench, token))).toBe('NotAuthorizedException: Refresh Token has expired');
  const { refresh: revoked } = tokensOf(await bench.signedIn('owner'));
  await bench.call('RevokeToken', { ClientId: 'waymark-portal', Token: revoked });
  expect(await refusal(refresh(bench, revoked))).toBe('NotAuthorizedException: Refresh Token has been revoked');
});

test('[core 4] accepts a refresh token only from its own device', async () => {
  const bench = new Bench();
  const user = bench.user('riley.kowalski@waymark.example', new MemoryStorage());
  await signIn(user);
  const { refresh: token } = tokensOf(user);
  const [device] = bench.row('owner').devices;
  expect(await refusal(refresh(bench, token))).toBe('NotAuthorizedException: Invalid Refresh Token');
  expect(await refresh(bench, token, device?.key)).toHaveProperty('AuthenticationResult.AccessToken');
});

test('[core 4] renews by the separate operation too, without rotating the refresh token', async () => {
  const bench = new Bench();
  const { refresh: RefreshToken } = tokensOf(await bench.signedIn('owner'));
  const renew = (token: string) =>
    bench.call('GetTokensFromRefreshToken', { ClientId: 'waymark-portal', RefreshToken: token });
  expect(await renew(RefreshToken)).toEqual({
    AuthenticationResult: {
      AccessToken: expect.any(String),
      IdToken: expect.any(String),
      ExpiresIn: 3600,
      TokenType: 'Bearer',
    },
  });
  expect(await renew(RefreshToken)).toHaveProperty('AuthenticationResult.AccessToken');
  expect(await refusal(renew('nonsense'))).toBe('NotAuthorizedException: Invalid Refresh Token');
});

test('[core 8] ends only this sign-in when signing out with revocation', async () => {
  const bench = new Bench();
  const [user, other] = [await bench.signedIn('owner'), await bench.signedIn('owner')];
  const { access, refresh: token } = tokensOf(user);
  await answer((done) => user.signOut(done));
  expect(await refusal(bench.call('GetUser', { AccessToken: access }))).toBe(REVOKED);
  expect(await refusal(refresh(bench, token))).toBe('NotAuthorizedException: Refresh Token has been revoked');
  expect(await getUser(bench, other)).toHaveProperty('Username');
});

test('[commerce 2] ends every sign-in on global logout, even with a frozen clock', async () => {
  const bench = new Bench();
  bench.world.clock.freeze();
  const [here, there] = [await bench.signedIn('owner'), await bench.signedIn('owner')];
  const stranger = await bench.signedIn('owner-stranger');
  const { access, refresh: token } = tokensOf(there);
  expect(await settle((callbacks) => here.globalSignOut(callbacks))).toBe('SUCCESS');
  expect(await refusal(getUser(bench, there))).toBe(REVOKED);
  expect(await refusal(refresh(bench, token))).toBe('NotAuthorizedException: Refresh Token has been revoked');
  expect(await getUser(bench, stranger)).toHaveProperty('Username');

  const again = await bench.signedIn('owner');
  expect(await getUser(bench, again)).toHaveProperty('Username');
  await settle((callbacks) => again.globalSignOut(callbacks));
  expect(await refusal(getUser(bench, again))).toBe(REVOKED);
  expect(await refusal(bench.call('GetUser', { AccessToken: access }))).toBe(REVOKED);
});

test('[core 4] keeps tokens and their revocation across a restart', async () => {
  const bench = new Bench();
  const [kept, ended] = [await bench.signedIn('owner'), await bench.signedIn('owner')];
  await bench.call('RevokeToken', { ClientId: 'waymark-portal', Token: tokensOf(ended).refresh });
  await bench.restart();
  expect(await getUser(bench, kept)).toHaveProperty('Username');
  expect(await refusal(getUser(bench, ended))).toBe(REVOKED);
  expect(await refresh(bench, tokensOf(kept).refresh)).toHaveProperty('AuthenticationResult.IdToken');
});
