import { z } from 'zod';
import { sendCode, takeCode } from '../codes.ts';
import { refuse } from '../errors.ts';
import { checkPolicy, countFailure, credentialOf, isLocked, passwordSubject, setPassword } from '../passwords.ts';
import { makeVerifier } from '../srp.ts';
import { findUser } from '../users.ts';
import { forClient, forUser, text } from './operation.ts';

const ForgotPassword = forClient(z.object({ Username: text }), ({ world }, { Username }) => {
  const user = findUser(world, Username);
  if (!user) throw refuse('unknownUser');
  if (!user.enabled) throw refuse('disabled');
  if (user.status === 'FORCE_CHANGE_PASSWORD') throw refuse('notResettable');
  if (!user.email_verified && !user.phone_verified) throw refuse('nothingVerified');
  const channel = user.email_verified ? 'email' : 'phone_number';
  return { CodeDeliveryDetails: sendCode(world, user, 'forgot_password', channel) };
});

const reset = z.object({ Username: text, ConfirmationCode: z.string(), Password: z.string() });

const ConfirmForgotPassword = forClient(reset, async ({ world, pool }, input) => {
  const user = findUser(world, input.Username);
  if (!user) throw refuse('unknownUser');
  checkPolicy(input.Password);
  const right = takeCode(world, user.id, 'forgot_password', (code) => code === input.ConfirmationCode);
  if (!right) throw refuse('wrongCode');
  await setPassword(world, user, input.Password, pool);
  return {};
});

const change = z.object({ PreviousPassword: z.string().max(256), ProposedPassword: z.string() });

const ChangePassword = forUser(change, async ({ world, pool }, input, { user }) => {
  if (isLocked(world, user)) throw refuse('limit');
  const current = await credentialOf(world, user, pool);
  const given = current && (await makeVerifier(passwordSubject(user, pool), input.PreviousPassword, current.salt));
  if (!given || given.verifier !== current.verifier) {
    countFailure(world, user.id);
    throw refuse('wrongPassword');
  }
  await setPassword(world, user, input.ProposedPassword, pool);
  return {};
});

export const passwordOperations = { ForgotPassword, ConfirmForgotPassword, ChangePassword };
