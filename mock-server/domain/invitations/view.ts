import type { InvitationToken } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { InvitationRow, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { ownSubscriber } from '../access/rights.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { iso } from '../iso.ts';
import { isWaiting } from './waiting.ts';

/** An invitation as its account and its recipient see it (core 3). */
export function invitationView(world: World, row: InvitationRow): EveryKey<InvitationToken> {
  const { id, email, status, subscriber, vehicle_access, created_at, expires_at } = row;
  const owner = ownerOf(world, subscriber);
  const levels = new Set(vehicle_access.map((grant) => grant.access_level));
  const [level] = levels;
  return {
    token: id,
    token_type: 'accept_decline_invitation',
    email,
    status,
    vehicles: vehicle_access.map((grant) => grant.vehicle),
    // A single value cannot represent mixed levels.
    access_level: levels.size === 1 ? level : undefined,
    vehicle_access: vehicle_access.map((grant) => ({
      ...grant,
      subscriber,
      access_start: iso(grant.access_start),
      access_end: iso(grant.access_end),
    })),
    subscriber,
    sender: owner ? fullName(owner) : '',
    created_at: iso(created_at),
    expires_at: iso(expires_at),
    answered_at: null,
  };
}

/** Pending invitations from the user's account and to the user. */
export function invitationsSeenBy(world: World, user: UserRow): InvitationRow[] {
  const account = ownSubscriber(user);
  return [...world.tables.invitations.values()].filter(
    (row) => isWaiting(row) && (row.subscriber === account || row.email === user.email),
  );
}
