import { expect, test } from 'vitest';
import type { Vehicle } from '../../../generated/contract/types.gen.ts';
import { messagesTo } from '../../../tests/support/outbox.ts';
import type { PendingPlan } from '../../world/rows.ts';
import { at, RenewalBench } from './test-bench.ts';

/** In Québec, monthly. */
const FOURGON = '3290014407';
/** Monthly, of an account with the multi-vehicle discount. */
const VAN_05 = 'GG-18836-C2';
const VAN_07 = '3182041907';
/** On the monthly trial until November 27. */
const CRV = '3182042795';
/** Its account has one card, which is declined. */
const EQUINOX = '3183300588';
const DECLINED = 'This transaction has been declined.';

test('[commerce 4] renews a plan on each renewal date, with tax and a receipt of that day', async () => {
  const bench = await RenewalBench.open('owner-canadian');
  bench.moveTo('2027-03-15T00:00Z');
  expect(bench.ledger(FOURGON)).toEqual([
    ['2026-12-14T00:00:00.000Z', 17.24, null],
    ['2027-01-14T00:00:00.000Z', 17.24, null],
    ['2027-02-14T00:00:00.000Z', 17.24, null],
    ['2027-03-14T00:00:00.000Z', 17.24, null],
  ]);
  const [first] = bench.payments(FOURGON);
  expect(first).toMatchObject({
    kind: 'renewal',
    description: 'Premium · Monthly',
    card: { id: 504, brand: 'visa', last4: '4242' },
    next_charge: { at: at('2027-01-14T00:00Z'), amount: 1_724 },
    payment: { base_amount: 14.99, base_tax: 2.25, renewal_total: 17.24, uuid: first?.id },
  });
  expect(bench.device(FOURGON)).toMatchObject({ plan_paid: 1_724, plan_renewal_date: at('2027-04-14T00:00Z') });
});

test('[commerce 4] renews from credit before the main card', async () => {
  const bench = await RenewalBench.open();
  bench.world.tables.subscribers.update(11, { prepaid: 500 });
  for (const { id } of bench.world.tables.devices.values()) {
    if (id !== VAN_05) bench.world.tables.devices.update(id, { autorenewal: false, add_ons: [] });
  }
  bench.moveTo('2026-12-02T00:00Z');
  expect(bench.payments(VAN_05)[0]?.payment).toMatchObject({
    base_amount: 11.99,
    multi_vehicle_discount: 2.4,
    prepaid_applied: 5,
    prepaid_remaining: 0,
    final_charge: 4.59,
  });
  expect(bench.world.tables.subscribers.get(11)?.prepaid).toBe(0);
});

test('[commerce 4] tries a declined renewal on days 1, 3 and 7, then the plan has expired', async () => {
  const bench = await RenewalBench.open('owner-declined-card');
  bench.moveTo('2026-11-28T23:59Z');
  expect(await bench.read(EQUINOX)).toMatchObject({
    connected_state: 'connected',
    autorenewal: true,
    subscription: {
      renewal_failure: {
        failed_at: '2026-11-22T00:00:00.000Z',
        attempts: 3,
        next_attempt_at: '2026-11-29T00:00:00.000Z',
        service_ends_at: '2026-11-29T00:00:00.000Z',
        amount: 11.99,
        detail: DECLINED,
      },
    },
  });
  bench.moveTo('2026-11-29T00:00Z');
  expect(bench.ledger(EQUINOX)).toEqual([
    ['2026-11-22T00:00:00.000Z', 11.99, DECLINED],
    ['2026-11-23T00:00:00.000Z', 11.99, DECLINED],
    ['2026-11-25T00:00:00.000Z', 11.99, DECLINED],
    ['2026-11-29T00:00:00.000Z', 11.99, DECLINED],
  ]);
  expect(await bench.read(EQUINOX)).toMatchObject({
    connected_state: 'expired',
    autorenewal: false,
    subscription: { renewal_amount: null, renewal_failure: null },
  });
  expect(messagesTo(bench.world, 'owner-declined-card@waymark.example').map(({ subject }) => subject)).toEqual([
    'Premium of Equinox has ended',
    'Premium of Equinox could not be renewed',
    'Premium of Equinox could not be renewed',
    'Premium of Equinox could not be renewed',
  ]);
});

