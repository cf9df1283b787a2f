import { sendOut } from '../../world/outbox.ts';
import type { Instant, InvitationRow, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { owns } from '../access/rights.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { problemOf, type TokenProblem } from '../accounts/refusals.ts';
import { unschedule } from '../due.ts';
import { addsOffered } from '../users/grants.ts';
import { setAccess } from '../users/set-access.ts';
import { vehicleNames } from './invite.ts';
import { answerLetter, withdrawnLetter } from './letters.ts';

export type AnswerOutcome =
  | { kind: 'refused'; problem: TokenProblem }
  /** The invitation is for another user, or the caller's own. */
  | { kind: 'wrong_person' }
  /** A shared vehicle is offered to a new owner. */
  | { kind: 'pending_transfer' }
  | { kind: 'done' };

const refused = (problem: TokenProblem): AnswerOutcome => ({ kind: 'refused', problem });

/**
 * Gives the invited user access to the shared vehicles (commerce 4). Replaces their previous access to the same
 * vehicles, which may lower it. Only the user with the invited address may accept.
 */
export function acceptInvitation(world: World, token: string, user: UserRow, now: Instant): AnswerOutcome {
  const row = world.tables.invitations.get(token);
  if (!row) return refused('INVALID_TOKEN');
  if (row.email !== user.email || owns(user, row.subscriber)) return { kind: 'wrong_person' };
  const problem = problemOf(row.status);
  if (problem) return refused(problem);

  const { subscriber } = row;
  const own = user.vehicle_access.filter((entry) => entry.subscriber === subscriber);
  if (addsOffered(world, row.vehicle_access, own)) return { kind: 'pending_transfer' };
  const granted = row.vehicle_access.map((grant) => ({ ...grant, subscriber }));
  const replaced = new Set(granted.map(({ vehicle }) => vehicle));
  const isGuest = user.user_type.some((entry) => entry.type === 'vehicle_user' && entry.subscriber === subscriber);
  if (!isGuest) {
    const role = { type: 'vehicle_user', subscriber } as const;
    world.tables.users.update(user.id, { user_type: [...user.user_type, role] });
  }
  const kept = user.vehicle_access.filter((entry) => entry.subscriber !== subscriber || !replaced.has(entry.vehicle));
  setAccess(world, user, [...kept, ...granted], { actor: user, subscriber, now });
  close(world, row, 'accepted', now);
  notifyOwner(world, row, 'accepted', fullName(user));
  return { kind: 'done' };
}

/** Declines with the token, or cancels as the signed-in owner (core 7). Returns why it cannot, or null. */
export function declineInvitation(
  world: World,
  token: string,
  user: UserRow | null,
  now: Instant,
): TokenProblem | null {
  const row = world.tables.invitations.get(token);
  if (!row) return 'INVALID_TOKEN';
  const problem = problemOf(row.status);
  if (problem) return problem;
  if (user && owns(user, row.subscriber)) cancelInvitation(world, row, user, now);
  else {
    close(world, row, 'declined', now);
    notifyOwner(world, row, 'declined', row.email);
  }
  return null;
}

/** Cancels an invitation, without a letter. */
export const withdrawInvitation = (world: World, row: InvitationRow, now: Instant): void =>
  close(world, row, 'canceled', now);

/** Cancels an invitation. */
export function cancelInvitation(world: World, row: InvitationRow, owner: UserRow, now: Instant): void {
  withdrawInvitation(world, row, now);
  sendOut(world, withdrawnLetter({ to: row.email, owner: fullName(owner) }));
}

/** Expires an unanswered invitation. */
export function expireInvitation(world: World, token: string, at: Instant): void {
  const row = world.tables.invitations.get(token);
  if (!row || problemOf(row.status)) return;
  world.tables.invitations.update(row.id, { status: 'expired' });
  notifyOwner(world, row, 'expired', row.email, at);
}

function close(world: World, { id }: InvitationRow, status: InvitationRow['status'], now: Instant): void {
  unschedule(world, 'invitation_expires', id);
  world.tables.invitations.update(id, { status, answered_at: now });
}

type Outcome = 'accepted' | 'declined' | 'expired';

function notifyOwner(world: World, row: InvitationRow, outcome: Outcome, guest: string, at?: Instant): void {
  const owner = ownerOf(world, row.subscriber);
  if (owner) sendOut(world, answerLetter({ to: owner.email, guest, vehicles: vehicleNames(world, row) }, outcome), at);
}
