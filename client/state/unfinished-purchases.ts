import type { PaymentLineItem, PaymentRequest } from '../api/model.ts';
import { browserStorage, parsedObject } from '../lib/web-storage.ts';
import { useSession } from './session.ts';

/** A bought add-on whose renewal is to be turned off (commerce 4). */
export type BoughtAddOn = Required<Pick<PaymentLineItem, 'device_key' | 'plan_add_on_id'>>;

/** A payment that was sent and has no answer. */
export type OpenPayment = { request: Pick<PaymentRequest, 'line_items' | 'expected_charge'>; startedAt: number };

export type UnfinishedPurchases = { addOns: readonly BoughtAddOn[]; open: readonly OpenPayment[] };

const NONE: UnfinishedPurchases = { addOns: [], open: [] };

/**
 * What the purchases of one user leave to do, in local storage. A logout keeps it, because the session may end between the charge and
 * the work after it. Only its user's next session reads it. Holds ids of devices and items: no name, address, coupon or card.
 */
const nameOf = (userId: number) => `waymark.unfinished-purchases.1.${userId}`;

/** The signed-in user. `null` after a logout. */
export function buyer(): number | null {
  const session = useSession.getState();
  return session.status === 'signed_in' ? session.user.id : null;
}

export const unfinishedOf = (userId: number | null): UnfinishedPurchases =>
  userId === null ? NONE : { ...NONE, ...parsedObject(browserStorage.read(nameOf(userId))) };

/** Changes what is left to do. A no-op without a user. */
export function keepUnfinished(userId: number | null, change: Partial<UnfinishedPurchases>): void {
  if (userId === null) return;
  const next = { ...unfinishedOf(userId), ...change };
  if (next.addOns.length + next.open.length === 0) browserStorage.remove(nameOf(userId));
  else browserStorage.write(nameOf(userId), JSON.stringify(next));
}