test('[commerce 4] sends no message of a declined renewal to an owner who wants none', async () => {
  const bench = await RenewalBench.open('owner-declined-card');
  bench.world.tables.subscribers.update(15, { billing_push_enabled: false });
  bench.moveTo('2026-11-22T00:00Z');
  expect(messagesTo(bench.world, 'owner-declined-card@waymark.example')).toEqual([]);
});

test('[commerce 4] counts a renewal that a retry paid from its own date', async () => {
  const bench = await RenewalBench.open('owner-declined-card');
  bench.moveTo('2026-11-22T12:00Z');
  bench.world.tables.cards.update(503, { outcome: 'succeeds' });
  bench.moveTo('2026-11-23T00:00Z');
  expect(bench.ledger(EQUINOX)[1]).toEqual(['2026-11-23T00:00:00.000Z', 11.99, null]);
  expect(bench.device(EQUINOX)).toMatchObject({
    plan_activation_date: at('2026-11-22T00:00Z'),
    plan_renewal_date: at('2026-12-22T00:00Z'),
    renewal_failure: null,
  });
});

test("[commerce 4] charges a card through the last day of its month in its owner's time zone", async () => {
  const bench = await RenewalBench.open();
  bench.world.tables.cards.update(501, { exp_month: 11, exp_year: 2026 });
  // Still November in Chicago.
  bench.moveTo('2026-12-01T00:00Z');
  expect(bench.ledger(VAN_07)).toEqual([['2026-12-01T00:00:00.000Z', 9.99, null]]);
  bench.moveTo('2026-12-02T00:00Z');
  expect(bench.ledger(VAN_05)).toEqual([['2026-12-02T00:00:00.000Z', 9.59, DECLINED]]);
});

test('[commerce 4] charges the first term when a trial ends, less its deferred coupon', async () => {
  const bench = await RenewalBench.open();
  const pending_plan: PendingPlan = {
    plan_id: 'premium-month',
    add_on_id: null,
    coupon_code: 'TRIALPLUS',
    paid: null,
    currency: 'USD',
  };
  bench.prepare(CRV, { pending_plan, autorenewal: true });
  expect((await bench.read(CRV)).subscription).toMatchObject({
    renewal_amount: 7.67,
    renewal_day: 27,
    pending_plan: {
      plan_id: 'premium-month',
      starts_at: '2026-11-27T00:00:00.000Z',
      amount: 7.67,
      renewal_amount: 9.59,
      is_paid: false,
    },
  });
  bench.moveTo('2026-11-27T00:00Z');
  expect(bench.payments(CRV)[0]?.payment).toMatchObject({
    coupon_code: 'TRIALPLUS',
    coupon_discount: 1.92,
    final_charge: 7.67,
  });
  expect(bench.device(CRV)).toMatchObject({ plan_id: 'premium-month', plan_renewal_date: at('2026-12-27T00:00Z') });
  bench.moveTo('2026-12-27T00:00Z');
  expect(bench.ledger(CRV)[1]).toEqual(['2026-12-27T00:00:00.000Z', 9.59, null]);
});

test('[commerce 4] ends a trial without a plan after it', async () => {
  const bench = await RenewalBench.open();
  bench.moveTo('2026-11-27T00:00Z');
  expect(bench.ledger(CRV)).toEqual([]);
  expect(await bench.read(CRV)).toMatchObject({ connected_state: 'expired', autorenewal: false });
});

test('[commerce 4] begins a pending downgrade at the end of the term and charges it', async () => {
  const bench = await RenewalBench.open();
  bench.prepare(VAN_07, {
    pending_plan: { plan_id: 'basic-month', add_on_id: null, coupon_code: null, paid: null, currency: 'USD' },
  });
  bench.moveTo('2027-02-18T00:00Z');
  expect(bench.ledger(VAN_07).at(-1)).toEqual(['2027-02-18T00:00:00.000Z', 6.39, null]);
  expect(bench.device(VAN_07)).toMatchObject({
    plan_id: 'basic-month',
    pending_plan: null,
    plan_paid: 639,
    plan_renewal_date: at('2027-03-18T00:00Z'),
  });
});

