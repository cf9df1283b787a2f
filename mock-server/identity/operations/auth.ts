import { z } from 'zod';
import type { IdentityUserRow } from '../../world/rows.ts';
import { findDevice } from '../devices.ts';
import { refuse } from '../errors.ts';
import { countFailure, credentialOf, isLocked, passwordSubject, setPassword } from '../passwords.ts';
import { beginDecoyHandshake, beginHandshake, type Identity, isProved, proof, readSession } from '../sessions.ts';
import { afterOwnPassword, afterPassword, authenticationResult } from '../sign-in.ts';
import { renewTokens } from '../tokens.ts';
import { findChallenged, findUser, freshUser } from '../users.ts';
import { answerDevice, answerDevicePassword } from './devices.ts';
import { answerAppCode, answerSelection, answerSmsCode } from './mfa.ts';
import { forClient, parse, srpNumber, text } from './operation.ts';

const initiation = z.discriminatedUnion('AuthFlow', [
  z.object({ AuthFlow: z.literal('USER_SRP_AUTH'), AuthParameters: z.object({ USERNAME: text, SRP_A: srpNumber }) }),
  z.object({
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: z.object({ REFRESH_TOKEN: text, DEVICE_KEY: text.nullish() }),
  }),
]);

const InitiateAuth = forClient(initiation, async (identity, input) => {
  if (input.AuthFlow === 'USER_SRP_AUTH') {
    const { USERNAME, SRP_A } = input.AuthParameters;
    return challengePassword(identity, USERNAME, SRP_A);
  }
  const { REFRESH_TOKEN, DEVICE_KEY = null } = input.AuthParameters;
  return { ChallengeParameters: {}, ...(await renewal(identity, REFRESH_TOKEN, DEVICE_KEY)) };
});

const GetTokensFromRefreshToken = forClient(
  z.object({ RefreshToken: text, DeviceKey: text.nullish() }),
  (identity, { RefreshToken, DeviceKey = null }) => renewal(identity, RefreshToken, DeviceKey),
);

/** Issues new access and id tokens. The pool does not rotate refresh tokens, so the client keeps its own. */
async function renewal({ world, keys, pool }: Identity, token: string, deviceKey: string | null): Promise<object> {
  return { AuthenticationResult: authenticationResult(await renewTokens(world, token, deviceKey, keys, pool)) };
}

async function challengePassword(identity: Identity, name: string, clientNumber: string): Promise<object> {
  const { world, pool } = identity;
  const user = findUser(world, name);
  const verifier = user && (await credentialOf(world, user, pool));
  const username = user?.username ?? name.toLowerCase();
  const subject = passwordSubject({ username }, pool);
  const handshake = verifier
    ? await beginHandshake(identity, subject, verifier, clientNumber)
    : await beginDecoyHandshake(identity, subject, clientNumber);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: { ...handshake, USERNAME: username, USER_ID_FOR_SRP: username },
  };
}

const passwordAnswer = proof.extend({ USERNAME: text, DEVICE_KEY: text.nullish() });

async function answerPassword(identity: Identity, responses: unknown): Promise<object> {
  const answer = parse(passwordAnswer, responses);
  const user = findChallenged(identity.world, answer.USERNAME);
  if (!user) throw refuse('wrongPassword');
  await provePassword(identity, user, answer);
  const proved = freshUser(identity.world, user.id);
  if (!proved.enabled) throw refuse('disabled');
  // The SDK resends the same block without the device after an answer that the device is unknown.
  if (answer.DEVICE_KEY && !findDevice(proved, answer.DEVICE_KEY)) throw refuse('unknownDevice');
  return afterPassword({ ...identity, user: proved, device_key: answer.DEVICE_KEY ?? null });
}

async function provePassword(
  identity: Identity,
  user: IdentityUserRow,
  answer: z.output<typeof passwordAnswer>,
): Promise<void> {
  if (user.status === 'UNCONFIRMED') throw refuse('unconfirmed');
  if (user.status === 'RESET_REQUIRED') throw refuse('resetRequired');
  if (isLocked(identity.world, user)) throw refuse('tooManyTries');
  if (await isProved(identity, passwordSubject(user, identity.pool), user.verifier, answer)) return;
  countFailure(identity.world, user.id);
  throw refuse('wrongPassword');
}

async function answerNewPassword(identity: Identity, responses: unknown, session: string): Promise<object> {
  const { NEW_PASSWORD } = parse(z.object({ NEW_PASSWORD: z.string() }), responses);
  const signIn = await readSession(identity, session, ['NEW_PASSWORD_REQUIRED']);
  if (signIn.user.status !== 'FORCE_CHANGE_PASSWORD') throw refuse('sessionInvalid');
  await setPassword(identity.world, signIn.user, NEW_PASSWORD, identity.pool);
  return afterOwnPassword(signIn);
}

const ANSWERS = {
  PASSWORD_VERIFIER: answerPassword,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  SELECT_MFA_TYPE: answerSelection,
  SMS_MFA: answerSmsCode,
  SOFTWARE_TOKEN_MFA: answerAppCode,
  DEVICE_SRP_AUTH: answerDevice,
  DEVICE_PASSWORD_VERIFIER: answerDevicePassword,
};

const response = z.object({
  ChallengeName: z.enum(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]),
  ChallengeResponses: z.record(z.string(), z.string().nullish()),
  Session: text.nullish(),
});

const RespondToAuthChallenge = forClient(response, (identity, { ChallengeName, ChallengeResponses, Session }) =>
  ANSWERS[ChallengeName](identity, ChallengeResponses, Session ?? ''),
);

export const authOperations = { InitiateAuth, RespondToAuthChallenge, GetTokensFromRefreshToken };
