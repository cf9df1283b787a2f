import {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.fixture.ts';
import { createCognito } from './cognito.ts';
import type { CookieJar } from './cookie-jar.ts';
import { createTokenStorage } from './token-storage.ts';

const CONFIG = { userPoolId: 'us-east-1_pool', clientId: 'client', endpoint: 'https://identity.example/' };
const RILEY = { username: 'riley', password: 'secret', remember: true };
const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.s`;

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A sign-in that ends when `succeed` is called: the SDK writes the tokens, then reports them. */
function scene() {
  const kept = new Map<string, string>();
  const cookies: CookieJar = {
    get: (name) => kept.get(name) ?? null,
    names: () => [...kept.keys()],
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
  const storage = createTokenStorage({ clientId: CONFIG.clientId, cookies, devices: memoryStorage() });
  let succeed = () => undefined as void;
  vi.spyOn(CognitoUser.prototype, 'authenticateUser').mockImplementation(function (
    this: CognitoUser,
    _details: AuthenticationDetails,
    { onSuccess },
  ) {
    const session = new CognitoUserSession({
      AccessToken: new CognitoAccessToken({ AccessToken: jwt({ username: 'riley', origin_jti: 'o', iat: 1 }) }),
      IdToken: new CognitoIdToken({ IdToken: jwt({ sub: '5e', iat: 1 }) }),
      RefreshToken: new CognitoRefreshToken({ RefreshToken: 'refresh' }),
    });
    succeed = () => {
      this.setSignInUserSession(session);
      onSuccess(session);
    };
  });
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  return { sdk: createCognito(CONFIG, storage), storage, kept, fetched, succeed: () => succeed() };
}

test('[core 4] a sign-in in time writes its tokens', async () => {
  const { sdk, storage, succeed } = scene();
  const result = sdk.signIn(RILEY);
  succeed();
  expect(await result).toEqual({ kind: 'signed_in' });
  expect(storage.refreshToken()).toBe('refresh');
});

test('[core 4] a sign-in that answers after it was given up writes no token and revokes its own', async () => {
  const { sdk, kept, fetched, succeed } = scene();
  void sdk.signIn(RILEY);
  sdk.giveUp();
  succeed();
  expect([...kept.keys()]).toEqual([]);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched.mock.calls[0]?.[1]?.body).toContain('"Token":"refresh"');
});
