import { z } from 'zod';
import type { IdentityUserRow } from '../../world/rows.ts';
import { randomBytes } from '../bytes.ts';
import { reopenStep, spendStep, takeCode } from '../codes.ts';
import { type IdentityError, invalidParameter, refuse } from '../errors.ts';
import { countFailure, isLocked } from '../passwords.ts';
import { type Identity, readSession, type SignIn } from '../sessions.ts';
import { afterSecondFactor, askSecondFactor } from '../sign-in.ts';
import { matchingStep, toBase32 } from '../totp.ts';
import { freshUser } from '../users.ts';
import { forUser, parse } from './operation.ts';

const factor = z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']);
type Factor = z.output<typeof factor>;
const digits = z.string().max(20);

export async function answerSelection(identity: Identity, responses: unknown, session: string): Promise<object> {
  const { ANSWER } = parse(z.object({ ANSWER: factor }), responses);
  const signIn = await readSession(identity, session, ['SELECT_MFA_TYPE']);
  if (!signIn.user.mfa.includes(ANSWER)) throw invalidParameter('Invalid MFA selection');
  refuseLocked(signIn);
  const step = { sub: signIn.user.id, step: signIn.step, nonce: signIn.nonce };
  spendStep(signIn.world, step);
  try {
    return await askSecondFactor(signIn, ANSWER);
  } catch (error) {
    // Keeps the step open, so that the user may choose the app, for example at the SMS limit.
    reopenStep(signIn.world, step);
    throw error;
  }
}

export async function answerSmsCode(identity: Identity, responses: unknown, session: string): Promise<object> {
  const { SMS_MFA_CODE } = parse(z.object({ SMS_MFA_CODE: digits }), responses);
  const signIn = await readSession(identity, session, ['SMS_MFA']);
  const right = takeCode(identity.world, signIn.user.id, `sign_in:${signIn.nonce}`, (code) => {
    refuseLocked(signIn);
    return code === SMS_MFA_CODE;
  });
  if (!right) throw wrongFactor(signIn, 'wrongSmsCode');
  return afterSecondFactor(signIn);
}

export async function answerAppCode(identity: Identity, responses: unknown, session: string): Promise<object> {
  const { SOFTWARE_TOKEN_MFA_CODE } = parse(z.object({ SOFTWARE_TOKEN_MFA_CODE: digits }), responses);
  const { world } = identity;
  const signIn = await readSession(identity, session, ['SOFTWARE_TOKEN_MFA']);
  const { id, totp_secret } = signIn.user;
  const step = totp_secret && (await matchingStep(totp_secret, SOFTWARE_TOKEN_MFA_CODE, world.clock.now()));
  if (step && step <= (freshUser(world, id).totp_step ?? 0)) throw refuse('codeExpired');
  const right = takeCode(world, id, `sign_in:${signIn.nonce}`, () => {
    refuseLocked(signIn);
    return Boolean(step);
  });
  if (!step || !right) throw wrongFactor(signIn, 'wrongAppCode');
  world.tables.identity_users.update(id, { totp_step: step });
  return afterSecondFactor(signIn);
}

/** Applies the password lockout to codes. The password was right, but the codes are being guessed. */
function refuseLocked({ world, user }: SignIn): void {
  if (isLocked(world, freshUser(world, user.id))) throw refuse('tooManyTries');
}

/** Counts a wrong second factor as a failed sign-in. Otherwise codes could be guessed over many sessions. */
function wrongFactor({ world, user }: SignIn, refusal: 'wrongSmsCode' | 'wrongAppCode'): IdentityError {
  countFailure(world, user.id);
  return refuse(refusal);
}

const AssociateSoftwareToken = forUser(z.object({}), ({ world }, _, { user }) => {
  const pending_totp_secret = toBase32(randomBytes(32));
  world.tables.identity_users.update(user.id, { pending_totp_secret });
  return { SecretCode: pending_totp_secret };
});

const VerifySoftwareToken = forUser(z.object({ UserCode: digits }), async ({ world }, input, { user }) => {
  const secret = user.pending_totp_secret;
  const step = secret && (await matchingStep(secret, input.UserCode, world.clock.now()));
  if (!step) throw refuse('wrongAppSetup');
  world.tables.identity_users.update(user.id, { totp_secret: secret, pending_totp_secret: null, totp_step: step });
  return { Status: 'SUCCESS' };
});

const setting = z.object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() }).nullish();
type Setting = z.output<typeof setting>;
const preference = z.object({ SMSMfaSettings: setting, SoftwareTokenMfaSettings: setting });

const SetUserMFAPreference = forUser(preference, ({ world }, input, { user }) => {
  const { SMSMfaSettings: sms, SoftwareTokenMfaSettings: app } = input;
  if (sms?.Enabled && !(user.phone_number && user.phone_verified)) {
    throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
  }
  if (app?.Enabled && !user.totp_secret) throw invalidParameter('User has not verified software token mfa');
  if (sms?.PreferredMfa && app?.PreferredMfa) throw invalidParameter('Only one MFA can be preferred');
  const changed = withFactor(withFactor(user, 'SMS_MFA', sms), 'SOFTWARE_TOKEN_MFA', app);
  world.tables.identity_users.put(changed);
  return {};
});

/** Applies a factor setting to a user. Without a setting the factor stays unchanged. */
function withFactor(user: IdentityUserRow, factor: Factor, setting: Setting): IdentityUserRow {
  if (!setting) return user;
  const others = user.mfa.filter((each) => each !== factor);
  const otherPreferred = user.preferred_mfa === factor ? null : user.preferred_mfa;
  if (!setting.Enabled) return { ...user, mfa: others, preferred_mfa: otherPreferred };
  return { ...user, mfa: [...others, factor], preferred_mfa: setting.PreferredMfa ? factor : otherPreferred };
}

export const mfaOperations = { AssociateSoftwareToken, VerifySoftwareToken, SetUserMFAPreference };
