import type { ChangeEmailRequest } from '../../../generated/contract/types.gen.ts';
import { sendOut } from '../../world/outbox.ts';
import type { Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { ownSubscriber } from '../access/rights.ts';
import { confirmEmailLetter, emailChangedLetter, emailChangedText, emailChangeLetter } from './letters.ts';
import { countMessage } from './limits.ts';
import { closeLinks, findLink, makeLink } from './links.ts';
import { EMAIL_RESERVED, EMAIL_TAKEN, EMAIL_UNCHANGED, EMAILS_MUST_MATCH, type Errors } from './messages.ts';
import { addressOf, isTaken } from './people.ts';
import type { TokenProblem } from './refusals.ts';
import { isReserved } from './reserved.ts';

const PURPOSES = ['accept_email_change', 'decline_email_change'] as const;

export type RequestOutcome =
  | { kind: 'invalid'; errors: Errors }
  | { kind: 'too_many'; seconds: number }
  | { kind: 'sent' };
export type AnswerOutcome =
  | { kind: 'refused'; problem: TokenProblem }
  | { kind: 'invalid'; errors: Errors }
  | { kind: 'done' };

/**
 * Starts a change of e-mail and writes to both addresses. The change takes effect once confirmed from the letter to the
 * new address; both letters can decline it. A new request replaces an earlier one.
 */
export function requestEmailChange(
  world: World,
  user: UserRow,
  request: ChangeEmailRequest,
  now: Instant,
): RequestOutcome {
  const wanted = addressOf(request.email);
  const errors: Errors = {};
  if (wanted === user.email) errors['email'] = [EMAIL_UNCHANGED];
  else if (isReserved(wanted)) errors['email'] = [EMAIL_RESERVED];
  else if (isTaken(world, wanted, user.sub)) errors['email'] = [EMAIL_TAKEN];
  if (addressOf(request.confirm_email) !== wanted) errors['confirm_email'] = [EMAILS_MUST_MATCH];
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const seconds = countMessage(world, `email-change:${user.id}`, now);
  if (seconds !== null) return { kind: 'too_many', seconds };

  closeLinks(world, user.sub, PURPOSES, 'withdrawn');
  const to = { sub: user.sub, email: wanted };
  const accept = makeLink(world, 'accept_email_change', to, now).id;
  const decline = makeLink(world, 'decline_email_change', to, now).id;
  const change = { name: user.first_name, current: user.email, wanted, decline };
  sendOut(world, confirmEmailLetter({ ...change, accept }));
  sendOut(world, emailChangeLetter(change));
  return { kind: 'sent' };
}

/** Makes the new address the one for signing in and for messages. Moves pending invitations and offers to it. */
export function acceptEmailChange(world: World, token: string): AnswerOutcome {
  const link = findLink(world, token, ['accept_email_change']);
  if (typeof link === 'string') return { kind: 'refused', problem: link };
  const user = world.tables.users.oneBy('sub', link.sub);
  if (!user) return { kind: 'refused', problem: 'INVALID_TOKEN' };
  if (isTaken(world, link.email, link.sub)) return { kind: 'invalid', errors: { email: [EMAIL_TAKEN] } };

  closeLinks(world, link.sub, PURPOSES, 'used');
  world.tables.identity_users.update(link.sub, { email: link.email, email_verified: true });
  world.tables.users.update(user.id, { email: link.email });
  readdress(world, user.email, link.email);
  for (const to of [link.email, user.email]) {
    sendOut(world, emailChangedLetter({ to, name: user.first_name, wanted: link.email }));
  }
  const account = world.tables.subscribers.get(ownSubscriber(user) ?? 0);
  if (account?.text_message_consent && user.phone_number) sendOut(world, emailChangedText(user.phone_number));
  return { kind: 'done' };
}

/** Declines the change. Returns why it cannot, or null. */
export function declineEmailChange(world: World, token: string): TokenProblem | null {
  const link = findLink(world, token, ['decline_email_change']);
  if (typeof link === 'string') return link;
  closeLinks(world, link.sub, ['decline_email_change'], 'used');
  closeLinks(world, link.sub, ['accept_email_change'], 'withdrawn');
  return null;
}

/** Moves pending invitations and offers from one address to another. */
function readdress(world: World, from: string, to: string): void {
  const { invitations, transfers, vehicles } = world.tables;
  for (const { id, status } of invitations.by('email', from)) {
    if (status === 'pending' || status === 'resent') invitations.update(id, { email: to });
  }
  for (const { id, status, vehicle } of transfers.by('email', from)) {
    if (status !== 'pending') continue;
    transfers.update(id, { email: to });
    vehicles.update(vehicle, { pending_transfer_to: to });
  }
}
