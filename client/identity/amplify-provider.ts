/** The only file that imports Amplify. */

import {
  confirmResetPassword,
  confirmSignIn,
  confirmUserAttribute,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  rememberDevice,
  resetPassword,
  type SignInOutput,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from '@aws-amplify/auth';
import { DefaultTokenStore, refreshAuthTokensWithoutDedupe, TokenOrchestrator } from '@aws-amplify/auth/cognito';
import { type AuthConfig, ConsoleLogger, createAmplifyContext, decodeJWT, type TokenProvider } from '@aws-amplify/core';
import { registerContextTokenOrchestrator } from '@aws-amplify/core/internals/utils';
import BigInteger from '../../node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';
import { takeState } from './amplify-state.ts';
import { computeNatively } from './mod-pow.ts';
import { type Attempt, type DevicePage, FACTOR_NAMES, type Provider, type Setting, type Step } from './provider.ts';
import { serviceCall } from './service-call.ts';
import type { Stage } from './stage.ts';
import type { TokenStorage } from './token-storage.ts';
import type { IdentityConfig, SecondFactor } from './types.ts';

computeNatively(BigInteger);

const CHOICES: Readonly<Record<SecondFactor, 'SMS' | 'TOTP'>> = { sms: 'SMS', totp: 'TOTP' };

/**
 * The service's session of the only sign-in that Amplify can continue: its state belongs to the page, not to a context. Another sign-in
 * that began since then, such as a proof, has replaced it.
 */
let current = takeState().session;
const refusal = (name: string, message = '') => Object.assign(new Error(message), { name });

/** Wraps Amplify. Each sign-in has a context of its own, without the global configuration. */
export function amplifyProvider(config: IdentityConfig, storage: TokenStorage): Provider {
  // Amplify warns about any configured endpoint.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { userPoolId, clientId: userPoolClientId, endpoint: userPoolEndpoint } = config;
  const Auth: AuthConfig = { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } };
  const contextOf = (tokenProvider: TokenProvider) => createAmplifyContext({ Auth }, { Auth: { tokenProvider } });

  /** Context of the signed-in user. Amplify never renews its tokens. */
  const tokens: TokenProvider = {
    getTokens: async () => {
      const [access, id] = [storage.accessToken(), storage.idToken()];
      return access === null || id === null ? null : { accessToken: decodeJWT(access), idToken: decodeJWT(id) };
    },
  };
  // `forgetDevice` would forget the keys of its own device.
  registerContextTokenOrchestrator(tokens, { getDeviceMetadata: async () => null });
  const ctx = contextOf(tokens);
  const call = serviceCall(config);
  const callSignedIn = (operation: string, body: object = {}) =>
    call(operation, { AccessToken: storage.accessToken(), ...body });

  return {
    attempt(username, stage, given): Attempt {
      const own = contextOf(stagedTokens(Auth, stage));
      let waiting = { username, session: given?.session ?? '' };
      async function take(run: () => Promise<SignInOutput>): Promise<Step> {
        const { isSignedIn, nextStep } = await run();
        waiting = takeState();
        current = waiting.session;
        if (isSignedIn) return { kind: 'tokens', isNewDevice: stage.hasNewDevice() };
        return stepOf(nextStep);
      }
      const goOn = async (challengeResponse: string): Promise<Step> => {
        if (waiting.session !== current) throw refusal('NotAuthorizedException', 'Invalid session for the user');
        return take(() => confirmSignIn(own, { challengeResponse }));
      };
      return {
        signIn: (password) => {
          current = '';
          return take(() => signIn(own, { username, password }));
        },
        chooseFactor: (factor) => goOn(CHOICES[factor]),
        answerCode: (_factor, code) => goOn(code),
        rememberDevice: () => rememberDevice(own),
        waiting: () => waiting,
      };
    },
    forgotPassword: async (username) => {
      const { nextStep } = await resetPassword(ctx, { username });
      return nextStep.codeDeliveryDetails.destination;
    },
    confirmForgotPassword: (username, confirmationCode, newPassword) =>
      confirmResetPassword(ctx, { username, confirmationCode, newPassword }),
    changePassword: (oldPassword, newPassword) => updatePassword(ctx, { oldPassword, newPassword }),
    attributes: () => fetchUserAttributes(ctx),
    user: async () => {
      const [attributes, { enabled = [] }] = await Promise.all([fetchUserAttributes(ctx), fetchMFAPreference(ctx)]);
      const isOn = (factor: SecondFactor) => enabled.includes(CHOICES[factor]);
      return { attributes, factors: (['sms', 'totp'] as const).filter(isOn).map((factor) => FACTOR_NAMES[factor]) };
    },
    updateAttribute: async (name, value) => {
      const updated = await updateUserAttributes(ctx, { userAttributes: { [name]: value } });
      return updated[name]?.nextStep.codeDeliveryDetails?.destination;
    },
    sendAttributeCode: async (userAttributeKey) =>
      (await sendUserAttributeVerificationCode(ctx, { userAttributeKey })).destination,
    verifyAttribute: (userAttributeKey, confirmationCode) =>
      confirmUserAttribute(ctx, { userAttributeKey, confirmationCode }),
    newAppSecret: async () => (await setUpTOTP(ctx)).sharedSecret,
    verifyApp: (code, friendlyDeviceName) => verifyTOTPSetup(ctx, { code, options: { friendlyDeviceName } }),
    setFactors: (sms, totp) => updateMFAPreference(ctx, { sms: preferenceOf(sms), totp: preferenceOf(totp) }),
    // Amplify returns the first 60 devices alone.
    devices: async (Limit, PaginationToken) =>
      (await callSignedIn('ListDevices', {
        Limit,
        ...(PaginationToken !== null && { PaginationToken }),
      })) as DevicePage,
    forgetDevice: (id) => forgetDevice(ctx, { device: { id } }),
    // Amplify can only forget a device, whose session cannot be renewed then.
    distrustDevice: (DeviceKey) =>
      callSignedIn('UpdateDeviceStatus', { DeviceKey, DeviceRememberedStatus: 'not_remembered' }),
    // Amplify hides its failure.
    signOutEverywhere: () => callSignedIn('GlobalSignOut'),
  };
}