test('[commerce 4] charges nothing for a term that was paid in advance', async () => {
  const bench = await RenewalBench.open();
  const pending_plan: PendingPlan = {
    plan_id: 'premium-plus-year',
    add_on_id: null,
    coupon_code: null,
    paid: 16_788,
    currency: 'USD',
  };
  bench.prepare(VAN_07, { pending_plan, add_ons: [] });
  bench.moveTo('2027-02-18T00:00Z');
  expect(bench.ledger(VAN_07)).toEqual([]);
  expect(bench.device(VAN_07)).toMatchObject({ plan_paid: 16_788, plan_renewal_date: at('2028-02-18T00:00Z') });
});

test('[commerce 4] ends a plan without automatic renewal on its date', async () => {
  const bench = await RenewalBench.open();
  expect((await bench.send('PATCH', '/api/v1/device/autorenew', { vehicle_id: 1002, autorenewal: false })).status).toBe(
    200,
  );
  bench.moveTo('2027-02-17T23:59Z');
  expect((await bench.read(VAN_07)).connected_state).toBe('connected');
  bench.moveTo('2027-02-18T00:00Z');
  expect(await bench.read(VAN_07)).toMatchObject({
    connected_state: 'expired',
    pricing_plan: { plan_renewal_date: '2027-02-18T00:00:00.000Z' },
  });
  expect(bench.payments(VAN_07).filter(({ description }) => description.startsWith('Premium'))).toEqual([]);
});

test('[commerce 4] renews a paid add-on each month, until its automatic renewal is off', async () => {
  const bench = await RenewalBench.open();
  bench.moveTo('2027-01-01T00:00Z');
  expect(bench.ledger(VAN_07)).toEqual([
    ['2026-12-01T00:00:00.000Z', 9.99, null],
    ['2027-01-01T00:00:00.000Z', 9.99, null],
  ]);
  const device_plan_add_ons = [{ device_plan_add_on_id: 9002, auto_renew: false }];
  await bench.send('PATCH', '/api/v1/device/autorenew/plan-add-on', { vehicle_id: 1002, device_plan_add_ons });
  bench.moveTo('2027-02-01T00:00Z');
  expect(bench.ledger(VAN_07)).toHaveLength(2);
  expect((await bench.read(VAN_07)).plan_add_ons).toMatchObject([
    { auto_renew: false, expiration: '2027-02-01T00:00:00.000Z' },
  ]);
});

test('[commerce 4] ends an add-on when its card is declined', async () => {
  const bench = await RenewalBench.open();
  bench.world.tables.cards.update(501, { outcome: 'declined' });
  bench.moveTo('2026-12-01T00:00Z');
  expect(bench.ledger(VAN_07)).toEqual([['2026-12-01T00:00:00.000Z', 9.99, DECLINED]]);
  expect(bench.device(VAN_07).add_ons).toMatchObject([{ auto_renew: false, expiration: at('2026-12-01T00:00Z') }]);
});

test('[commerce 4] tells the owner by e-mail of a declined renewal, with the next attempt and the end of service', async () => {
  const bench = await RenewalBench.open();
  bench.world.tables.cards.update(501, { outcome: 'declined' });
  bench.moveTo('2026-12-02T12:00Z');
  const letters = [...bench.world.tables.outbox.values()].filter(({ subject }) => subject?.includes('Van 05'));
  expect(letters).toMatchObject([
    {
      channel: 'email',
      subject: 'Premium of Van 05 could not be renewed',
      body: 'Your card was declined for 9.59 USD. The next attempt is on 2026-12-03. Service runs until 2026-12-09.',
    },
  ]);
});

test('[commerce 9] the data of a streaming month begins again with the next month', async () => {
  const bench = await RenewalBench.open();
  const used = async () => {
    const { body } = await bench.send('GET', '/api/v1/vehicle/1002');
    return (body as Vehicle).pricing_plan.plan_add_on_usage?.cellular_percentage_used;
  };
  bench.world.tables.devices.update(VAN_07, { cellular_percentage_used: 62 });
  expect(await used()).toBe(62);
  bench.moveTo('2026-12-01T00:00Z');
  expect(await used()).toBe(0);
});
