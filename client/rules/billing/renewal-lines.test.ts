import { expect, test } from 'vitest';
import type { PlanOffer } from '../../api/model.ts';
import { planToRenew, renewalLine, renewalLines } from './renewal-lines.ts';
import { aSubscription } from './subscribed.fixture.ts';

const offer = (changes: Partial<PlanOffer>): PlanOffer => ({
  id: 'premium-1y',
  name: 'Premium',
  description: '',
  level: 2,
  price: 134.28,
  currency: 'USD',
  is_trial: false,
  billing_model: '1_year',
  tracking_only: false,
  ...changes,
});
const OFFERS = [
  offer({}),
  offer({ id: 'plus-month', level: 3, billing_model: 'month_to_month' }),
  offer({ id: 'tracking-month', billing_model: 'month_to_month', tracking_only: true }),
  offer({ id: 'premium-month', billing_model: 'month_to_month' }),
];

test('[core 2.6] renews the same plan, and a trial with the monthly plan of its level', () => {
  const key = aSubscription().device.device_key;
  expect(renewalLine(aSubscription(), OFFERS)).toEqual({ device_key: key, plan_id: 'premium-1y' });
  const trial = aSubscription({ plan: { id: 'trial-3-year', is_trial: true } });
  expect(renewalLine(trial, OFFERS)).toEqual({ device_key: key, plan_id: 'premium-month' });
  expect(renewalLine(aSubscription({ plan: { id: 'withdrawn' } }), OFFERS)).toBeNull();
});

test('[core 9] skips vehicles whose plan is in the cart already', () => {
  const all = [aSubscription(), aSubscription({ vehicle: { device_key: 'B' } })];
  expect(renewalLines(all, OFFERS, [{ device_key: 'B', plan_id: 'premium-month' }], null)).toEqual([
    { device_key: 'GG-20417-A7', plan_id: 'premium-1y' },
  ]);
  // A product for the device is no renewal.
  expect(renewalLines(all, OFFERS, [{ device_key: 'B' }], { country: 'US' })).toHaveLength(2);
});

test('[core 9] renews nothing in bulk if an Australian card pays', () => {
  expect(renewalLines([aSubscription()], OFFERS, [], { country: 'AU' })).toEqual([]);
});

test('[commerce 4] a comparison opens with the plan that ended or was declined, and with none while one runs', () => {
  const NOW = Date.parse('2026-11-22T16:00:00Z');
  const ended = { plan_renewal_date: '2026-11-12T00:00:00Z' };
  expect(planToRenew(aSubscription({ plan: ended }), OFFERS, NOW)?.id).toBe('premium-1y');
  expect(planToRenew(aSubscription({ plan: { ...ended, is_trial: true } }), OFFERS, NOW)?.id).toBe('premium-month');
  const renewal_failure = {
    failed_at: '2026-11-21T00:00:00Z',
    attempts: 1,
    next_attempt_at: null,
    service_ends_at: '2026-11-28T00:00:00Z',
    amount: 134.28,
    detail: 'This transaction has been declined.',
  };
  expect(planToRenew(aSubscription({ billing: { renewal_failure } }), OFFERS, NOW)?.id).toBe('premium-1y');
  expect(planToRenew(aSubscription(), OFFERS, NOW)).toBeNull();
});

test('[core 9] leaves out vehicles whose plan is withdrawn', () => {
  const all = [aSubscription({ plan: { id: 'withdrawn' } }), aSubscription({ device: { device_key: 'B' } })];
  expect(renewalLines(all, OFFERS, [], null)).toEqual([{ device_key: 'B', plan_id: 'premium-1y' }]);
});

test('[commerce 4] a comparison opens with the plan that was to follow, or with none that is withdrawn', () => {
  const NOW = Date.parse('2026-11-22T16:00:00Z');
  const pending_plan = {
    plan_id: 'plus-month',
    name: 'Premium Plus',
    level: 3,
    billing_model: 'month_to_month',
    starts_at: '2026-11-21T00:00:00Z',
    amount: 14.99,
    renewal_amount: 14.99,
    is_paid: false,
  };
  const ended = { plan_renewal_date: '2026-11-12T00:00:00Z' };
  expect(planToRenew(aSubscription({ plan: ended, billing: { pending_plan } }), OFFERS, NOW)?.id).toBe('plus-month');
  const withdrawn = { ...pending_plan, plan_id: 'withdrawn' };
  expect(planToRenew(aSubscription({ plan: ended, billing: { pending_plan: withdrawn } }), OFFERS, NOW)?.id).toBe(
    'premium-1y',
  );
  expect(planToRenew({ ...aSubscription({ plan: ended }), billing: null }, OFFERS, NOW)?.id).toBe('premium-1y');
  expect(planToRenew(aSubscription({ plan: { ...ended, id: 'withdrawn' } }), OFFERS, NOW)).toBeNull();
});
