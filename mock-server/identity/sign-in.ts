/** Steps of a sign-in: password, new password, second factor or remembered device, device, tokens. */
import type { IdentityUserRow } from '../world/rows.ts';
import { expectCode, sendCode } from './codes.ts';
import { deviceGroup, findDevice, newDeviceKey, updateDevice } from './devices.ts';
import { beginSession, newNonce, type SignIn, type Step } from './sessions.ts';
import { issueTokens, type ShortTokens, TOKEN_LIFE } from './tokens.ts';
import { userAttributes } from './users.ts';

export const challenge = async (
  signIn: SignIn,
  step: Step,
  parameters: Record<string, string> = {},
  nonce = newNonce(),
): Promise<object> => ({
  ChallengeName: step,
  Session: await beginSession(signIn, step, nonce),
  ChallengeParameters: { USERNAME: signIn.user.username, USER_ID_FOR_SRP: signIn.user.username, ...parameters },
});

export async function afterPassword(signIn: SignIn): Promise<object> {
  if (signIn.user.status !== 'FORCE_CHANGE_PASSWORD') return afterOwnPassword(signIn);
  const { sub: _, ...attributes } = userAttributes(signIn.user);
  const parameters = { requiredAttributes: '[]', userAttributes: JSON.stringify(attributes) };
  return challenge(signIn, 'NEW_PASSWORD_REQUIRED', parameters);
}

export async function afterOwnPassword(signIn: SignIn): Promise<object> {
  const { mfa, preferred_mfa } = signIn.user;
  const isRemembered = findDevice(signIn.user, signIn.device_key)?.remembered;
  const [factor] = preferred_mfa ? [preferred_mfa] : mfa;
  if (!factor || isRemembered) return afterSecondFactor(signIn);
  if (preferred_mfa || mfa.length === 1) return askSecondFactor(signIn, factor);
  return challenge(signIn, 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: JSON.stringify(mfa) });
}

/** Sends the SMS code, or expects a code of the authenticator app. */
export async function askSecondFactor(signIn: SignIn, factor: IdentityUserRow['mfa'][number]): Promise<object> {
  const nonce = newNonce();
  if (factor === 'SOFTWARE_TOKEN_MFA') {
    expectCode(signIn.world, signIn.user.id, `sign_in:${nonce}`);
    return challenge(signIn, factor, { FRIENDLY_DEVICE_NAME: 'Authenticator app' }, nonce);
  }
  const { DeliveryMedium, Destination } = sendCode(signIn.world, signIn.user, `sign_in:${nonce}`, 'phone_number');
  const delivery = { CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium, CODE_DELIVERY_DESTINATION: Destination };
  return challenge(signIn, factor, delivery, nonce);
}

/** Asks a browser with a known device key to prove it. Offers a new key to any other. */
export async function afterSecondFactor(signIn: SignIn): Promise<object> {
  return findDevice(signIn.user, signIn.device_key) ? challenge(signIn, 'DEVICE_SRP_AUTH') : finish(signIn, null);
}

export async function finish({ world, keys, pool, user }: SignIn, knownDevice: string | null): Promise<object> {
  world.tables.identity_users.update(user.id, { failures: 0, locked_until: 0 });
  if (knownDevice) updateDevice(world, user.id, knownDevice, { last_auth: world.clock.now() });
  const device_key = knownDevice ?? newDeviceKey(pool);
  const { refresh_token, ...tokens } = await issueTokens(world, user.id, keys, { device_key, pool });
  const NewDeviceMetadata = { DeviceKey: device_key, DeviceGroupKey: deviceGroup(device_key) };
  const result = { ...authenticationResult(tokens), RefreshToken: refresh_token };
  return {
    ChallengeParameters: {},
    AuthenticationResult: knownDevice ? result : { ...result, NewDeviceMetadata },
  };
}

export const authenticationResult = ({ access_token, id_token }: ShortTokens) => ({
  AccessToken: access_token,
  IdToken: id_token,
  ExpiresIn: TOKEN_LIFE,
  TokenType: 'Bearer',
});
