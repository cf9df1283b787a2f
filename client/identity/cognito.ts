/** The only file that imports this SDK, whose support ends on 2027-03-01 and whose types are therefore marked deprecated. */

import {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js';
import BigInteger from 'amazon-cognito-identity-js/es/BigInteger.js';
import { now } from '../lib/now.ts';
import { SECOND } from '../rules/time/duration.ts';
import { computeNatively } from './mod-pow.ts';
import type { PendingStore } from './pending-sign-in.ts';
import { type Attempt, type DevicePage, FACTOR_NAMES, factorsIn, type Provider, type Step } from './provider.ts';
import { createSdk, type Sdk } from './sdk.ts';
import type { TokenStorage } from './token-storage.ts';
import type { IdentityConfig } from './types.ts';

type Parameters = Readonly<Record<string, string | undefined>>;
type Delivery = { Destination?: string };
type Sent = { CodeDeliveryDetails?: Delivery; CodeDeliveryDetailsList?: readonly Delivery[] } | null | undefined;

computeNatively(BigInteger);

export const openSdk = (config: IdentityConfig, storage: TokenStorage, kept?: PendingStore): Sdk =>
  createSdk(cognitoProvider(config, storage), config, storage, kept);

/** Wraps amazon-cognito-identity-js in promises. */
function cognitoProvider(config: IdentityConfig, storage: TokenStorage): Provider {
  const pool = new CognitoUserPool({
    UserPoolId: config.userPoolId,
    ClientId: config.clientId,
    endpoint: config.endpoint,
    Storage: storage,
    // The data collector is a third-party script, which the content policy forbids.
    AdvancedSecurityDataCollectionFlag: false,
  });
  const userOf = (Username: string) => new CognitoUser({ Username, Pool: pool, Storage: storage });

  /**
   * The signed-in user. The SDK reads its session from the storage, but has none without "remember me" or after a reload, so this passes
   * the tokens.
   */
  function signedIn<Answer = unknown>(
    call: (user: CognitoUser, done: (answer: Answer) => void, refuse: (error: unknown) => void) => void,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const user = pool.getCurrentUser();
      if (!user) return reject({ name: 'NotAuthorizedException' });
      // The SDK's types omit the drift. Without it, the tokens are judged by the browser's clock.
      const parts = {
        AccessToken: new CognitoAccessToken({ AccessToken: storage.accessToken() ?? '' }),
        IdToken: new CognitoIdToken({ IdToken: storage.idToken() ?? '' }),
        RefreshToken: new CognitoRefreshToken({ RefreshToken: storage.refreshToken() ?? '' }),
        ClockDrift: Math.round((Date.now() - now()) / SECOND),
      };
      // Not `setSignInUserSession`, which would write the tokens again.
      Object.assign(user, { signInUserSession: new CognitoUserSession(parts) });
      call(user, resolve, reject);
    });
  }
  const callback =
    <Answer>(done: (answer: Answer) => void, refuse: (error: unknown) => void) =>
    (failed: unknown, answer?: unknown) =>
      failed ? refuse(failed) : done(answer as Answer);

  return {
    attempt(username, stage, waiting): Attempt {
      const user = new CognitoUser({ Username: username, Pool: pool, Storage: stage });
      if (waiting) {
        Object.assign(user, { Session: waiting.session });
        user.getCachedDeviceKeyAndPassword();
      }
      return {
        signIn: (Password) =>
          step((given) =>
            user.authenticateUser(new AuthenticationDetails({ Username: user.getUsername(), Password }), given),
          ),
        chooseFactor: (factor) => step((given) => user.sendMFASelectionAnswer(FACTOR_NAMES[factor], given)),
        answerCode: (factor, code) => step((given) => user.sendMFACode(code, given, FACTOR_NAMES[factor])),
        rememberDevice: () =>
          new Promise((onSuccess, onFailure) => user.setDeviceStatusRemembered({ onSuccess, onFailure })),
        waiting: () => ({
          username: user.getUsername(),
          session: (user as unknown as { Session: string }).Session,
        }),
      };
    },
    forgotPassword: (username) =>
      new Promise((resolve, onFailure) => {
        const onSuccess = (sent: Sent) => resolve(sent?.CodeDeliveryDetails?.Destination);
        userOf(username).forgotPassword({ onSuccess, onFailure });
      }),
    confirmForgotPassword: (username, code, password) =>
      new Promise((onSuccess, onFailure) => userOf(username).confirmPassword(code, password, { onSuccess, onFailure })),
    changePassword: (current, next) =>
      signedIn((user, done, refuse) => user.changePassword(current, next, callback(done, refuse))),
    attributes: () =>
      signedIn((user, done, refuse) =>
        user.getUserAttributes((failed, attributes = []) =>
          failed
            ? refuse(failed)
            : done(Object.fromEntries(attributes.map((one) => [one.getName(), one.getValue()] as const))),
        ),
      ),
    user: () =>
      signedIn((user, done, refuse) => {
        // With data in its cache, the SDK would renew the tokens to bypass it.
        (user as unknown as { clearCachedUserData: () => void }).clearCachedUserData();
        user.getUserData((failed, data) => {
          if (failed || !data) return refuse(failed);
          const attributes = Object.fromEntries(data.UserAttributes.map(({ Name, Value }) => [Name, Value] as const));
          // Cognito omits an empty list.
          const { UserMFASettingList: factors = [] } = data as Partial<typeof data>;
          done({ attributes, factors });
        });
      }),
    updateAttribute: (Name, Value) =>
      signedIn((user, done, refuse) =>
        user.updateAttributes([{ Name, Value }], (failed, _, sent) =>
          failed ? refuse(failed) : done((sent as Sent)?.CodeDeliveryDetailsList?.[0]?.Destination),
        ),
      ),
    sendAttributeCode: (name) =>
      signedIn((user, done, onFailure) => {
        const answered = (sent: unknown) => done((sent as Sent)?.CodeDeliveryDetails?.Destination);
        user.getAttributeVerificationCode(name, { onSuccess: answered, onFailure, inputVerificationCode: answered });
      }),
    verifyAttribute: (name, code) =>
      signedIn((user, onSuccess, onFailure) => user.verifyAttribute(name, code, { onSuccess, onFailure })),
    newAppSecret: () =>
      signedIn((user, associateSecretCode, onFailure) =>
        user.associateSoftwareToken({ associateSecretCode, onFailure }),
      ),
    verifyApp: (code, name) =>
      signedIn((user, onSuccess, onFailure) => user.verifySoftwareToken(code, name, { onSuccess, onFailure })),
    setFactors: (sms, totp) =>
      signedIn((user, done, refuse) => user.setUserMfaPreference(sms, totp, callback(done, refuse))),
    devices: (limit, next) =>
      signedIn<DevicePage>((user, done, onFailure) =>
        user.listDevices(limit, next, { onSuccess: (found: unknown) => done(found as DevicePage), onFailure }),
      ),
    forgetDevice: (key) =>
      signedIn((user, done, onFailure) => user.forgetSpecificDevice(key, { onSuccess: done, onFailure })),
    distrustDevice: () =>
      signedIn((user, onSuccess, onFailure) => {
        user.getCachedDeviceKeyAndPassword();
        user.setDeviceStatusNotRemembered({ onSuccess, onFailure });
      }),
    signOutEverywhere: () => signedIn((user, onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure })),
  };
}

/** Awaits one step of a sign-in. */
const step = (start: (given: IAuthenticationCallback) => void): Promise<Step> =>
  new Promise((resolve, onFailure) =>
    start({
      onSuccess: (_session, isNewDevice = false) => resolve({ kind: 'tokens', isNewDevice }),
      onFailure,
      mfaRequired: (_name, { CODE_DELIVERY_DESTINATION: destination }: Parameters) =>
        resolve({ kind: 'code', factor: 'sms', destination }),
      totpRequired: () => resolve({ kind: 'code', factor: 'totp', destination: undefined }),
      selectMFAType: (_name, { MFAS_CAN_CHOOSE: names = '[]' }: Parameters) =>
        resolve({ kind: 'choice', factors: factorsIn(JSON.parse(names) as string[]) }),
      newPasswordRequired: () => resolve({ kind: 'new_password' }),
    }),
  );
