import { describe, expect, test } from 'vitest';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import { createMock } from '../../tests/support/mock.ts';
import type { FaultRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

const mock = createMock();
const PAY = '/api/v1/payments';
const DRY_RUN = `${PAY}?validate=true`;
/** Paused, its plan has expired. */
const VAN_09 = 'DR-31047-182';
/** Until February 18, 2027. */
const VAN_07 = '3182041907';
/** On a trial. */
const CRV = '3182042795';
/** An installed van of the same owner. */
const VAN_12 = 'GG-20417-A7';
const CHICAGO = { line_1: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' };
const MONTREAL = {
  line_1: '4300 Rue Saint-Denis',
  city: 'Vancouver',
  state: 'BC',
  postal_code: 'V5K0A1',
  country: 'CA',
};

async function owner(persona = 'owner') {
  const world = await mock.world();
  const send = await mock.as(world, persona);
  const dryRun = (line_items: object[], more: object = {}) => send('POST', DRY_RUN, { line_items, ...more });
  const pay = (line_items: object[], more: object = {}) => send('POST', PAY, { line_items, ...more });
  return { world, send, dryRun, pay };
}
const addFault = (world: World, rule: Pick<FaultRow, 'operation' | 'effect'> & Partial<Pick<FaultRow, 'times'>>) =>
  world.tables.faults.put({ id: 'f', ...ANY_REQUEST, ...rule });
const receipts = async (world: World, persona = 'owner') =>
  (await (await mock.as(world, persona))('GET', PAY)).body as { count: number; results: { uuid: string }[] };
/** Receipts that the seeds have. */
const SEEDED = 4;
const withKey = async (world: World, key: string, body: object) => {
  const response = await mock.app.request(PAY, {
    method: 'POST',
    headers: {
      'x-mock-world': world.id,
      authorization: `Bearer ${await mock.tokenOf(world, 'owner')}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json().catch(() => null)) as { uuid: string } };
};
const line = (device_key: string, plan_id: string) => ({ device_key, plan_id });
const noMulti = (world: World) => {
  for (const { id, device_key } of world.tables.vehicles.by('subscriber', 11)) {
    if (id !== 1007) world.tables.devices.update(device_key, { device_state: 'paused' });
  }
};

describe('[commerce 4] the worked examples', () => {
  test('a year of Premium, untaxed and with 6 % tax', async () => {
    const { world, dryRun } = await owner();
    noMulti(world);
    expect((await dryRun([line(VAN_09, 'premium-year')])).body).toMatchObject({ final_charge: 134.28, base_tax: 0 });
    world.tables.meta.put({ id: 'sales-taxes', value: { IL: 6_000 } });
    expect((await dryRun([line(VAN_09, 'premium-year')])).body).toMatchObject({
      base_tax: 8.06,
      final_charge: 142.34,
      renewal_total: 142.34,
    });
  });

  test('taxes of renewals and deferred terms are those of the main card, not of the shipping address', async () => {
    const { world, dryRun } = await owner();
    noMulti(world);
    // A plan for a paused device would begin now.
    world.tables.devices.update(CRV, { device_state: 'installed' });
    world.tables.meta.put({ id: 'sales-taxes', value: { IL: 6_000 } });
    const shipping_address = { ...CHICAGO, state: 'IA' };
    const cart = [line(VAN_09, 'premium-year'), line(CRV, 'premium-month'), { product_id: 4 }];
    expect((await dryRun(cart, { shipping_address })).body).toMatchObject({
      base_tax: 0,
      renewal_total: 155.05,
      line_items: [{ renewal_amount: 142.34 }, { deferred_amount: 12.71, renewal_amount: 12.71 }, {}],
    });
  });

  test('a module with a monthly plan costs its price without a yearly one', async () => {
    const { world, dryRun } = await owner();
    noMulti(world);
    const cart = [{ product_id: 2, plan_id: 'premium-month' }];
    expect((await dryRun(cart, { shipping_address: CHICAGO })).body).toMatchObject({
      final_charge: 61.99,
      line_items: [{ product_price: 50, product_name: 'Waymark X1' }],
    });
  });

  test('a coupon of 10 % over two plans', async () => {
    const { world, dryRun } = await owner();
    noMulti(world);
    const cart = [line(VAN_09, 'premium-month'), line(VAN_12, 'basic-month')];
    world.tables.devices.update(VAN_12, { plan_renewal_date: world.clock.now() - 1 });
    expect((await dryRun(cart, { coupon_code: 'welcome10' })).body).toMatchObject({
      coupon_code: 'WELCOME10',
      coupon_discount: 2,
      final_charge: 17.98,
    });
  });

  test('an upgrade after 100 of 365 days credits the rest of the term', async () => {
    const { world, dryRun, pay } = await owner();
    noMulti(world);
    const now = world.clock.now();
    const DAY = 86_400_000;
    world.tables.devices.update(VAN_12, {
      device_state: 'installed',
      plan_id: 'premium-year',
      plan_activation_date: now - 100 * DAY,
      plan_renewal_date: now + 265 * DAY,
      plan_anchor: now - 100 * DAY,
      plan_paid: 13_428,
    });
    const expected = {
      final_charge: 70.39,
      upgrade_credit: 97.49,
      line_items: [{ change: { kind: 'upgrade', credit: 97.49, days_left: 265, days_in_term: 365 } }],
    };
    expect((await dryRun([line(VAN_12, 'premium-plus-year')])).body).toMatchObject(expected);
    expect((await pay([line(VAN_12, 'premium-plus-year')])).body).toMatchObject(expected);
  });

  test('a plan that follows a planned pause begins when the pause ends', async () => {
    const { send, dryRun, pay } = await owner();
    await send('PATCH', '/api/v1/device/pause', { device_key: VAN_07, seasonal_pause_duration: 3 });
    const cart = [line(VAN_07, 'basic-month')];
    const dates = {
      line_items: [{ change: { starts_at: '2027-05-18T00:00:00.000Z' }, renewal_date: '2027-06-18T00:00:00.000Z' }],
    };
    expect((await dryRun(cart)).body).toMatchObject(dates);
    const { body } = await pay(cart);
    expect(body).toMatchObject(dates);
    const receipt = await send('GET', `${PAY}/${(body as { uuid: string }).uuid}`);
    expect(receipt.body).toMatchObject({ next_charge: { date: '2027-05-18T00:00:00.000Z', amount: 6.39 } });
  });

  test('a product in Canada has a currency discount and two taxes', async () => {
    const { world, dryRun } = await owner('owner-canadian');
    const cart = [{ product_id: 3, plan_id: 'premium-year' }];
    expect((await dryRun(cart, { shipping_address: MONTREAL })).body).toMatchObject({
      currency: 'CAD',
      base_amount: 217.88,
      currency_discount: 10,
      tax_breakdown: [
        { name: 'GST', rate: 0.05, amount: 10.39 },
        { name: 'PST', rate: 0.07, amount: 14.55 },
      ],
      final_charge: 232.82,
    });
    expect(world.tables.payments.own.size).toBe(0);
  });
});

describe('[commerce 4] a purchase', () => {
  test('charges what the dry run said, begins the plan and writes a receipt', async () => {
    const { world, send, dryRun, pay } = await owner();
    const quoted = (await dryRun([line(VAN_09, 'premium-month')])).body as { final_charge: number };
    const paid = await pay([line(VAN_09, 'premium-month')], { expected_charge: quoted.final_charge });
    expect(paid).toMatchObject({ status: 200, body: { final_charge: quoted.final_charge, uuid: expect.any(String) } });
    const { uuid } = paid.body as { uuid: string };
    expect((await send('GET', `${PAY}/${uuid}`)).body).toMatchObject({
      success: true,
      description: 'Premium · Monthly',
      card_brand: 'visa',
      card_last4: '4242',
      final_charge: quoted.final_charge,
      next_charge: { date: '2026-12-21T16:41:00.000Z' },
    });
    expect((await send('GET', '/api/v1/vehicle/1007')).body).toMatchObject({
      device_state: 'installed',
      plan_renewal_date: '2026-12-21T16:41:00.000Z',
      autorenewal: true,
    });
    const stranger = await mock.as(world, 'owner-stranger');
    expect((await stranger('GET', `${PAY}/${uuid}`)).status).toBe(404);
  });

  test('is refused with another total than the confirmed one, and charges nothing', async () => {
    const { world, pay } = await owner();
    expect(await pay([line(VAN_09, 'premium-month')], { expected_charge: 1 })).toMatchObject({
      status: 400,
      body: { code: 'TOTAL_CHANGED' },
    });
    expect((await receipts(world)).count).toBe(SEEDED);
  });

  test('[commerce 4] is refused after prices rose, then charges the new total', async () => {
    const { world, dryRun, pay } = await owner();
    const items = [line(VAN_09, 'premium-month')];
    const shown = (await dryRun(items)).body as { final_charge: number };
    expect(shown.final_charge).toBe(9.59);
    addFault(world, { operation: 'createPayment', effect: { price_percent: 110 } });
    expect(await pay(items, { expected_charge: shown.final_charge })).toMatchObject({
      status: 400,
      body: { code: 'TOTAL_CHANGED', detail: 'The total is now 10.55 USD. Nothing was charged.' },
    });
    expect((await receipts(world)).count).toBe(SEEDED);
    expect((await dryRun(items)).body).toMatchObject({ final_charge: 10.55 });
    expect((await pay(items, { expected_charge: 10.55 })).status).toBe(200);
  });

  test('[commerce 4] sells a plan with each of two products, for two vehicles that are added later', async () => {
    const { world, send, dryRun, pay } = await owner();
    const item = { product_id: 3, product_quantity: 1, plan_id: 'premium-year' };
    const one = (await dryRun([item])).body as { final_charge: number; line_items: { renewal_amount: number }[] };
    const asked = { ...item, product_quantity: 2 };
    const merged = { product_id: 3, product_quantity: 2, plan_id: 'premium-year', plan_price: 268.56 };
    expect(await dryRun([item, item])).toMatchObject({ status: 200, body: { line_items: [merged] } });
    const quoted = (await dryRun([asked])).body as typeof one;
    expect(quoted.line_items).toHaveLength(1);
    expect(quoted.final_charge).toBe(Math.round(one.final_charge * 200) / 100);
    expect(quoted.line_items[0]?.renewal_amount).toBe((one.line_items[0]?.renewal_amount ?? 0) * 2);
    const kept = () => [...world.tables.prepaid_plans.values()].map(({ plan_id, paid }) => `${plan_id} ${paid}`);
    expect(kept()).toEqual([]);
    const paid = await pay([asked], { shipping_address: CHICAGO });
    expect(paid).toMatchObject({
      status: 200,
      body: { line_items: [{ product_sku: 'X1R-LTE', product_quantity: 2 }] },
    });
    const { uuid } = paid.body as { uuid: string };
    expect(await send('GET', `${PAY}/${uuid}`)).toMatchObject({ body: { shipping_address: CHICAGO } });
    const [first, second, ...others] = kept();
    expect(first).toMatch(/^premium-year [1-9]/);
    expect(second).toBe(first);
    expect(others).toEqual([]);
    expect(await dryRun([{ ...item, product_quantity: 11 }])).toMatchObject({ status: 400 });
  });

  test('[commerce 7] leaves a fault of the next charge to the charge, whatever dry runs come before', async () => {
    const { world, dryRun, pay } = await owner();
    const items = [line(VAN_09, 'premium-month')];
    addFault(world, { operation: 'chargePayment', times: 1, effect: { decline: true } });
    expect((await dryRun(items)).status).toBe(200);
    expect((await dryRun(items)).status).toBe(200);
    expect(await pay(items)).toMatchObject({ status: 400, body: { code: 'DECLINED' } });
    expect(await withKey(world, 'a-second-attempt', { line_items: items })).toMatchObject({ status: 200 });
  });

  test('that is declined changes nothing but the list of payments', async () => {
    const { world, send, pay } = await owner();
    world.tables.cards.update(501, { outcome: 'declined' });
    expect(await pay([line(VAN_09, 'premium-month')])).toMatchObject({
      status: 400,
      body: { detail: 'This transaction has been declined.' },
    });
    expect(world.tables.devices.get(VAN_09)?.device_state).toBe('paused');
    expect((await receipts(world)).results[0]).toMatchObject({
      success: false,
      failure: 'This transaction has been declined.',
    });
    expect((await send('GET', `${PAY}?successes_only=true`)).body).toMatchObject({ count: SEEDED - 1 });
  });

  test('names the lines that cannot be bought', async () => {
    const { dryRun } = await owner();
    expect(await dryRun([line(VAN_09, 'tracking-month'), line(VAN_12, 'premium-plus-year')])).toMatchObject({
      status: 400,
      body: { line_items: [{ device_key: VAN_09, detail: 'Basic is not available for this device.' }] },
    });
  });

  test.each([
    ['NOSUCH', 'Coupon invalid'],
    ['SPRING25', 'Coupon expired'],
    ['TRIALPLUS', 'The coupon does not apply to this cart'],
  ])('refuses the coupon %s', async (coupon_code, message) => {
    const { dryRun } = await owner();
    expect(await dryRun([line(VAN_09, 'premium-month')], { coupon_code })).toMatchObject({
      status: 400,
      body: { validation_errors: { coupon_code: [message] } },
    });
  });

  test.each([
    [{ state: 'ZZ' }, { 'shipping_address.state': ['Must be a state or province of the country'] }],
    [{ state: 'QC' }, { 'shipping_address.state': ['Must be a state or province of the country'] }],
    [{ postal_code: '607' }, { 'shipping_address.postal_code': ['Must have at least 5 characters'] }],
    [{ postal_code: 'H3B1A1' }, { 'shipping_address.postal_code': ['Must be a number'] }],
    [
      { country: 'MX', postal_code: '06600' },
      { 'shipping_address.state': ['Must be a state or province of the country'] },
    ],
  ])('refuses an address with %j', async (wrong, validation_errors) => {
    const { dryRun } = await owner();
    const refused = await dryRun([{ product_id: 4 }], { shipping_address: { ...CHICAGO, ...wrong } });
    expect(refused).toMatchObject({ status: 400, body: { validation_errors } });
  });

  test('refuses a PO box, and hardware without an address', async () => {
    const { pay, dryRun } = await owner();
    const cart = [{ product_id: 4 }];
    expect((await pay(cart)).body).toMatchObject({ validation_errors: { shipping_address: ['Required field'] } });
    expect((await dryRun(cart, { shipping_address: { ...CHICAGO, line_1: 'P.O. Box 12' } })).body).toMatchObject({
      validation_errors: { 'shipping_address.line_1': ['Must not be a PO box'] },
    });
  });
});

describe('[commerce 4] once and only once', () => {
  const body = { line_items: [line(VAN_09, 'premium-month')] };

  test('the same key gets the first answer, and another body is refused', async () => {
    const { world } = await owner();
    const first = await withKey(world, 'attempt-0001', body);
    expect(first.status).toBe(200);
    expect(await withKey(world, 'attempt-0001', body)).toEqual(first);
    const other = { line_items: [line(VAN_12, 'premium-plus-year')] };
    expect(await withKey(world, 'attempt-0001', other)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await receipts(world)).count).toBe(SEEDED + 1);
  });

  test('a decline is kept for its key; a new key pays', async () => {
    const { world } = await owner();
    world.tables.cards.update(501, { outcome: 'declined' });
    expect((await withKey(world, 'attempt-0001', body)).status).toBe(400);
    world.tables.cards.update(501, { outcome: 'succeeds' });
    expect((await withKey(world, 'attempt-0001', body)).status).toBe(400);
    expect((await withKey(world, 'attempt-0002', body)).status).toBe(200);
  });

  test('without a key, a second submission within 10 s gets the first answer', async () => {
    const { world, pay } = await owner();
    const first = await pay(body.line_items);
    expect((await pay(body.line_items)).body).toEqual(first.body);
    world.clock.advance(10_001);
    expect((await pay(body.line_items)).body).not.toEqual(first.body);
    expect((await receipts(world)).count).toBe(SEEDED + 2);
  });

  test('an answer lost before the charge charges nothing; one lost after it charged once', async () => {
    const { world } = await owner();
    const rule = { ...ANY_REQUEST, operation: 'createPayment', times: 1 };
    world.tables.faults.put({ id: 'before', ...rule, effect: { drop: true } });
    await withKey(world, 'attempt-0001', body);
    expect((await receipts(world)).count).toBe(SEEDED);
    world.tables.faults.put({ id: 'after', ...rule, effect: { drop_answer: true } });
    await withKey(world, 'attempt-0001', body);
    expect((await receipts(world)).count).toBe(SEEDED + 1);
    expect((await withKey(world, 'attempt-0001', body)).status).toBe(200);
    expect((await receipts(world)).count).toBe(SEEDED + 1);
  });
});
