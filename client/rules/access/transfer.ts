import type { User, Vehicle } from '../../api/model.ts';
import { productCapabilities } from '../vehicle/product-capabilities.ts';
import { canTransfer } from './roles.ts';

/** What a device is called where it is given away: a tracker is no vehicle (core 4 "Session state", isTracker). */
export type Given = 'vehicle' | 'tracker';

/** A product that is not known counts as a vehicle. */
export function givenKind({ product_name }: Pick<Vehicle, 'product_name'>): Given {
  const kind = productCapabilities(product_name)?.kind;
  return kind === 'battery_tracker' || kind === 'powered_tracker' ? 'tracker' : 'vehicle';
}

/**
 * Vehicles that can be given away: one's own, and not under way already (core 2.9). Those that are lent are among them, for
 * who may want to know why they cannot be chosen now.
 */
export const transferable = (user: Pick<User, 'user_type'>, vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter((vehicle) => canTransfer(user, vehicle, false).allowed);

/** One's own vehicles that wait for the answer of their new owner (commerce 4). */
export const pendingTransfers = (vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter(({ isShared, is_pending_transfer }) => !isShared && is_pending_transfer);

/** Where the way through the dialog begins: at the warning for a vehicle that can be given away, else at the choice (core 2.9). */
export const firstChoice = (
  asked: number | null,
  offered: readonly Pick<Vehicle, 'id'>[],
  exclusiveToOthers: ReadonlySet<number>,
): number | null => (offered.some(({ id }) => id === asked && !exclusiveToOthers.has(id)) ? asked : null);
