import type { SetPasswordRequest } from '../../../generated/contract/types.gen.ts';
import { passwordSubject, policyError } from '../../identity/passwords.ts';
import { WAYMARK_POOL } from '../../identity/pool.ts';
import { makeVerifier, type Verifier } from '../../identity/srp.ts';
import { sendOut } from '../../world/outbox.ts';
import type { IdentityUserRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { passwordLetter, registrationLetter } from './letters.ts';
import { countMessage } from './limits.ts';
import { closeLinks, findLink, makeLink } from './links.ts';
import { type Errors, PASSWORD_INVALID, PASSWORDS_MUST_MATCH } from './messages.ts';
import { addressOf, identityOf } from './people.ts';
import { type TokenProblem, tokenMessage } from './refusals.ts';

type Refused = { errors: Errors; code?: TokenProblem };

const PURPOSES = ['complete_registration', 'setup_password'] as const;
/** Users who may be sent a link, by their status at the identity service. */
const LINK_OF: Partial<Record<IdentityUserRow['status'], (typeof PURPOSES)[number]>> = {
  UNCONFIRMED: 'complete_registration',
  FORCE_CHANGE_PASSWORD: 'setup_password',
};

/** The verifier of a first password. `null` if the password or its token is refused. */
export function firstCredential(world: World, token: string, password: string): Promise<Verifier> | null {
  const link = findLink(world, token, PURPOSES);
  const user = typeof link === 'string' ? undefined : world.tables.identity_users.get(link.sub);
  return user && !policyError(password) ? makeVerifier(passwordSubject(user, WAYMARK_POOL), password) : null;
}

/**
 * Sets the first password with the token of an e-mail, which also proves the address (core 5). Returns messages by
 * field if refused, with the code of an invalid token. A refusal changes nothing and a valid token stays valid.
 */
export function setFirstPassword(
  world: World,
  token: string,
  request: SetPasswordRequest,
  credential: Verifier | null,
): Refused | null {
  const { password, confirm_password } = request;
  const errors: Errors = {};
  const link = findLink(world, token, PURPOSES);
  if (request.token !== token) errors['token'] = ['Must be the token of the address'];
  else if (typeof link === 'string') errors['token'] = [tokenMessage('password', link)];
  if (policyError(password)) errors['password'] = [PASSWORD_INVALID];
  if (confirm_password !== password) errors['confirm_password'] = [PASSWORDS_MUST_MATCH];
  if (typeof link === 'string' || Object.keys(errors).length > 0) {
    return typeof link === 'string' ? { errors, code: link } : { errors };
  }

  if (!credential) throw new Error(`No verifier of the first password of ${link.sub}`);
  closeLinks(world, link.sub, PURPOSES, 'used');
  const { users, identity_users } = world.tables;
  identity_users.update(link.sub, {
    password: null,
    verifier: credential,
    status: 'CONFIRMED',
    email_verified: true,
    failures: 0,
    locked_until: 0,
  });
  const user = users.oneBy('sub', link.sub);
  if (user) users.update(user.id, { is_password_set: true });
  return null;
}

/**
 * Sends the link again to users who never confirmed their address or chose a password. Earlier links stay valid. Sends
 * nothing to other users or above the limit, and the answer does not reveal which case applies.
 */
export function resendLink(world: World, email: string, now: Instant): void {
  const person = identityOf(world, addressOf(email));
  const purpose = person && LINK_OF[person.status];
  if (!purpose || !person.enabled || countMessage(world, `link:${person.id}`, now) !== null) return;
  const { id: token } = makeLink(world, purpose, { sub: person.id, email: person.email }, now);
  const write = purpose === 'complete_registration' ? registrationLetter : passwordLetter;
  sendOut(world, write({ to: person.email, name: person.given_name, token }));
}
