import type { PaymentRequest, ShippingAddress } from '../api/model.ts';
import {
  addLine,
  type CartItem,
  type CartLine,
  type CartRefusal,
  type CouponReason,
  lineKey,
  removeItem,
  setQuantity,
} from '../rules/billing/cart.ts';
import { createSharedStore } from './shared-store.ts';

export { type CartLine, type CartRefusal, cartCount, NO_STREAMING } from '../rules/billing/cart.ts';

/** A payment whose outcome is unknown: in flight, or without an answer. */
export type Attempt = {
  /** Idempotency key of all its requests, so that at most one of them is charged. */
  key: string;
  /** Requests that may have reached the server, the last one sent at the end. A changed cart adds one. */
  requests: readonly PaymentRequest[];
  /** Server time. */
  startedAt: number;
  /** Whether the receipts were searched for it, without success. */
  isSearched: boolean;
};

/** A cart of one account. Never holds card data: `cardId` is the id of a saved card. */
export type Cart = {
  lines: readonly CartLine[];
  /** A coupon that the server accepted. */
  coupon: string | null;
  /** The coupon that the server no longer accepts for the cart, and why. */
  removedCoupon: { code: string; reason: CouponReason } | null;
  shippingAddress: ShippingAddress | null;
  /** Card to charge. `null`: the main card. */
  cardId: number | null;
  /** Whether the user acknowledged the shipping delay (commerce 4). */
  isDelayAcknowledged: boolean;
  attempt: Attempt | null;
  /** Receipts of reported purchases, so that the search for a lost answer does not take an equal purchase for this one. */
  receipts: readonly string[];
};

const EMPTY: Cart = {
  lines: [],
  coupon: null,
  removedCoupon: null,
  shippingAddress: null,
  cardId: null,
  isDelayAcknowledged: false,
  attempt: null,
  receipts: [],
};

export const useCart = createSharedStore<Cart>('cart', 3, () => EMPTY);

/** Sets the lines. An empty cart clears its state (commerce 4), except what is known of payments. */
const setLines = (lines: readonly CartLine[]): void =>
  useCart.setState(({ attempt, receipts }) => (lines.length === 0 ? { ...EMPTY, attempt, receipts } : { lines }));

/** Adds an item. Returns the reason if the cart excludes it (commerce 4). */
export function addToCart(line: CartLine): CartRefusal | null {
  const lines = addLine(useCart.getState().lines, line);
  if (typeof lines === 'string') return lines;
  setLines(lines);
  return null;
}

/** Removes an item. Returns the reason if the rest cannot stay without it. */
export function removeFromCart(key: string, item: CartItem): CartRefusal | null {
  const lines = removeItem(useCart.getState().lines, key, item);
  if (typeof lines === 'string') return lines;
  setLines(lines);
  return null;
}

/** Removes lines with all their items. */
export const removeLines = (keys: ReadonlySet<string>): void =>
  setLines(useCart.getState().lines.filter((line) => !keys.has(lineKey(line))));

export const changeQuantity = (key: string, quantity: number): void =>
  setLines(setQuantity(useCart.getState().lines, key, quantity));

/** Removes the coupon that the server refused, and keeps its code for the message. */
export const removeRefusedCoupon = (reason: CouponReason): void =>
  useCart.setState(({ coupon }) => (coupon === null ? {} : { coupon: null, removedCoupon: { code: coupon, reason } }));
