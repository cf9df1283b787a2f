import { expect, test } from 'vitest';
import { aSubscription } from './subscribed.fixture.ts';
import {
  byNeed,
  mainAction,
  needsAction,
  needsRenewal,
  renewalOf,
  subscribedOf,
  subscriptionState,
} from './subscribed.ts';

const NOW = Date.parse('2026-11-22T16:00:00Z');
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
const soon = { plan_renewal_date: '2026-12-06T00:00:00Z' };

test.each([
  ['renews', 'manage', aSubscription()],
  ['ends', 'manage', aSubscription({ device: { autorenewal: false } })],
  ['ends', 'renew', aSubscription({ plan: soon, device: { autorenewal: false } })],
  ['trial', 'manage', aSubscription({ plan: { is_trial: true } })],
  ['trialEnds', 'choose', aSubscription({ plan: { is_trial: true }, device: { autorenewal: false } })],
  ['trialEnds', 'choose', aSubscription({ plan: { is_trial: true }, billing: { renewal_amount: null } })],
  ['changes', 'manage', aSubscription({ billing: { pending_plan } })],
  ['pauses', 'manage', aSubscription({ billing: { pause } })],
  ['failed', 'pay', aSubscription({ billing: { renewal_failure } })],
  ['paused', 'resume', aSubscription({ vehicle: { device_state: 'paused' } })],
  [
    'paused',
    'renew',
    aSubscription({ vehicle: { device_state: 'paused' }, plan: { plan_renewal_date: '2026-11-12T00:00:00Z' } }),
  ],
  ['paused', 'resume', aSubscription({ vehicle: { device_state: 'paused' }, billing: { pause } })],
  ['replacement', 'manage', aSubscription({ vehicle: { device_state: 'paused', replacement_order_placed: true } })],
  ['expired', 'renew', aSubscription({ plan: { plan_renewal_date: '2026-11-12T00:00:00Z' } })],
])('[commerce 4] a subscription that is %s offers the action %s', (state, action, subscribed) => {
  expect(subscriptionState(subscribed, NOW)).toBe(state);
  expect(mainAction(subscribed, NOW)).toBe(action);
});

test('[commerce 4] lists what needs action first and ended plans last', () => {
  const named = (vehicle_name: string, changes: Parameters<typeof aSubscription>[0] = {}) =>
    aSubscription({ ...changes, vehicle: { ...changes.vehicle, vehicle_name } });
  const all = [
    named('expired', { plan: { plan_renewal_date: '2026-11-12T00:00:00Z' } }),
    named('renews'),
    named('ends later', { device: { autorenewal: false } }),
    named('ends soon', { plan: soon, device: { autorenewal: false } }),
    named('failed', { billing: { renewal_failure } }),
  ];
  expect(byNeed(all, NOW).map(({ vehicle }) => vehicle.vehicle_name)).toEqual([
    'failed',
    'ends soon',
    'renews',
    'ends later',
    'expired',
  ]);
});

test('[commerce 6] leaves out vehicles that another account shares', () => {
  const { vehicle, device } = aSubscription();
  expect(subscribedOf([vehicle, { ...vehicle, isShared: true }], [device])).toHaveLength(1);
  expect(subscribedOf([vehicle], [])).toEqual([]);
});

test('[commerce 4] a renewal has to be bought once the plan has ended, unless a pause or another attempt is under way', () => {
  const ended = { plan_renewal_date: '2026-11-12T00:00:00Z' };
  expect(needsRenewal(aSubscription({ plan: ended }), NOW)).toBe(true);
  expect(needsRenewal({ ...aSubscription({ plan: ended }), billing: null }, NOW)).toBe(true);
  expect(needsRenewal(aSubscription(), NOW)).toBe(false);
  expect(needsRenewal(aSubscription({ plan: ended, billing: { pause } }), NOW)).toBe(false);
  expect(needsRenewal(aSubscription({ plan: ended, billing: { renewal_failure } }), NOW)).toBe(false);
  // Its date says that it ends by itself.
  expect(needsRenewal(aSubscription({ vehicle: { device_state: 'paused' } }), NOW)).toBe(false);
});

test.each([
  ['2026-12-22T16:00:00Z', true],
  ['2026-12-22T16:00:01Z', false],
])('[commerce 4] a plan that ends at %s, thirty days ahead, needs action: %s', (plan_renewal_date, needs) => {
  const ends = aSubscription({ plan: { plan_renewal_date }, device: { autorenewal: false } });
  expect(needsAction(ends, NOW)).toBe(needs);
  const trial = aSubscription({ plan: { plan_renewal_date, is_trial: true }, device: { autorenewal: false } });
  expect(needsAction(trial, NOW)).toBe(needs);
  expect(needsAction(aSubscription({ plan: { plan_renewal_date } }), NOW)).toBe(false);
});

test('[commerce 4] a plan without an end and without a word about renewal needs no action', () => {
  expect(renewalOf(aSubscription({ plan: { plan_renewal_date: null } }))).toBeNull();
  expect(needsAction(aSubscription({ plan: { plan_renewal_date: null }, device: { autorenewal: false } }), NOW)).toBe(
    false,
  );
  const unknown = aSubscription({ device: { autorenewal: undefined } });
  expect([subscriptionState(unknown, NOW), mainAction(unknown, NOW)]).toEqual(['unknown', 'manage']);
});

test('[commerce 4] joins vehicles with their devices and billing', () => {
  const { vehicle, device } = aSubscription();
  const { subscription, ...bare } = device;
  expect(subscribedOf([vehicle], [device])).toEqual([{ vehicle, device, billing: subscription }]);
  expect(subscribedOf([vehicle], [bare])).toEqual([{ vehicle, device: bare, billing: null }]);
});
