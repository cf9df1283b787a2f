import { expect, test } from 'vitest';
import { pendingKind } from './pending-plan.ts';
import { aSubscription } from './subscribed.fixture.ts';

const pending = (is_paid: boolean) => ({
  plan_id: 'basic-month',
  name: 'Basic',
  level: 1,
  billing_model: 'month_to_month',
  starts_at: '2027-03-14T12:00:00Z',
  amount: 6.39,
  renewal_amount: 7.99,
  is_paid,
});

test.each([
  [true, false, 'trial'],
  [true, true, 'trial'],
  [false, true, 'paid'],
  [false, false, 'change'],
])('[commerce 4] a pending plan after a trial (%s) that is paid (%s) is a %s', (is_trial, isPaid, kind) => {
  expect(pendingKind(aSubscription({ plan: { is_trial } }).device, pending(isPaid))).toBe(kind);
});
