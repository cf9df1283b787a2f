import { ApiError } from '../../api/errors.ts';
import { type CouponReason, lineKey } from '../../rules/billing/cart.ts';

/** Detail of a declined card (commerce 8). */
const DECLINED = 'This transaction has been declined.';
/** The total is no longer the one that the user confirmed. */
const TOTAL_CHANGED = 'TOTAL_CHANGED';
/** The same for what falls due later. */
const LATER_TOTAL_CHANGED = 'LATER_TOTAL_CHANGED';
/** Statuses after which nothing was charged. After any other failure the outcome is unknown. */
const DEFINITE: ReadonlySet<number> = new Set([400, 401, 403, 404, 429]);

/** Reasons for refusing a coupon, by the server's message in lower case (commerce 8). */
const COUPON_REASONS: ReadonlyMap<string, CouponReason> = new Map([
  ['coupon expired', 'expired'],
  ['coupon already used', 'used'],
  ['the coupon does not apply to this cart', 'no_effect'],
]);

export type PaymentRefusal =
  | { kind: 'declined' }
  | { kind: 'total_changed' }
  | { kind: 'later_changed' }
  | { kind: 'coupon'; reason: CouponReason }
  /** Details by name of the line (`lineKey`). */
  | { kind: 'lines'; details: ReadonlyMap<string, string> }
  | { kind: 'other'; error: unknown };

/** Whether the server refused the payment, so that nothing was charged. */
export const isDefinite = (error: ApiError): boolean => DEFINITE.has(error.status);

/** Reads why a payment or a dry run was refused (commerce 8). */
export function refusalOf(error: unknown): PaymentRefusal {
  if (!(error instanceof ApiError)) return { kind: 'other', error };
  if (error.detail?.includes(DECLINED)) return { kind: 'declined' };
  if (error.code === TOTAL_CHANGED) return { kind: 'total_changed' };
  if (error.code === LATER_TOTAL_CHANGED) return { kind: 'later_changed' };
  const coupon = error.fields['coupon_code'];
  if (coupon) return { kind: 'coupon', reason: COUPON_REASONS.get(coupon[0]?.toLowerCase() ?? '') ?? 'invalid' };
  const details = lineDetails(error.body);
  return details.size > 0 ? { kind: 'lines', details } : { kind: 'other', error };
}

function lineDetails(body: unknown): ReadonlyMap<string, string> {
  const details = new Map<string, string>();
  const { line_items } = (body ?? {}) as { line_items?: unknown };
  if (!Array.isArray(line_items)) return details;
  for (const item of line_items as readonly (Parameters<typeof lineKey>[0] & { detail?: unknown })[]) {
    if (typeof item?.detail === 'string') details.set(lineKey(item), item.detail);
  }
  return details;
}
