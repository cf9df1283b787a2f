import { type Coupon, couponsByCode } from '../../../fixtures/catalog/coupons.ts';
import type { Days } from '../../../fixtures/types.ts';

/** A coupon that takes nothing off is refused by the quote, because that depends on the cart. */
export type FoundCoupon = { coupon: Coupon; refusal: null } | { coupon: null; refusal: 'unknown' | 'expired' };

/** Finds a coupon as typed, in any case. `day`: whole days since the world's start. */
export function findCoupon(typed: string, day: Days): FoundCoupon {
  const coupon = couponsByCode.get(typed.trim().toUpperCase());
  if (!coupon) return { coupon: null, refusal: 'unknown' };
  // Valid through its last day.
  if (coupon.expires !== null && day > coupon.expires) return { coupon: null, refusal: 'expired' };
  return { coupon, refusal: null };
}

/** Percent off what is charged now. */
export function percentNow(coupon: Coupon | null): number {
  return coupon?.applies === 'now' ? coupon.percent : 0;
}

/** Percent off the first payment after a trial. */
export function percentAfterTrial(coupon: Coupon | null): number {
  return coupon?.applies === 'deferred' ? coupon.percent : 0;
}
