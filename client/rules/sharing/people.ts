import type { InvitationToken, User, Vehicle, VehicleAccess } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { ALLOWED, notAllowed } from '../access/gate.ts';
import { byName } from '../groups/groups.ts';
import { isRestricted } from '../vehicle/vehicle-state.ts';

/** Name of a person to show. The address, if there is none. */
export const personName = ({
  first_name,
  last_name,
  email,
}: Pick<User, 'first_name' | 'last_name' | 'email'>): string => `${first_name} ${last_name}`.trim() || email;

/** Records of a user about vehicles of one account. */
export const accessTo = ({ vehicle_access }: Pick<User, 'vehicle_access'>, account: number): VehicleAccess[] =>
  vehicle_access.filter(({ subscriber }) => subscriber === account);

/** Guests of an account, by name (core 6): they hold the role, or access to one of its vehicles. */
export function guestsOf(users: readonly User[], account: number, ownId: number): User[] {
  const isGuest = (user: User) =>
    user.id !== ownId &&
    (user.user_type.some(({ type, subscriber }) => type === 'vehicle_user' && subscriber === account) ||
      accessTo(user, account).length > 0);
  return users.filter(isGuest).toSorted((a, b) => byName(personName(a), personName(b)) || a.id - b.id);
}

/** What one account shares with the user. `owner`: `null` if the user cannot see them (core 6). */
export type Share = { account: number; owner: User | null; access: VehicleAccess[] };

/** Accounts of others that share with the user, or did and still list them. */
export function sharesOf(user: User, users: readonly User[]): Share[] {
  const own = new Set(user.user_type.filter(({ type }) => type === 'owner').map(({ subscriber }) => subscriber));
  const roles = user.user_type.filter(({ type }) => type === 'vehicle_user').map(({ subscriber }) => subscriber);
  const accounts = new Set([...roles, ...user.vehicle_access.map(({ subscriber }) => subscriber)]);
  return [...accounts]
    .filter((account) => !own.has(account))
    .map((account) => ({
      account,
      owner:
        users.find(({ user_type }) =>
          user_type.some(({ type, subscriber }) => type === 'owner' && subscriber === account),
        ) ?? null,
      access: accessTo(user, account),
    }));
}

/** Why a vehicle cannot be shared. */
export type ShareDisabledReason = 'shared' | 'pending_transfer' | 'restricted';

/** Owners share their own vehicles, unless a transfer is pending or the vehicle is restricted (commerce 4, commerce 6). */
export function shareGate(
  vehicle: Vehicle,
  { user, now }: { user: Pick<User, 'country'>; now: number },
): Gate<ShareDisabledReason> {
  if (vehicle.isShared) return notAllowed('shared');
  if (vehicle.is_pending_transfer) return notAllowed('pending_transfer');
  return isRestricted(vehicle, user, now) ? notAllowed('restricted') : ALLOWED;
}

/** State of an invitation to show. Accepted ones are people, and canceled ones are gone (commerce 4). */
export type InvitationState = 'pending' | 'resent' | 'declined' | 'expired';

export function invitationState({ status, expires_at }: InvitationToken, now: number): InvitationState | null {
  if (status === 'accepted' || status === 'canceled') return null;
  if (status === 'declined') return 'declined';
  if (expires_at && Date.parse(expires_at) <= now) return 'expired';
  return status === 'resent' ? 'resent' : 'pending';
}

/** Invitations that the user sent, and those that wait for their own answer. */
export function sortInvitations(
  tokens: readonly InvitationToken[],
  { email, account, now }: { email: string; account: number | null; now: number },
): { sent: InvitationToken[]; received: InvitationToken[] } {
  const [sent, received]: InvitationToken[][] = [[], []];
  for (const token of tokens) {
    if (token.token_type !== 'accept_decline_invitation' || invitationState(token, now) === null) continue;
    const isToMe = token.email?.toLowerCase() === email.toLowerCase();
    if (!isToMe && account !== null) sent?.push(token);
    else if (isToMe && token.status !== 'declined') received?.push(token);
  }
  return { sent: sent ?? [], received: received ?? [] };
}
