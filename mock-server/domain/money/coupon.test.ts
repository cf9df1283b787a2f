import { expect, test } from 'vitest';
import { findCoupon, percentAfterTrial, percentNow } from './coupon.ts';

test.each(['WELCOME10', 'welcome10', ' Welcome10 '])('[commerce 5] finds a coupon typed as "%s"', (typed) => {
  const { coupon, refusal } = findCoupon(typed, 0);
  expect(refusal).toBeNull();
  expect([coupon?.code, percentNow(coupon), percentAfterTrial(coupon)]).toEqual(['WELCOME10', 10, 0]);
});

test('[commerce 5] refuses an unknown coupon', () => {
  expect(findCoupon('NOPE', 0)).toEqual({ coupon: null, refusal: 'unknown' });
});

test('[commerce 5] accepts a coupon through its last day', () => {
  expect(findCoupon('SPRING25', -120).coupon?.percent).toBe(25);
  expect(findCoupon('SPRING25', -119)).toEqual({ coupon: null, refusal: 'expired' });
});

test('[commerce 4] a deferred coupon takes its percentage off the payment after a trial only', () => {
  const { coupon } = findCoupon('TRIALPLUS', 0);
  expect([percentNow(coupon), percentAfterTrial(coupon)]).toEqual([0, 20]);
});