/** Amplify's own tokens of one sign-in, kept in its stage. */
function stagedTokens(config: AuthConfig, stage: Stage): TokenProvider {
  const store = new DefaultTokenStore();
  store.setAuthConfig(config);
  store.setKeyValueStorage({
    getItem: async (key) => stage.getItem(key),
    setItem: async (key, value) => stage.setItem(key, value),
    removeItem: async (key) => stage.removeItem(key),
    clear: async () => stage.clear(),
  });
  const tokens = new TokenOrchestrator();
  tokens.setAuthConfig(config);
  tokens.setAuthTokenStore(store);
  tokens.setTokenRefresher(refreshAuthTokensWithoutDedupe);
  const provider: TokenProvider = { getTokens: (options) => tokens.getTokens(options) };
  // Otherwise the functions of a context write to the tokens of the page.
  registerContextTokenOrchestrator(provider, tokens);
  return provider;
}

function stepOf(next: SignInOutput['nextStep']): Step {
  switch (next.signInStep) {
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { kind: 'code', factor: 'sms', destination: next.codeDeliveryDetails?.destination };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { kind: 'code', factor: 'totp', destination: undefined };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION': {
      const allowed = next.allowedMFATypes ?? [];
      const factors = (['sms', 'totp'] as const).filter((factor) => allowed.includes(CHOICES[factor]));
      return { kind: 'choice', factors };
    }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'new_password' };
    // Amplify returns these errors as steps.
    case 'CONFIRM_SIGN_UP':
      throw refusal('UserNotConfirmedException');
    case 'RESET_PASSWORD':
      throw refusal('PasswordResetRequiredException');
    default:
      throw refusal(next.signInStep);
  }
}

const preferenceOf = ({ Enabled, PreferredMfa }: Setting) =>
  PreferredMfa ? 'PREFERRED' : Enabled ? 'NOT_PREFERRED' : 'DISABLED';
