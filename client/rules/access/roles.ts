import type { User, Vehicle } from '../../api/model.ts';
import type { Gate } from './gate.ts';

/**
 * Role of a user (core 6). An owner who is also a guest elsewhere is an owner. An installer who owns or shares nothing has
 * neither billing nor a profile. Staff accounts have no role: they cannot sign in (`rules/access/sign-in.ts`).
 */
export type Role = 'owner' | 'guest' | 'installer' | 'none';
type Whose = Pick<User, 'user_type'>;

export function roleOf({ user_type }: Whose): Role {
  const has = (type: string) => user_type.some((entry) => entry.type === type);
  if (has('owner')) return 'owner';
  if (has('vehicle_user')) return 'guest';
  return has('installer') ? 'installer' : 'none';
}

/** Whether a user works on devices of others: an installer or dealer (core 6). `accountType`: what the identity service states. */
export const servesOthers = ({ user_type }: Whose, accountType: string | null): boolean =>
  accountType !== null || user_type.some(({ type }) => type === 'installer');

/** Whether that is all they do: they have no vehicles, own or shared ones, and see the installers' page alone. */
export const servesOnly = (user: Whose, accountType: string | null): boolean =>
  servesOthers(user, accountType) && ['installer', 'none'].includes(roleOf(user));

/** The account that a user owns, or `null`. */
export const ownAccount = ({ user_type }: Whose): number | null =>
  user_type.find(({ type }) => type === 'owner')?.subscriber ?? null;

/** The account that a user belongs to: their own, otherwise the one that shares with them (core 6). */
export const accountOf = (user: Whose): number | null =>
  ownAccount(user) ?? user.user_type.find(({ type }) => type === 'vehicle_user')?.subscriber ?? null;

/** Why a user may not manage what belongs to an account. */
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
/** Inviting guests, canceling invitations and ending a guest's access (core 6). */
export const canManageGuests = ownersOnly;
/** Cards, receipts and subscriptions: for owners, not for installers (core 6, commerce 1). */
export const canSeeBilling = ownersOnly;

/** Geofences of the account (commerce 7). */
export const canManageGeofences = ownersOnly;

/** Adding a device to a vehicle of the account (commerce 2, commerce 5). */
export const canAddVehicle = ownersOnly;
/** Transferring any vehicle of the account (core 6, commerce 2). `canTransfer` decides for one vehicle. */
export const canTransferVehicles = ownersOnly;

/** The user's own name, phone and preferences: for all users but installers (core 6, commerce 1). */
export const canSeeProfile = (user: Whose): Gate<'installer'> =>
  roleOf(user) === 'installer' ? { allowed: false, reason: 'installer' } : { allowed: true };

export type TransferDisabledReason =
  | RoleDisabledReason
  | 'shared'
  | 'pending_transfer'
  | 'exclusive_access'
  | 'restricted';

/**
 * Transfers a vehicle of the user's own once (core 6, core 2.9), and neither while another user has exclusive access nor while it is
 * restricted (commerce 6).
 */
export function canTransfer(
  user: Whose,
  vehicle: Pick<Vehicle, 'isShared' | 'is_pending_transfer'>,
  { isExclusiveToOther, isRestricted }: { isExclusiveToOther: boolean; isRestricted: boolean },
): Gate<TransferDisabledReason> {
  if (vehicle.isShared) return { allowed: false, reason: 'shared' };
  const owning = canTransferVehicles(user);
  if (!owning.allowed) return owning;
  if (vehicle.is_pending_transfer) return { allowed: false, reason: 'pending_transfer' };
  if (isExclusiveToOther) return { allowed: false, reason: 'exclusive_access' };
  return isRestricted ? { allowed: false, reason: 'restricted' } : { allowed: true };
}
