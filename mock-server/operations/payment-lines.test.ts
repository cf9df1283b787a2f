import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import type { World } from '../world/world.ts';

const mock = createMock();
const PAY = '/api/v1/payments';
/** Paused, its plan has expired. */
const VAN_09 = 'DR-31047-182';
const VAN_12 = 'GG-20417-A7';
/** A dash cam with streaming. */
const VAN_07 = '3182041907';
/** Premium for a year, without a camera. */
const TRUCK = '3182039914';
/** A dash cam in its free trial. */
const NINAS_CRV = '3182042795';
const CHICAGO = { line_1: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' };
const AHEAD = 'The next term is already paid. Cancel it first to choose another plan.';

const line = (device_key: string, plan_id: string) => ({ device_key, plan_id });

/** The owner, with too few vehicles in service for the multi-vehicle discount. */
async function owner() {
  const world = await mock.world();
  for (const { id, device_key } of world.tables.vehicles.by('subscriber', 11)) {
    if (id !== 1007 && id !== 1012) world.tables.devices.update(device_key, { device_state: 'paused' });
  }
  const send = await mock.as(world, 'owner');
  const dryRun = (line_items: object[], more = {}) => send('POST', `${PAY}?validate=true`, { line_items, ...more });
  const pay = (line_items: object[], more = {}) => send('POST', PAY, { line_items, ...more });
  return { world, send, dryRun, pay };
}

/** Ten vehicles in service whose plans have ended, and thirty paused ones. */
function tenVehicles(world: World): string[] {
  const keys = world.tables.vehicles.by('subscriber', 71).map(({ device_key }) => device_key);
  for (const key of keys) world.tables.devices.update(key, { device_state: 'paused' });
  const ten = keys.slice(0, 10);
  const plan_renewal_date = world.clock.now() - 1;
  for (const key of ten) {
    const ended = { product_name: 'ft-x1max', plan_id: 'premium-year', plan_renewal_date } as const;
    world.tables.devices.update(key, { device_state: 'installed', autorenewal: false, ...ended });
  }
  return ten;
}

describe('[commerce 9] the multi-vehicle discount', () => {
  test('takes 20 % off ten plans before the coupon', async () => {
    const world = await mock.world();
    const send = await mock.as(world, 'owner-fleet');
    const line_items = tenVehicles(world).map((key) => line(key, 'premium-year'));
    expect((await send('POST', PAY, { line_items, coupon_code: 'WELCOME10' })).body).toMatchObject({
      base_amount: 1342.8,
      multi_vehicle_discount: 268.6,
      coupon_discount: 107.42,
      final_charge: 966.78,
    });
  });

  test('counts vehicles that the same cart makes installed, for what is due now and at renewals', async () => {
    const world = await mock.world('nine-vehicles');
    const send = await mock.as(world, 'owner');
    const paused = world.tables.vehicles
      .by('subscriber', 11)
      .filter(({ device_key }) => world.tables.devices.get(device_key)?.device_state === 'paused')
      .map(({ device_key }) => device_key);
    const quote = async (keys: readonly string[]) =>
      (await send('POST', `${PAY}?validate=true`, { line_items: keys.map((key) => line(key, 'premium-month')) })).body;
    // Premium is eligible: one of them is the tenth vehicle.
    for (const count of [1, 3]) {
      expect(await quote(paused.slice(0, count))).toMatchObject({
        base_amount: Math.round(1_199 * count) / 100,
        multi_vehicle_discount: Math.round(240 * count) / 100,
        final_charge: Math.round(959 * count) / 100,
        renewal_total: Math.round(959 * count) / 100,
      });
    }
    const line_items = [line(paused[0] ?? '', 'premium-month')];
    const { body } = await send('POST', PAY, { line_items, expected_charge: 9.59 });
    expect(body).toMatchObject({ final_charge: 9.59, line_items: [{ renewal_amount: 9.59 }] });
    const { body: device } = await send('GET', `/api/v1/device?device_key=${paused[0]}`);
    expect(device).toMatchObject({ results: [{ subscription: { renewal_amount: 9.59 } }] });
  });

  test('needs the tenth vehicle', async () => {
    const world = await mock.world();
    const send = await mock.as(world, 'owner-fleet');
    const ten = tenVehicles(world);
    const line_items = ten.slice(0, 9).map((key) => line(key, 'premium-year'));
    expect((await send('POST', `${PAY}?validate=true`, { line_items })).body).toMatchObject({
      multi_vehicle_discount: 0,
      final_charge: 1208.52,
    });
  });
});

describe('[commerce 4] a term that is paid in advance', () => {
  test('is not sold twice', async () => {
    const { world, pay } = await owner();
    const month = [line(VAN_09, 'premium-month')];
    expect(await pay(month)).toMatchObject({ body: { line_items: [{ change: { kind: 'new' } }] } });
    world.clock.advance(10_001);
    expect(await pay(month)).toMatchObject({ body: { line_items: [{ change: { kind: 'renewal' } }] } });
    world.clock.advance(10_001);
    expect(await pay(month)).toMatchObject({
      status: 400,
      body: { line_items: [{ device_key: VAN_09, detail: AHEAD }] },
    });
    expect(world.tables.devices.get(VAN_09)?.pending_plan).toMatchObject({ plan_id: 'premium-month', paid: 1_199 });
  });

  test('pays for the plan that replaces it at once', async () => {
    const { world, dryRun, pay } = await owner();
    await pay([line(VAN_09, 'premium-month')]);
    world.clock.advance(10_001);
    await pay([line(VAN_09, 'premium-month')]);
    const expected = { upgrade_credit: 11.99, prepaid_applied: 23.98, final_charge: 110.3 };
    expect((await dryRun([line(VAN_09, 'premium-year')])).body).toMatchObject(expected);
    expect((await pay([line(VAN_09, 'premium-year')])).body).toMatchObject(expected);
    expect(world.tables.devices.get(VAN_09)).toMatchObject({ plan_id: 'premium-year', pending_plan: null });
    expect(world.tables.subscribers.get(11)?.prepaid).toBe(0);
  });
});

describe('[commerce 9] a module upgrade', () => {
  const module = { device_key: TRUCK, product_id: 3 };
  async function offered() {
    const made = await owner();
    made.world.tables.devices.update(TRUCK, { upgrade_offer: 'offered' });
    return made;
  }

  test('costs less by the level of the plan, and is ordered once', async () => {
    const { world, pay } = await offered();
    const paid = await pay([module], { shipping_address: CHICAGO });
    expect(paid.body).toMatchObject({
      final_charge: 64,
      line_items: [{ product_price: 64, vehicle_name: 'Dump truck' }],
    });
    expect(world.tables.devices.get(TRUCK)?.replacement_order_placed).toBe(true);
    world.clock.advance(10_001);
    expect((await pay([module], { shipping_address: CHICAGO })).body).toMatchObject({
      line_items: [{ device_key: TRUCK, detail: 'No module upgrade is offered for this device.' }],
    });
  });

  test('is one module for one device', async () => {
    const { dryRun } = await offered();
    const twice = { ...module, product_quantity: 2 };
    for (const cart of [[twice], [module, module]]) {
      expect((await dryRun(cart)).body).toMatchObject({
        line_items: [{ device_key: TRUCK, detail: 'A module upgrade is one module for one device.' }],
      });
    }
  });

  test.each([
    ['of another vehicle', VAN_09],
    ['of the same vehicle', TRUCK],
  ])('is not bought together with a plan %s', async (_which, device_key) => {
    const { dryRun } = await offered();
    expect(await dryRun([module, line(device_key, 'premium-plus-year')])).toMatchObject({
      status: 400,
      body: { line_items: [{ device_key, detail: 'Plans cannot be bought together with a module upgrade.' }] },
    });
  });
});

test('[commerce 4] a plan after a trial is charged at its end, with the deferred coupon', async () => {
  const { world, pay } = await owner();
  const cart = [line(NINAS_CRV, 'premium-year')];
  expect((await pay(cart, { coupon_code: 'TRIALPLUS' })).body).toMatchObject({
    final_charge: 0,
    line_items: [{ is_payment_deferred: true, deferred_amount: 107.42, deferred_coupon_discount: 26.86 }],
  });
  expect(world.tables.devices.get(NINAS_CRV)).toMatchObject({
    plan_id: 'trial-month',
    pending_plan: { plan_id: 'premium-year', coupon_code: 'TRIALPLUS', paid: null },
  });
});

test('[commerce 4] the streaming trial is given once', async () => {
  const { dryRun } = await owner();
  expect((await dryRun([{ device_key: NINAS_CRV, plan_add_on_id: 'streaming-trial' }])).body).toMatchObject({
    line_items: [{ detail: 'The free streaming trial was used already.' }],
  });
  expect((await dryRun([{ device_key: TRUCK, plan_add_on_id: 'streaming-month' }])).body).toMatchObject({
    line_items: [{ detail: 'Streaming needs a dash cam.' }],
  });
});

test('[commerce 4] an add-on that the plan includes is not sold while it runs, and is free after it has ended', async () => {
  const { world, dryRun } = await owner();
  const [held] = world.tables.devices.get(VAN_07)?.add_ons ?? [];
  if (!held) throw new Error('Van 07 has no add-on');
  const buys = async (changes: Partial<typeof held>) => {
    world.tables.devices.update(VAN_07, { plan_id: 'ultimate-year', add_ons: [{ ...held, ...changes }] });
    return (await dryRun([{ device_key: VAN_07, plan_add_on_id: 'streaming-month' }])).body;
  };
  expect(await buys({})).toMatchObject({
    line_items: [{ detail: expect.stringContaining('is included in the plan') }],
  });
  const free = { line_items: [{ plan_add_on_id: 'streaming-month', plan_add_on_price: 0 }] };
  expect(await buys({ expiration: world.clock.now() })).toMatchObject(free);
  expect(await buys({ plan_add_on_id: 'streaming-trial' })).toMatchObject(free);
});

test('[commerce 4] merges the lines of a device, and those of a product without device', async () => {
  const { world, dryRun } = await owner();
  world.tables.devices.update(VAN_12, { plan_renewal_date: world.clock.now() - 1 });
  const cart = [
    line(VAN_12, 'ultimate-month'),
    { product_id: 4 },
    { device_key: VAN_12, plan_add_on_id: 'streaming-month' },
    { product_id: 4, product_quantity: 2 },
  ];
  expect((await dryRun(cart, { shipping_address: CHICAGO })).body).toMatchObject({
    line_items: [
      { plan_id: 'ultimate-month', plan_add_on_id: 'streaming-month', plan_add_on_price: 0 },
      { product_id: 4, product_quantity: 3, payment: { amount: 239.97 } },
    ],
  });
});

test('[commerce 4] a receipt names the next charge of all plans that renew together', async () => {
  const { world, send, pay } = await owner();
  world.tables.devices.update(VAN_12, { plan_renewal_date: world.clock.now() - 1 });
  const { body } = await pay([line(VAN_09, 'premium-month'), line(VAN_12, 'premium-month')]);
  expect((await send('GET', `${PAY}/${(body as { uuid: string }).uuid}`)).body).toMatchObject({
    next_charge: { date: '2026-12-21T16:41:00.000Z', amount: 23.98 },
  });
});

test('[commerce 8] without a card, a purchase says what is missing', async () => {
  const { world, pay } = await owner();
  for (const id of [501, 502]) world.tables.cards.delete(id);
  expect(await pay([line(VAN_09, 'premium-month')])).toMatchObject({
    status: 400,
    body: { validation_errors: { card_id: ['Payment not provided'] } },
  });
});

test('[commerce 4] charges the chosen card, and no card of another account', async () => {
  const { world, send, pay } = await owner();
  const [first, second] = world.tables.cards.by('subscriber', 11);
  if (!first || !second) throw new Error('The owner has too few cards');
  const other = [first, second].find(({ is_main }) => !is_main) ?? second;
  const { body } = await pay([line(VAN_09, 'premium-month')], { card_id: other.id });
  const { uuid } = body as { uuid: string };
  expect((await send('GET', `${PAY}/${uuid}`)).body).toMatchObject({ card_last4: other.last4 });
  expect(await pay([line(VAN_12, 'ultimate-month')], { card_id: 999_999 })).toMatchObject({ status: 400 });
});

test('[commerce 4] a plan bought with new hardware begins when its device is added, once', async () => {
  const { world, send, pay } = await owner();
  const module = { product_id: 1, product_quantity: 1, plan_id: 'premium-year' };
  const paid = await pay([module], { shipping_address: CHICAGO });
  const line = { renewal_date: null, renewal_amount: 134.28 };
  expect(paid).toMatchObject({ status: 200, body: { final_charge: 134.28, line_items: [line] } });
  const receipt = await send('GET', `${PAY}/${(paid.body as { uuid: string }).uuid}`);
  expect(receipt.body).toMatchObject({ next_charge: null });
  world.clock.advance(1_800_000);
  const add = async (device_key: string) => {
    const { status } = await send('POST', '/api/v1/vehicle', {
      subscriber_id: 11,
      device_key,
      vehicle_name: device_key,
    });
    expect(status).toBe(201);
    return (await send('GET', `/api/v1/device?device_key=${device_key}`)).body as { results: object[] };
  };
  // The plan is not offered for trackers.
  expect((await add('GG-99900-T2')).results[0]).toMatchObject({ pricing_plan: { id: 'tracking-month' } });
  expect((await add('3199900011')).results[0]).toMatchObject({
    autorenewal: true,
    pricing_plan: { id: 'premium-year', plan_renewal_date: '2027-11-21T17:11:00.000Z' },
  });
  expect((await add('3199900028')).results[0]).toMatchObject({ pricing_plan: { is_trial: true } });
});

test.each([
  ['tracking-year', 1, 'Basic is not available for Waymark X1 MAX.'],
  ['premium-year', 4, 'Premium is not available for Key locker.'],
  ['trial-3-year', 1, 'Premium is not available for Waymark X1 MAX.'],
])('[commerce 4] refuses the plan %s with the product %d, which cannot use it', async (plan_id, product_id, detail) => {
  const { pay } = await owner();
  const refused = await pay([{ product_id, product_quantity: 1, plan_id }], { shipping_address: CHICAGO });
  expect(refused).toMatchObject({ status: 400, body: { line_items: [{ detail }] } });
});

describe('[commerce 8] a line that its buyer cannot pay for', () => {
  const FOREIGN = 'This vehicle is not in your account.';
  const refused = (device_key: string, detail: string) => ({
    status: 400,
    body: { detail: 'Some items cannot be bought.', line_items: [{ device_key, detail }] },
  });

  test.each(['3290014407', 'GG-00000-X0'])('names the device %s of nobody or of another owner', async (device_key) => {
    const { dryRun, pay } = await owner();
    const cart = [line(VAN_12, 'premium-year'), line(device_key, 'premium-year')];
    expect(await dryRun(cart)).toMatchObject(refused(device_key, FOREIGN));
    expect(await pay(cart)).toMatchObject(refused(device_key, FOREIGN));
  });

  test("sells a plan for a vehicle in a guest's exclusive access, which is about control", async () => {
    const { world, dryRun } = await owner();
    const vehicle = world.tables.vehicles.oneBy('device_key', VAN_12);
    const guest = [...world.tables.users.values()].find(({ email }) => email.startsWith('guest-full@'));
    if (!vehicle || !guest) throw new Error('The seeds have no such vehicle or guest');
    const window = { access_start: null, access_end: null, exclusive_access: true };
    const access = { vehicle: vehicle.id, subscriber: 11, access_level: 'Full Access', ...window } as const;
    world.tables.users.update(guest.id, { vehicle_access: [access] });
    expect(await dryRun([line(VAN_12, 'premium-year')])).toMatchObject({ status: 200 });
  });

  test('names a product, and the plan that is bought with it', async () => {
    const { dryRun } = await owner();
    const detail = 'This product is not on sale.';
    const { body } = await dryRun([{ product_id: 7 }, { product_id: 4 }]);
    expect(body).toMatchObject({ line_items: [{ product_id: 7, detail }] });
  });
});

test.each([0.001, 10.005, 1e16, 1e300])('[commerce 8] refuses an expected charge of %d', async (expected_charge) => {
  const { pay } = await owner();
  const refused = await pay([line(VAN_12, 'premium-plus-year')], { expected_charge });
  expect(refused).toMatchObject({ status: 400, body: { code: 'TOTAL_CHANGED' } });
});

test('[commerce 5] needs a card for what is charged later, also if credit pays for today', async () => {
  const { world, pay } = await owner();
  for (const id of [501, 502]) world.tables.cards.delete(id);
  world.tables.subscribers.update(11, { prepaid: 100_000 });
  const missing = { status: 400, body: { validation_errors: { card_id: ['Payment not provided'] } } };
  expect(await pay([line(VAN_09, 'premium-month')])).toMatchObject(missing);
  expect(await pay([{ product_id: 4 }], { shipping_address: CHICAGO })).toMatchObject({ status: 200 });
});
