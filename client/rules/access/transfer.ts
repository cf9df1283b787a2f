import type { User, Vehicle } from '../../api/model.ts';
import { productCapabilities } from '../vehicle/product-capabilities.ts';

import { isRestricted } from '../vehicle/vehicle-state.ts';
import { canTransfer, ownAccount } from './roles.ts';

/** What the dialog calls the transferred device: a tracker is not a vehicle (core 4 "Session state", isTracker). */
export type Given = 'vehicle' | 'tracker';

/** An unknown product counts as a vehicle. */
export function givenKind({ product_name }: Pick<Vehicle, 'product_name'>): Given {
  const kind = productCapabilities(product_name)?.kind;
  return kind === 'battery_tracker' || kind === 'powered_tracker' ? 'tracker' : 'vehicle';
}

/**
 * Vehicles to offer for a transfer: the user's own, without a pending transfer (core 2.9). Includes vehicles that are exclusive to
 * another user or restricted, so that the list can show why they are disabled.
 */
export const transferable = (user: Pick<User, 'user_type'>, vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter((vehicle) => canTransfer(user, vehicle, { isExclusiveToOther: false, isRestricted: false }).allowed);

/** Why a vehicle of the list cannot be transferred now. */
export type TransferLock = 'exclusive_access' | 'restricted';

/** Vehicles of the list that cannot be transferred now. */
export function transferLocks(
  offered: readonly Vehicle[],
  {
    user,
    now,
    exclusiveToOthers,
  }: { user: Pick<User, 'country'>; now: number; exclusiveToOthers: ReadonlySet<number> },
): ReadonlyMap<number, TransferLock> {
  return new Map(
    offered.flatMap((vehicle): [number, TransferLock][] => {
      if (exclusiveToOthers.has(vehicle.id)) return [[vehicle.id, 'exclusive_access']];
      return isRestricted(vehicle, user, now) ? [[vehicle.id, 'restricted']] : [];
    }),
  );
}

/** The user's own vehicles that wait for their new owner to accept (commerce 4). */
export const pendingTransfers = (vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter(({ isShared, is_pending_transfer }) => !isShared && is_pending_transfer);

/** First step of the dialog: the warning if the vehicle can be transferred, otherwise the choice (core 2.9). */
export const firstChoice = (
  asked: number | null,
  offered: readonly Pick<Vehicle, 'id'>[],
  locks: ReadonlyMap<number, TransferLock>,
): number | null => (offered.some(({ id }) => id === asked && !locks.has(id)) ? asked : null);

/** The account that a transfer names (commerce 7): the vehicle's, otherwise the one that owners carry (core 3). */
export const transferAccount = (
  user: Pick<User, 'user_type'>,
  { subscriber }: Pick<Vehicle, 'subscriber'>,
): number | null => subscriber ?? ownAccount(user);
