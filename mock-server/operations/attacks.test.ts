/** Ways to service or money that was not paid for, each of which worked once. */

import { describe, expect, test } from 'vitest';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import { at, RenewalBench } from '../domain/subscriptions/test-bench.ts';
import type { DeviceRow } from '../world/rows.ts';

const PAY = '/api/v1/payments';
const DRY_RUN = `${PAY}?validate=true`;
/** A monthly van, and a dash cam in its trial until November 27. */
const VAN_05 = 'GG-18836-C2';
const CRV = '3182042795';
const VAN_07 = '3182041907';
/** Paused, its plan has expired. */
const VAN_09 = 'DR-31047-182';
/** Of the Mexican owner. */
const CAMIONETA = 'DR-30771-913';
const DECLINED = 'This transaction has been declined.';
const CHICAGO = { line_1: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' };

type Changes = Partial<DeviceRow>;

/** The owner with one vehicle that renews, whose card is declined or not. */
async function owner(key: string, changes: Changes = {}) {
  const bench = await RenewalBench.open();
  for (const { id, plan_renewal_date } of bench.world.tables.devices.values()) {
    if (id !== key) bench.prepare(id, { autorenewal: false, add_ons: [], plan_renewal_date });
  }
  bench.prepare(key, changes);
  const card = (outcome: 'declined' | 'succeeds') => bench.world.tables.cards.update(501, { outcome });
  const vehicle_id = bench.world.tables.vehicles.oneBy('device_key', key)?.id ?? 0;
  const renewal = (autorenewal: boolean) =>
    bench.send('PATCH', '/api/v1/device/autorenew', { vehicle_id, autorenewal });
  const pay = (line: object, more: object = {}) => bench.send('POST', PAY, { line_items: [line], ...more });
  const ends = () => new Date(bench.device(key).plan_renewal_date).toISOString().slice(0, 10);
  return { bench, card, renewal, pay, ends };
}

async function transfer(bench: RenewalBench, key: string, from: string, to: RenewalBench, email: string) {
  const sender = new RenewalBench(bench.world, from);
  const subscriber_id = bench.world.tables.vehicles.oneBy('device_key', key)?.subscriber ?? 0;
  expect((await sender.send('POST', `/api/v1/device/transfer/${key}`, { email, subscriber_id })).status).toBe(201);
  const offer = bench.world.tables.transfers.by('device_key', key).find(({ status }) => status === 'pending');
  expect((await to.send('POST', `/api/v1/device/transfer-complete?token=${offer?.id}`)).status).toBe(204);
}

const monthly: Changes = { plan_id: 'premium-month', autorenewal: true, pause: null, add_ons: [] };

describe('[commerce 4] a declined renewal', () => {
  test('gives one grace, however often automatic renewal is switched', async () => {
    const { bench, card, renewal, ends } = await owner(VAN_05);
    card('declined');
    for (const day of ['02', '03', '04', '05', '06', '07', '08']) {
      bench.moveTo(`2026-12-${day}T12:00Z`);
      await renewal(false);
      await renewal(true);
      expect(ends()).toBe('2026-12-09');
      expect((await bench.read(VAN_05)).subscription?.renewal_failure?.failed_at).toBe('2026-12-02T00:00:00.000Z');
    }
    bench.moveTo('2026-12-09T00:00Z');
    expect(await bench.read(VAN_05)).toMatchObject({ connected_state: 'expired', autorenewal: false });
    expect((await renewal(true)).status).toBe(400);
    expect(bench.ledger(VAN_05).filter(([, , failure]) => failure === null)).toEqual([]);
  });

  test('is tried again on the days that are left once automatic renewal is back on', async () => {
    const { bench, card, renewal, ends } = await owner(VAN_05);
    card('declined');
    bench.moveTo('2026-12-02T12:00Z');
    await renewal(false);
    card('succeeds');
    bench.moveTo('2026-12-04T12:00Z');
    expect(await renewal(true)).toMatchObject({
      body: { subscription: { renewal_failure: { attempts: 1, next_attempt_at: '2026-12-05T00:00:00.000Z' } } },
    });
    bench.moveTo('2026-12-05T00:00Z');
    expect(bench.ledger(VAN_05).map(([day, , failure]) => [day.slice(0, 10), failure])).toEqual([
      ['2026-12-02', DECLINED],
      ['2026-12-05', null],
    ]);
    expect(ends()).toBe('2027-01-02');
  });

  test('keeps its grace through a transfer to another account and back', async () => {
    const { bench, card, ends } = await owner(VAN_05);
    card('declined');
    bench.moveTo('2026-12-04T12:00Z');
    const recipient = new RenewalBench(bench.world, 'transfer-recipient');
    await transfer(bench, VAN_05, 'owner', recipient, 'transfer-recipient@waymark.example');
    const vehicle_id = bench.world.tables.vehicles.oneBy('device_key', VAN_05)?.id ?? 0;
    const on = { vehicle_id, autorenewal: true };
    expect((await recipient.read(VAN_05)).subscription?.renewal_failure).toBeNull();
    expect((await recipient.send('PATCH', '/api/v1/device/autorenew', on)).status).toBe(400);
    const back = new RenewalBench(bench.world, 'owner');
    await transfer(bench, VAN_05, 'transfer-recipient', back, 'riley.kowalski@waymark.example');
    expect((await back.send('PATCH', '/api/v1/device/autorenew', on)).status).toBe(200);
    expect(ends()).toBe('2026-12-09');
    bench.moveTo('2026-12-09T00:00Z');
    expect((await bench.read(VAN_05)).connected_state).toBe('expired');
  });

  test('prolongs no trial: a plan that is bought again is charged at once', async () => {
    const { bench, card, renewal, pay, ends } = await owner(CRV);
    card('declined');
    const plan = { device_key: CRV, plan_id: 'premium-month' };
    expect((await pay(plan)).status).toBe(200);
    bench.moveTo('2026-11-28T12:00Z');
    await renewal(false);
    expect(await pay(plan)).toMatchObject({ status: 400, body: { code: 'DECLINED' } });
    await renewal(true);
    expect(ends()).toBe('2026-12-04');
    bench.moveTo('2026-12-04T00:00Z');
    expect((await bench.read(CRV)).connected_state).toBe('expired');
  });

  test.each(['the last attempt', 'a purchase in the grace'])(
    'paid by %s, moves no renewal day: six payments are six months',
    async (way) => {
      const start = at('2026-11-25T00:00Z');
      const { bench, card, pay, ends } = await owner(VAN_05, {
        ...monthly,
        plan_activation_date: at('2026-10-25T00:00Z'),
        plan_renewal_date: start,
        plan_anchor: start,
      });
      for (const [due, last] of [
        ['2026-11-25', '2026-12-02'],
        ['2026-12-25', '2027-01-01'],
        ['2027-01-25', '2027-02-01'],
        ['2027-02-25', '2027-03-04'],
        ['2027-03-25', '2027-04-01'],
        ['2027-04-25', '2027-05-02'],
      ]) {
        card('declined');
        bench.moveTo(`${due}T00:00Z`);
        bench.moveTo(new Date(at(`${last}T00:00Z`) - 60_000).toISOString());
        card('succeeds');
        if (way === 'the last attempt') bench.moveTo(`${last}T00:00Z`);
        else {
          const body = { line_items: [{ change: { kind: 'new', starts_at: `${due}T00:00:00.000Z` } }] };
          expect(await pay({ device_key: VAN_05, plan_id: 'premium-month' })).toMatchObject({ status: 200, body });
        }
      }
      expect(bench.ledger(VAN_05).filter(([, , failure]) => failure === null)).toHaveLength(6);
      expect(ends()).toBe('2027-05-25');
    },
  );

  test('gives no second grace once one was never paid', async () => {
    const { bench, card, pay } = await owner(VAN_05, monthly);
    card('declined');
    bench.moveTo('2026-12-09T00:00Z');
    card('succeeds');
    expect((await pay({ device_key: VAN_05, plan_id: 'premium-month' })).status).toBe(200);
    expect(bench.device(VAN_05).plan_renewal_date).toBe(at('2027-01-09T00:00Z'));
    card('declined');
    bench.moveTo('2027-01-09T00:00Z');
    expect(await bench.read(VAN_05)).toMatchObject({
      connected_state: 'expired',
      pricing_plan: { plan_renewal_date: '2027-01-09T00:00:00.000Z' },
      subscription: { renewal_failure: null },
    });
  });
});

describe('[commerce 4] streaming that the plan includes', () => {
  const ULTIMATE: Changes = { ...monthly, plan_id: 'ultimate-month', plan_paid: 1_899 };
  const streaming = { device_key: VAN_07, plan_add_on_id: 'streaming-month' };
  const expiration = (bench: RenewalBench) =>
    bench.device(VAN_07).add_ons.map((held) => new Date(held.expiration).toISOString().slice(0, 10));

  test('is taken once', async () => {
    const { bench, pay } = await owner(VAN_07, { ...ULTIMATE, plan_renewal_date: at('2026-12-15T00:00Z') });
    expect(await pay(streaming)).toMatchObject({ status: 200, body: { final_charge: 0 } });
    bench.moveTo('2026-11-21T17:00Z');
    expect(await pay(streaming)).toMatchObject({
      status: 400,
      body: { line_items: [{ detail: 'Streaming 1-Month is included in the plan and renews with it.' }] },
    });
    expect(await pay({ ...streaming, plan_id: 'ultimate-2-year' })).toMatchObject({ status: 200 });
    expect(expiration(bench)).toEqual(['2026-12-21']);
  });

  test('ends with the plan when a lower one begins', async () => {
    const { bench, pay } = await owner(VAN_07, { ...ULTIMATE, plan_renewal_date: at('2026-12-15T00:00Z') });
    await pay(streaming);
    expect((await pay({ device_key: VAN_07, plan_id: 'basic-month' })).status).toBe(200);
    bench.moveTo('2026-12-15T00:00Z');
    expect(await bench.read(VAN_07)).toMatchObject({ pricing_plan: { id: 'basic-month' } });
    expect(expiration(bench)).toEqual(['2026-12-15']);
    bench.moveTo('2027-01-10T00:00Z');
    expect(bench.ledger(VAN_07).map(([, amount]) => amount)).toEqual([0, 0, 7.99]);
  });

  test('renews free with its plan', async () => {
    const { bench, pay } = await owner(VAN_07, { ...ULTIMATE, plan_renewal_date: at('2026-12-15T00:00Z') });
    await pay(streaming);
    bench.moveTo('2027-02-01T00:00Z');
    expect(expiration(bench)).toEqual(['2027-02-21']);
  });

  test('has one free trial, also if it waits for the next plan', async () => {
    const { bench, pay } = await owner(CRV, { add_ons: [] });
    const trial = { device_key: CRV, plan_add_on_id: 'streaming-trial' };
    expect((await pay({ ...trial, plan_id: 'premium-month' })).status).toBe(200);
    const refused = { status: 400, body: { line_items: [{ device_key: CRV }] } };
    expect(await pay(trial)).toMatchObject(refused);
    expect((await pay({ ...trial, plan_id: 'premium-year' })).status).toBe(200);
    bench.moveTo('2026-11-28T00:00Z');
    expect(bench.device(CRV).add_ons).toMatchObject([{ expiration: at('2026-12-27T00:00Z') }]);
    expect(await pay(trial)).toMatchObject(refused);
  });
});

describe('[commerce 4] money has a currency', () => {
  const move = (bench: RenewalBench, user: number, body: Record<string, unknown>) =>
    bench.send('PATCH', `/api/v1/user/${user}`, body);
  const refused = (message: RegExp) => ({
    status: 400,
    body: { validation_errors: { country: [expect.stringMatching(message)] } },
  });
  const US = { country: 'US', postal_code: '60607' };

  /** The Mexican owner, whose plans have ended. */
  async function mexican() {
    const bench = await RenewalBench.open('owner-mexican');
    for (const { device_key } of bench.world.tables.vehicles.by('subscriber', 51))
      bench.prepare(device_key, { plan_renewal_date: at('2026-11-01T00:00Z'), autorenewal: false });
    return bench;
  }

  test('the country stays while there is credit', async () => {
    const bench = await mexican();
    bench.world.tables.subscribers.update(51, { prepaid: 13_900 });
    expect(await move(bench, 501, US)).toMatchObject(refused(/^Your account has credit of 139\.00 MXN\./));
    expect((await bench.send('GET', '/api/v1/subscriber/51')).body).toMatchObject({
      prepaid_credit: 139,
      currency: 'MXN',
    });
    bench.world.tables.subscribers.update(51, { prepaid: 0 });
    expect((await move(bench, 501, US)).status).toBe(200);
    expect((await bench.send('GET', '/api/v1/subscriber/51')).body).toMatchObject({ currency: 'USD' });
  });

  test.each<[string, Changes]>([
    ['a paid term runs', { plan_paid: 13_900, plan_renewal_date: at('2026-12-01T00:00Z') }],
    [
      'a plan is pending',
      {
        plan_paid: 0,
        plan_renewal_date: at('2026-12-01T00:00Z'),
        pending_plan: { plan_id: 'tracking-year', add_on_id: null, coupon_code: null, paid: null, currency: 'MXN' },
      },
    ],
    [
      'a renewal is unpaid',
      {
        plan_renewal_date: at('2026-11-25T00:00Z'),
        renewal_failure: { subscriber: 51, failed_at: at('2026-11-18T00:00Z'), attempts: 2, amount: 1, detail: '' },
      },
    ],
    [
      'a pause waits for its payment',
      {
        device_state: 'paused',
        plan_renewal_date: at('2026-12-25T00:00Z'),
        pause: { starts_at: at('2026-11-01T00:00Z'), ends_at: at('2026-12-25T00:00Z') },
      },
    ],
  ])('the country stays while %s', async (_what, changes) => {
    const bench = await mexican();
    bench.prepare(CAMIONETA, changes);
    expect(await move(bench, 501, US)).toMatchObject(refused(/^Camioneta has a plan that is paid or about to be\./));
    expect((await move(bench, 501, { company: 'Reparto', country: 'MX' })).status).toBe(200);
  });

  test('a term that crosses with its vehicle runs on, and is worth nothing there', async () => {
    const bench = await mexican();
    const end = at('2031-11-21T00:00Z');
    bench.prepare(CAMIONETA, {
      product_name: 'ft-xc2',
      plan_id: 'ultimate-5-year',
      plan_paid: 1_302_095,
      plan_activation_date: at('2026-11-21T00:00Z'),
      plan_renewal_date: end,
    });
    const recipient = new RenewalBench(bench.world, 'owner');
    await transfer(bench, CAMIONETA, 'owner-mexican', recipient, 'riley.kowalski@waymark.example');
    expect(await recipient.read(CAMIONETA)).toMatchObject({
      subscription: { currency: 'USD' },
      pricing_plan: { plan_renewal_date: new Date(end).toISOString() },
    });
    const line_items = [{ device_key: CAMIONETA, plan_id: 'ultimate-6-year' }];
    expect((await recipient.send('POST', PAY, { line_items })).body).toMatchObject({
      upgrade_credit: 0,
      prepaid_applied: 0,
      prepaid_remaining: 0,
    });
  });

  test('card and shipping address are in the country of the account', async () => {
    const { bench, pay } = await owner(VAN_09);
    const hardware = { product_id: 4 };
    const shipping_address = { ...CHICAGO, state: 'QC', postal_code: 'H2X1Y4', country: 'CA' };
    expect(await pay(hardware, { shipping_address })).toMatchObject({
      status: 400,
      body: {
        validation_errors: { 'shipping_address.country': ['Must be the country of your account (United States)'] },
      },
    });
    bench.world.tables.cards.update(501, { country: 'CA' });
    expect(await pay(hardware, { shipping_address: CHICAGO })).toMatchObject({
      status: 400,
      body: { validation_errors: { card_id: [expect.stringContaining('not in the country of your account')] } },
    });
  });

  test('a cart without hardware is taxed where the card is, whatever address is sent', async () => {
    const bench = await RenewalBench.open('owner-canadian');
    const [vehicle] = bench.world.tables.vehicles.by('subscriber', 31);
    bench.prepare(vehicle?.device_key ?? '', { plan_renewal_date: at('2026-11-01T00:00Z'), pause: null });
    const line_items = [{ device_key: vehicle?.device_key, plan_id: 'premium-year' }];
    const alberta = { line_1: '1 Main St', city: 'Calgary', state: 'AB', postal_code: 'T2P1J9', country: 'CA' };
    for (const shipping_address of [null, alberta]) {
      expect((await bench.send('POST', DRY_RUN, { line_items, shipping_address })).body).toMatchObject({
        base_tax: 25.14,
        tax_breakdown: [{ name: 'GST' }, { name: 'QST' }],
      });
    }
  });
});

describe('[commerce 4] an attempt to pay', () => {
  test('gets its stored answer, also after the vehicle was sold', async () => {
    const { bench } = await owner(VAN_05);
    const body = { line_items: [{ device_key: VAN_05, plan_id: 'premium-year' }] };
    const first = await bench.send('POST', PAY, body);
    expect(first.status).toBe(200);
    const recipient = new RenewalBench(bench.world, 'transfer-recipient');
    await transfer(bench, VAN_05, 'owner', recipient, 'transfer-recipient@waymark.example');
    expect(await bench.send('POST', PAY, body)).toMatchObject({ status: 200, body: first.body });
  });

  test('is refused if what falls due later has changed since it was shown', async () => {
    const { bench, pay } = await owner(CRV);
    const line = { device_key: CRV, plan_id: 'premium-month' };
    const effect = { price_percent: 150 };
    bench.world.tables.faults.put({ id: 'f', ...ANY_REQUEST, operation: 'createPayment', effect });
    // 9.59 after the trial, and 9.59 at each renewal.
    const shown = { expected_charge: 0, expected_later: 19.18 };
    expect(await pay(line, shown)).toMatchObject({
      status: 400,
      body: { code: 'LATER_TOTAL_CHANGED', detail: 'What falls due later is now 28.78 USD. Nothing was charged.' },
    });
    expect((await pay(line, { ...shown, expected_later: 28.78 })).status).toBe(200);
  });
});

describe('[commerce 5] a coupon', () => {
  const line_items = [{ device_key: VAN_09, plan_id: 'premium-month' }];

  test('can be guessed ten times in a quarter of an hour', async () => {
    const { bench } = await owner(VAN_09);
    const tried = (coupon_code: string) => bench.send('POST', DRY_RUN, { line_items, coupon_code });
    for (let guess = 0; guess < 10; guess += 1) expect((await tried(`GUESS${guess}`)).status).toBe(400);
    expect((await tried('GUESS10')).status).toBe(429);
    expect((await tried('WELCOME10')).status).toBe(429);
    expect((await bench.send('POST', DRY_RUN, { line_items })).status).toBe(200);
    bench.moveTo('2026-11-21T16:56Z');
    expect((await tried('WELCOME10')).status).toBe(200);
  });

  test('is not guessed by typing the same wrong code again', async () => {
    const { bench } = await owner(VAN_09);
    for (let time = 0; time < 12; time += 1)
      expect((await bench.send('POST', DRY_RUN, { line_items, coupon_code: 'WELCOM10' })).status).toBe(400);
  });

  test('is used once by an account', async () => {
    const { bench, pay } = await owner(VAN_09);
    const coupon = { coupon_code: 'WELCOME10' };
    expect((await pay({ device_key: VAN_09, plan_id: 'premium-month' }, coupon)).status).toBe(200);
    bench.moveTo('2026-11-21T17:00Z');
    const refused = { status: 400, body: { validation_errors: { coupon_code: ['Coupon already used'] } } };
    expect(await pay({ device_key: VAN_09, plan_id: 'premium-year' }, coupon)).toMatchObject(refused);
  });

  test('that waits for the end of a trial is used, and comes back with the plan that is withdrawn', async () => {
    const { bench, pay } = await owner(CRV);
    const coupon = { coupon_code: 'TRIALPLUS' };
    expect((await pay({ device_key: CRV, plan_id: 'premium-month' }, coupon)).status).toBe(200);
    expect((await pay({ device_key: CRV, plan_id: 'premium-year' }, coupon)).status).toBe(200);
    const other = '3182038857';
    bench.prepare(other, { plan_id: 'trial-month', plan_renewal_date: at('2026-12-01T00:00Z') });
    const refused = { status: 400, body: { validation_errors: { coupon_code: ['Coupon already used'] } } };
    expect(await pay({ device_key: other, plan_id: 'premium-month' }, coupon)).toMatchObject(refused);
    await bench.send('PATCH', `/api/v1/device/cancel-pending-plan/${CRV}/`, {});
    expect((await pay({ device_key: other, plan_id: 'premium-month' }, coupon)).status).toBe(200);
  });
});
