import type { InviteRequest } from '../../../generated/contract/types.gen.ts';
import { DAY } from '../../world/duration.ts';
import { sendOut } from '../../world/outbox.ts';
import { secretId } from '../../world/random.ts';
import type { Instant, InvitationRow, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { countMessage } from '../accounts/limits.ts';
import type { Errors } from '../accounts/messages.ts';
import { addressOf, fullName } from '../accounts/people.ts';
import { schedule } from '../due.ts';
import { grantErrors, grantedBy, overlapOf, sharesOffered } from '../users/grants.ts';
import { invitationLetter } from './letters.ts';
import { isWaiting } from './waiting.ts';

const LIFE = 7 * DAY;

export type InviteOutcome =
  | { kind: 'invalid'; errors: Errors; holder: string | null }
  | { kind: 'pending_transfer' }
  | { kind: 'too_many'; seconds: number }
  | { kind: 'sent'; invitation: InvitationRow };

/** Names of the vehicles of an invitation. */
export function vehicleNames(world: World, { vehicle_access }: Pick<InvitationRow, 'vehicle_access'>): string[] {
  return vehicle_access.flatMap(({ vehicle }) => world.tables.vehicles.get(vehicle)?.vehicle_name ?? []);
}

/**
 * Invites a user to share vehicles (commerce 4). Resends a pending invitation of the account to that address: adds or
 * replaces vehicles, keeps the link and restarts its lifetime.
 */
export function invite(world: World, owner: UserRow, request: InviteRequest, now: Instant): InviteOutcome {
  const email = addressOf(request.email);
  const { subscriber } = request;
  const overlap = overlapOf(world, request.vehicles, 'vehicles', { subscriber, email, now });
  const errors: Errors = {
    ...overlap.errors,
    ...grantErrors(request.vehicles, 'vehicles', now),
  };
  if (email === owner.email) errors['email'] = ['Must be the email of another person'];
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, holder: overlap.holder };
  if (sharesOffered(world, request.vehicles)) return { kind: 'pending_transfer' };
  const seconds = countMessage(world, `invitation:${subscriber}:${email}`, now);
  if (seconds !== null) return { kind: 'too_many', seconds };

  const { invitations } = world.tables;
  const waiting = invitations.by('email', email).find((row) => row.subscriber === subscriber && isWaiting(row));
  const vehicle_access = merged(waiting?.vehicle_access ?? [], request.vehicles.map(grantedBy));
  const invitation = invitations.put({
    id: waiting?.id ?? secretId(),
    email,
    status: waiting ? 'resent' : 'pending',
    subscriber,
    vehicle_access,
    created_at: waiting?.created_at ?? now,
    expires_at: Math.min(now + LIFE, ...endOf(vehicle_access)),
    answered_at: null,
  });
  schedule(world, 'invitation_expires', invitation.id, invitation.expires_at);
  const vehicles = vehicleNames(world, invitation);
  sendOut(world, invitationLetter({ token: invitation.id, to: email, owner: fullName(owner), vehicles }));
  return { kind: 'sent', invitation };
}

type Offered = InvitationRow['vehicle_access'];

/** Merges grants. The latest entry of a vehicle wins. */
function merged(before: Offered, now: Offered): Offered {
  const again = new Set(now.map(({ vehicle }) => vehicle));
  return [...before.filter(({ vehicle }) => !again.has(vehicle)), ...now];
}

/** When the last access of an invitation ends: then nothing is left to accept. Empty: never. */
export function endOf(offered: Offered): Instant[] {
  const ends = offered.flatMap(({ access_end }) => access_end ?? []);
  return ends.length === offered.length ? [Math.max(...ends)] : [];
}
