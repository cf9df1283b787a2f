import type { User, Vehicle } from '../../api/model.ts';
import type { Gate } from './gate.ts';

/**
 * Who somebody is (core 6). An owner who is also a guest elsewhere is an owner; an installer who owns or shares nothing has
 * neither billing nor a profile. Staff-type accounts are no role here: they cannot sign in (`rules/access/sign-in.ts`).
 */
export type Role = 'owner' | 'guest' | 'installer' | 'none';
type Whose = Pick<User, 'user_type'>;

export function roleOf({ user_type }: Whose): Role {
  const has = (type: string) => user_type.some((entry) => entry.type === type);
  if (has('owner')) return 'owner';
  if (has('vehicle_user')) return 'guest';
  return has('installer') ? 'installer' : 'none';
}

/** The account a user owns; null for everybody else. */
export const ownAccount = ({ user_type }: Whose): number | null =>
  user_type.find(({ type }) => type === 'owner')?.subscriber ?? null;

/** The account a user belongs to: their own, else the one that shares with them (core 6). */
export const accountOf = (user: Whose): number | null =>
  ownAccount(user) ?? user.user_type.find(({ type }) => type === 'vehicle_user')?.subscriber ?? null;

/** Why somebody may not do what belongs to an account. */
export type RoleDisabledReason = 'guest' | 'installer' | 'no_account';

const DISABLED_REASONS: Readonly<Record<Exclude<Role, 'owner'>, RoleDisabledReason>> = {
  guest: 'guest',
  installer: 'installer',
  none: 'no_account',
};

function ownersOnly(user: Whose): Gate<RoleDisabledReason> {
  const role = roleOf(user);
  return role === 'owner' ? { allowed: true } : { allowed: false, reason: DISABLED_REASONS[role] };
}

/** Consents of the account: text messages and billing notices (commerce 3). */
export const canManageSubscriber = ownersOnly;
/** To invite people, cancel invitations and end people's access (core 6). */
export const canManageGuests = ownersOnly;
/** Cards, receipts and subscriptions: the owner's, and no installer's (core 6, commerce 1). */
export const canSeeBilling = ownersOnly;

/** To put a device into a vehicle of the account (commerce 2, commerce 5). */
export const canAddVehicle = ownersOnly;
/** To give any vehicle of the account to another owner (core 6, commerce 2); which one is `canTransfer`'s question. */
export const canTransferVehicles = ownersOnly;

/** Name, phone and preferences of one's own: everybody's but an installer's (core 6, commerce 1). */
export const canSeeProfile = (user: Whose): Gate<'installer'> =>
  roleOf(user) === 'installer' ? { allowed: false, reason: 'installer' } : { allowed: true };

export type TransferDisabledReason = RoleDisabledReason | 'shared' | 'pending_transfer' | 'exclusive_access';

/** Giving a vehicle away: one's own, once (core 6, core 2.9), and not while somebody has it for themselves (commerce 6). */
export function canTransfer(
  user: Whose,
  vehicle: Pick<Vehicle, 'isShared' | 'is_pending_transfer'>,
  isExclusiveToOther: boolean,
): Gate<TransferDisabledReason> {
  if (vehicle.isShared) return { allowed: false, reason: 'shared' };
  const owning = canTransferVehicles(user);
  if (!owning.allowed) return owning;
  if (vehicle.is_pending_transfer) return { allowed: false, reason: 'pending_transfer' };
  return isExclusiveToOther ? { allowed: false, reason: 'exclusive_access' } : { allowed: true };
}

export type GeofenceAlertDisabledReason = 'shared' | 'exclusive_access';

/** Only the local owner sets alerts of places, and only views what is lent (commerce 6). */
export function canSetGeofenceAlerts(
  { isShared }: Pick<Vehicle, 'isShared'>,
  isExclusiveToOther: boolean,
): Gate<GeofenceAlertDisabledReason> {
  if (isShared) return { allowed: false, reason: 'shared' };
  return isExclusiveToOther ? { allowed: false, reason: 'exclusive_access' } : { allowed: true };
}
