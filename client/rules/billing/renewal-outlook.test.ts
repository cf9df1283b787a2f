import { expect, test } from 'vitest';
import { renewalOutlook } from './renewal-outlook.ts';
import { aSubscription } from './subscribed.fixture.ts';

const NOW = Date.parse('2026-11-22T16:00:00Z');
const off = { autorenewal: false };
const renewal_failure = {
  failed_at: '2026-11-21T00:00:00Z',
  attempts: 1,
  next_attempt_at: '2026-11-24T00:00:00Z',
  service_ends_at: '2026-11-28T00:00:00Z',
  amount: 134.28,
  detail: 'This transaction has been declined.',
};
const pause = { starts_at: '2027-03-14T00:00:00Z', ends_at: '2027-06-14T00:00:00Z' };
const pending_plan = {
  plan_id: 'basic-month',
  name: 'Basic',
  level: 1,
  billing_model: 'month_to_month',
  starts_at: '2027-03-14T00:00:00Z',
  amount: 7.99,
  renewal_amount: 7.99,
  is_paid: false,
};
const [renewal, pauseEnd] = ['2027-03-14', '2027-06-14'];
const paused = { device_state: 'paused' } as const;

test.each([
  ['renews', renewal, 'Premium', aSubscription()],
  ['ends', renewal, 'Premium', aSubscription({ device: off })],
  ['retries', '2026-11-24', 'Premium', aSubscription({ billing: { renewal_failure } })],
  [
    'stops',
    '2026-11-28',
    'Premium',
    aSubscription({ billing: { renewal_failure: { ...renewal_failure, next_attempt_at: null } }, device: off }),
  ],
  ['pendingRenews', renewal, 'Basic', aSubscription({ billing: { pending_plan } })],
  ['pendingEnds', renewal, 'Basic', aSubscription({ billing: { pending_plan }, device: off })],
  ['renews', pauseEnd, 'Premium', aSubscription({ billing: { pause } })],
  ['renews', pauseEnd, 'Premium', aSubscription({ billing: { pause }, vehicle: paused })],
  ['pausedEnds', pauseEnd, 'Premium', aSubscription({ billing: { pause }, vehicle: paused, device: off })],
])('[commerce 4] a subscription %s on %s: %s', (kind, date, plan, subscribed) => {
  expect(renewalOutlook(subscribed, NOW)).toEqual({
    kind,
    at: Date.parse(`${date}T00:00:00Z`),
    plan,
    isSwitchable: true,
  });
});

test.each([
  ['an expired plan', 'ended', aSubscription({ plan: { plan_renewal_date: '2026-11-12T00:00:00Z' } })],
  [
    'a paused device without a pause to end',
    'ended',
    aSubscription({ vehicle: paused, plan: { plan_renewal_date: '2026-11-12T00:00:00Z' } }),
  ],
  ['a trial that no plan follows', 'ends', aSubscription({ plan: { is_trial: true }, device: off })],
])('[commerce 4] offers no switch for %s', (_, kind, subscribed) => {
  expect(renewalOutlook(subscribed, NOW)).toMatchObject({ kind, isSwitchable: false });
});

test('[commerce 2] a vehicle that is paused within a paid term keeps its renewal', () => {
  expect(renewalOutlook(aSubscription({ vehicle: paused }), NOW)).toMatchObject({
    kind: 'pausedPaid',
    isSwitchable: true,
  });
});

test('[commerce 4] without a word of the server about renewal, the outlook is unknown', () => {
  const documented = { ...aSubscription({ device: { autorenewal: undefined } }), billing: null };
  expect(renewalOutlook(documented, NOW)).toEqual({
    kind: 'unknown',
    at: Date.parse('2027-03-14T00:00:00Z'),
    plan: 'Premium',
    isSwitchable: false,
  });
});
