import type { InvitationToken } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import { DAY } from '../../world/duration.ts';
import type { Instant, InvitationRow, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { ownSubscriber } from '../access/rights.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { iso } from '../iso.ts';
import { isWaiting } from './waiting.ts';

/** An invitation as its account and its recipient see it (core 3). */
export function invitationView(world: World, row: InvitationRow): EveryKey<InvitationToken> {
  const { id, email, status, subscriber, vehicle_access, created_at, expires_at, answered_at } = row;
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
    answered_at: iso(answered_at),
  };
}

/** How long its sender sees a declined invitation. */
const DECLINED_FOR = 30 * DAY;

/** Open invitations from the user's account and to the user, and recently declined ones of the account (commerce 3, commerce 4). */
export function invitationsSeenBy(world: World, user: UserRow, now: Instant): InvitationRow[] {
  const account = ownSubscriber(user);
  const rows = [...world.tables.invitations.values()];
  return rows.filter((row, index) => {
    const isOwn = row.subscriber === account;
    if (isWaiting(row)) return isOwn || row.email === user.email;
    if (!isOwn || row.status !== 'declined' || (row.answered_at ?? 0) <= now - DECLINED_FOR) return false;
    // A later invitation of the same user takes its place.
    return !rows.slice(index + 1).some(({ email, subscriber }) => email === row.email && subscriber === account);
  });
}
