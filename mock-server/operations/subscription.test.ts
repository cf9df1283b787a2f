import { describe, expect, test } from 'vitest';
import { at, RenewalBench } from '../domain/subscriptions/test-bench.ts';
import type { PendingPlan } from '../world/rows.ts';

const VAN_07 = '3182041907';
const VAN_05 = 'GG-18836-C2';
/** On the monthly trial. */
const CRV = '3182042795';
/** Without automatic renewal. */
const CIVIC = 'DR-33120-745';
const refusal = (field: string, message: string) => ({
  status: 400,
  body: { validation_errors: { [field]: [message] } },
});

async function owner() {
  const bench = await RenewalBench.open();
  const patch = (path: string, body: Record<string, unknown>) => bench.send('PATCH', `/api/v1/device/${path}`, body);
  return {
    bench,
    renewal: (vehicle_id: number, autorenewal: boolean) => patch('autorenew', { vehicle_id, autorenewal }),
    addOn: (device_plan_add_on_id: number, auto_renew: boolean) =>
      patch('autorenew/plan-add-on', {
        vehicle_id: 1002,
        device_plan_add_ons: [{ device_plan_add_on_id, auto_renew }],
      }),
    pause: (device_key: string, seasonal_pause_duration = 3) => patch('pause', { device_key, seasonal_pause_duration }),
    install: (body: Record<string, unknown>) => patch('install', { device_key: VAN_05, ...body }),
    deactivate: (body: Record<string, unknown> = {}) => patch('deactivate', { device_key: VAN_07, ...body }),
    cancelPlan: () => patch(`cancel-pending-plan/${VAN_07}/`, {}),
  };
}

describe('[commerce 4] automatic renewal', () => {
  test('turns off and on without touching the paid term', async () => {
    const { bench, renewal } = await owner();
    expect(await renewal(1002, false)).toMatchObject({
      status: 200,
      body: {
        autorenewal: false,
        pricing_plan: { plan_renewal_date: '2027-02-18T00:00:00.000Z' },
        subscription: { renewal_amount: null },
      },
    });
    // Streaming is charged on its own date.
    expect(await renewal(1002, true)).toMatchObject({
      body: {
        plan_add_ons: [{ expiration: '2026-12-01T00:00:00.000Z', renewal_amount: 9.99 }],
        subscription: { renewal_amount: 134.3, renewal_day: 18 },
      },
    });
    bench.moveTo('2027-02-18T00:00Z');
    expect(bench.ledger(VAN_07).at(-1)).toEqual(['2027-02-18T00:00:00.000Z', 134.3, null]);
  });

  test('of a trial needs a plan to follow, and goes with it', async () => {
    const { bench, renewal } = await owner();
    expect(await renewal(1012, true)).toMatchObject(refusal('autorenewal', 'A free trial does not renew'));
    const line_items = [{ device_key: CRV, plan_id: 'premium-month' }];
    expect(await bench.send('POST', '/api/v1/payments', { line_items })).toMatchObject({ status: 200 });
    expect(await bench.read(CRV)).toMatchObject({ autorenewal: true });
    expect(await renewal(1012, false)).toMatchObject({ body: { autorenewal: false } });
    expect(await renewal(1012, true)).toMatchObject({ body: { autorenewal: true } });
    const withdrawn = await bench.send('PATCH', `/api/v1/device/cancel-pending-plan/${CRV}/`, {});
    expect(withdrawn).toMatchObject({ status: 200, body: { autorenewal: false } });
  });

  test('does not turn on for a plan that has ended', async () => {
    const { bench, renewal } = await owner();
    bench.prepare(VAN_07, { plan_renewal_date: at('2026-11-01T00:00Z'), autorenewal: false });
    expect(await renewal(1002, true)).toMatchObject(refusal('autorenewal', 'The plan has ended'));
  });

  test('turned off after a declined renewal, ends the attempts and moves no date', async () => {
    const { bench, renewal } = await owner();
    bench.world.tables.cards.update(501, { outcome: 'declined' });
    bench.moveTo('2026-12-02T12:00Z');
    const { id } = bench.world.tables.vehicles.oneBy('device_key', VAN_05) ?? { id: 0 };
    expect(await renewal(id, false)).toMatchObject({
      body: {
        subscription: {
          renewal_amount: null,
          renewal_failure: { next_attempt_at: null, service_ends_at: '2026-12-09T00:00:00.000Z' },
        },
        pricing_plan: { plan_renewal_date: '2026-12-09T00:00:00.000Z' },
      },
    });
    bench.moveTo('2026-12-10T00:00Z');
    expect(bench.ledger(VAN_05)).toHaveLength(1);
    expect((await bench.read(VAN_05)).connected_state).toBe('expired');
  });

  test('of add-ons is refused for a trial, and for one that the device lacks', async () => {
    const { bench, addOn } = await owner();
    expect(await addOn(9002, false)).toMatchObject({ status: 200, body: { plan_add_ons: [{ auto_renew: false }] } });
    const trial = { vehicle_id: 1012, device_plan_add_ons: [{ device_plan_add_on_id: 9004, auto_renew: true }] };
    expect(await bench.send('PATCH', '/api/v1/device/autorenew/plan-add-on', trial)).toMatchObject(
      refusal('device_plan_add_ons', 'A free trial does not renew'),
    );
    expect(await addOn(91, true)).toMatchObject(refusal('device_plan_add_ons', 'Unable to find streaming line item.'));
  });
});

describe('[commerce 4] a seasonal pause', () => {
  test('begins when the paid term ends, lasts three months and ends with a renewal', async () => {
    const { bench, pause } = await owner();
    expect(await pause(VAN_05)).toMatchObject({
      status: 200,
      body: {
        device_state: 'installed',
        subscription: { pause: { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2027-03-02T00:00:00.000Z' } },
      },
    });
    bench.moveTo('2026-12-02T00:00Z');
    expect(await bench.read(VAN_05)).toMatchObject({
      device_state: 'paused',
      connected_state: 'expired',
      pricing_plan: { plan_renewal_date: '2027-03-02T00:00:00.000Z' },
      subscription: { days_left: 0 },
    });
    bench.moveTo('2027-03-02T00:00Z');
    expect(bench.ledger(VAN_05)).toEqual([['2027-03-02T00:00:00.000Z', 9.59, null]]);
    expect(await bench.read(VAN_05)).toMatchObject({
      device_state: 'installed',
      connected_state: 'connected',
      pricing_plan: { plan_renewal_date: '2027-04-02T00:00:00.000Z' },
      subscription: { pause: null },
    });
  });

  test('is refused with its reason', async () => {
    const { bench, pause } = await owner();
    expect(await pause(CRV)).toMatchObject(refusal('device_key', 'A free trial cannot be paused.'));
    expect(await pause(CIVIC)).toMatchObject(
      refusal('device_key', 'This plan does not renew. Turn automatic renewal on first.'),
    );
    expect((await pause(VAN_05, 1)).status).toBe(200);
    expect(await pause(VAN_05)).toMatchObject(refusal('device_key', 'This vehicle is already paused, or will be.'));
    bench.prepare(VAN_07, { plan_renewal_date: at('2026-11-01T00:00Z') });
    expect(await pause(VAN_07)).toMatchObject(refusal('device_key', 'The plan of this vehicle has expired.'));
  });

  test('ends early with a new term that is charged that day', async () => {
    const { bench, pause, install } = await owner();
    await pause(VAN_05);
    bench.moveTo('2026-12-20T10:00Z');
    expect(await install({ exit_service_mode: true })).toMatchObject({
      status: 200,
      body: { device_state: 'installed', pricing_plan: { plan_renewal_date: '2027-01-20T10:00:00.000Z' } },
    });
    expect(bench.ledger(VAN_05)).toEqual([['2026-12-20T10:00:00.000Z', 9.59, null]]);
    const silence = bench.world.tables.devices.get(VAN_05)?.silent_before;
    expect(silence).toEqual([{ from: at('2026-12-02T00:00Z'), until: at('2026-12-20T10:00Z') }]);
    bench.moveTo('2027-03-02T00:00Z');
    expect(bench.ledger(VAN_05).map(([day]) => day.slice(0, 10))).toEqual(['2026-12-20', '2027-01-20', '2027-02-20']);
  });

  test('goes on if its early end is declined', async () => {
    const { bench, pause, install } = await owner();
    await pause(VAN_05);
    bench.world.tables.cards.update(501, { outcome: 'declined' });
    bench.moveTo('2026-12-20T10:00Z');
    expect(await install({ exit_service_mode: true })).toMatchObject(
      refusal('exit_service_mode', 'This transaction has been declined.'),
    );
    expect((await bench.read(VAN_05)).device_state).toBe('paused');
  });

  test('is withdrawn before it begins', async () => {
    const { bench, pause, install } = await owner();
    await pause(VAN_05);
    expect(await install({ exit_service_mode: true })).toMatchObject({ body: { subscription: { pause: null } } });
    bench.moveTo('2026-12-02T00:00Z');
    expect(bench.ledger(VAN_05)).toEqual([['2026-12-02T00:00:00.000Z', 9.59, null]]);
  });
});

describe('[commerce 7] installing a device', () => {
  test('replaces the term that was paid in advance after a pause, which becomes credit', async () => {
    const { bench, pause, install } = await owner();
    await pause(VAN_05);
    bench.moveTo('2026-12-20T10:00Z');
    const pending_plan: PendingPlan = {
      plan_id: 'premium-year',
      add_on_id: null,
      coupon_code: null,
      paid: 13_428,
      currency: 'USD',
    };
    bench.prepare(VAN_05, { pending_plan });
    expect(await install({ plan_id: 'premium-month' })).toMatchObject({ status: 200 });
    expect(bench.world.tables.subscribers.get(11)?.prepaid).toBe(13_428);
  });

  test('activates an expired one with a plan and a coupon', async () => {
    const { bench, install } = await owner();
    bench.prepare(VAN_05, { plan_renewal_date: at('2026-11-01T00:00Z') });
    expect(await install({ plan_id: 'premium-month', coupon_code: 'WELCOME10' })).toMatchObject({
      status: 200,
      body: { autorenewal: true, pricing_plan: { plan_renewal_date: '2026-12-21T16:41:00.000Z' } },
    });
    expect(bench.ledger(VAN_05)).toEqual([['2026-11-21T16:41:00.000Z', 8.63, null]]);
  });

  test.each([
    ['a plan in force', VAN_07, { plan_id: 'premium-month' }, 'plan_id', 'The device has a plan'],
    [
      'another kind of plan',
      VAN_05,
      { plan_id: 'tracking-month' },
      'plan_id',
      'This plan is not offered for the device',
    ],
    ['a coupon without a plan', VAN_05, { coupon_code: 'WELCOME10' }, 'coupon_code', 'A coupon needs a plan'],
    [
      'an expired coupon',
      VAN_05,
      { plan_id: 'premium-month', coupon_code: 'SPRING25' },
      'coupon_code',
      'Coupon invalid or expired',
    ],
  ])('is refused with %s', async (_what, device_key, body, field, message) => {
    const { bench, install } = await owner();
    bench.prepare(VAN_05, { plan_renewal_date: at('2026-11-01T00:00Z') });
    expect(await install({ device_key, ...body })).toMatchObject(refusal(field, message));
  });
});

describe('[commerce 2] deleting a vehicle', () => {
  test('ends service and access, and renews nothing any more', async () => {
    const { bench, deactivate } = await owner();
    expect(await deactivate()).toMatchObject({
      status: 200,
      body: {
        vehicle_id: null,
        autorenewal: false,
        connected_state: 'expired',
        subscription: null,
        plan_add_ons: [{ auto_renew: false }],
      },
    });
    expect((await bench.send('GET', '/api/v1/vehicle/1002')).status).toBe(404);
    expect((await bench.send('GET', `/api/v1/device/ready-state/${VAN_07}`)).body).toMatchObject({
      ready: false,
      reason: 'DEACTIVATED',
    });
    bench.moveTo('2027-03-01T00:00Z');
    expect(bench.ledger(VAN_07)).toEqual([]);
  });

  test('answers 424 and changes nothing if the device does not respond', async () => {
    const { bench, deactivate } = await owner();
    bench.world.tables.devices.update(VAN_07, { traits: ['unreachable'] });
    expect(await deactivate()).toMatchObject({ status: 424, body: { code: 'DEVICE_UNREACHABLE' } });
    expect((await bench.send('GET', '/api/v1/vehicle/1002')).status).toBe(200);
  });

  test('needs a confirmation in service mode', async () => {
    const { bench, deactivate } = await owner();
    const service_mode_end_date = at('2026-11-22T00:00Z');
    bench.world.tables.devices.update(VAN_07, { service_mode: true, service_mode_end_date });
    expect((await deactivate()).status).toBe(400);
    expect((await deactivate({ service_mode_override: true })).status).toBe(200);
  });
});

test('[commerce 7] canceling a pending plan keeps the current one, and credits an advance payment', async () => {
  const { bench, cancelPlan } = await owner();
  expect(await cancelPlan()).toMatchObject(refusal('deviceKey', 'No plan change is pending'));
  bench.prepare(VAN_07, {
    pending_plan: { plan_id: 'premium-plus-year', add_on_id: null, coupon_code: null, paid: 16_788, currency: 'USD' },
  });
  expect(await cancelPlan()).toMatchObject({ status: 200, body: { subscription: { pending_plan: null } } });
  expect(bench.world.tables.subscribers.get(11)?.prepaid).toBe(16_788);
});

test('[commerce 4] an add-on that begins with a pending plan does not renew by itself', async () => {
  const { bench } = await owner();
  const pending_plan: PendingPlan = {
    plan_id: 'premium-month',
    add_on_id: 'streaming-month',
    coupon_code: null,
    paid: null,
    currency: 'USD',
  };
  bench.prepare(CRV, { pending_plan, autorenewal: true, plan_renewal_date: at('2026-11-25T00:00Z') });
  bench.moveTo('2026-11-25T01:00Z');
  expect(bench.device(CRV)).toMatchObject({
    plan_id: 'premium-month',
    add_ons: [{ plan_add_on_id: 'streaming-month', auto_renew: false }],
  });
});

test('[commerce 4] a plan that no longer includes an add-on ends it, and leaves one that ended before', async () => {
  const { bench } = await owner();
  const [held] = bench.device(VAN_07).add_ons;
  if (!held) throw new Error('Van 07 has no add-on');
  const ended = { ...held, id: 9_100, is_included: true, auto_renew: false, expiration: at('2026-11-01T00:00Z') };
  const running = { ...held, id: 9_101, is_included: true, expiration: at('2026-12-18T00:00Z') };
  bench.prepare(VAN_07, {
    plan_id: 'ultimate-month',
    add_ons: [ended, running],
    plan_renewal_date: at('2026-11-25T00:00Z'),
    pending_plan: { plan_id: 'premium-month', add_on_id: null, coupon_code: null, paid: null, currency: 'USD' },
  });
  bench.moveTo('2026-11-25T01:00Z');
  expect((await bench.read(VAN_07)).plan_add_ons).toMatchObject([
    { device_plan_add_on_id: 9_100, expiration: '2026-11-01T00:00:00.000Z', auto_renew: false },
    { device_plan_add_on_id: 9_101, expiration: '2026-11-25T00:00:00.000Z', auto_renew: false },
  ]);
});

test('[commerce 4] an add-on that has ended does not renew', async () => {
  const { bench, addOn } = await owner();
  const [held] = bench.device(VAN_07).add_ons;
  if (!held) throw new Error('Van 07 has no add-on');
  const ended = { ...held, auto_renew: false, expiration: bench.world.clock.now() };
  bench.world.tables.devices.update(VAN_07, { add_ons: [ended] });
  expect(await addOn(held.id, true)).toMatchObject(refusal('device_plan_add_ons', 'This add-on has ended'));
});

describe('[commerce 6] an installer', () => {
  const install = async (bench: RenewalBench, body: object) => {
    const installer = new RenewalBench(bench.world, 'installer');
    return installer.send('PATCH', '/api/v1/device/install', { device_key: VAN_05, ...body });
  };

  test("cannot choose a plan that the owner's card pays", async () => {
    const { bench } = await owner();
    bench.prepare(VAN_05, { plan_renewal_date: at('2026-11-01T00:00Z') });
    bench.world.tables.devices.update(VAN_05, { service_mode: true });
    for (const body of [{ plan_id: 'premium-month' }, { coupon_code: 'WELCOME10', exit_service_mode: true }]) {
      expect(await install(bench, body)).toMatchObject({ status: 403, body: { code: 'OWNER_ONLY' } });
    }
    expect(bench.ledger(VAN_05)).toEqual([]);
  });

  test("ends service mode, and leaves the owner's pause", async () => {
    const { bench, pause } = await owner();
    await pause(VAN_05);
    bench.moveTo('2026-12-20T10:00Z');
    bench.world.tables.devices.update(VAN_05, { service_mode: true });
    expect((await install(bench, { exit_service_mode: true })).status).toBe(200);
    expect(bench.device(VAN_05)).toMatchObject({ service_mode: false, device_state: 'paused' });
  });
});

test('[commerce 6] plans are the owner only, whatever the access of a guest', async () => {
  const { bench } = await owner();
  const guest = new RenewalBench(bench.world, 'guest-read-only');
  const refused = { status: 403, body: { code: 'OWNER_ONLY' } };
  const renewal = { vehicle_id: 1002, autorenewal: false };
  expect(await guest.send('PATCH', '/api/v1/device/autorenew', renewal)).toMatchObject(refused);
  const pause = { device_key: VAN_07, seasonal_pause_duration: 3 };
  expect(await guest.send('PATCH', '/api/v1/device/pause', pause)).toMatchObject(refused);
});

describe('[commerce 2] a device that is paused within a paid term', () => {
  /** Canadian, paid until May 5, 2027. */
  const RV = '3290014561';
  const term = { plan_renewal_date: '2027-05-05T00:00:00.000Z' };
  const canadian = () => RenewalBench.open('owner-canadian');

  test('resumes without a charge, and its term ends as before', async () => {
    const bench = await canadian();
    const resumed = await bench.send('PATCH', '/api/v1/device/install', { device_key: RV, exit_service_mode: true });
    expect(resumed).toMatchObject({ status: 200, body: { device_state: 'installed', pricing_plan: term } });
    expect(bench.ledger(RV)).toEqual([]);
    const again = await bench.send('PATCH', '/api/v1/device/install', { device_key: RV, exit_service_mode: true });
    expect(again).toMatchObject({ status: 200, body: { device_state: 'installed', pricing_plan: term } });
  });

  test.each(['premium-year', 'premium-month', 'basic-month', 'ultimate-year'])(
    'returns to service at once with %s, and its paid days become credit',
    async (plan_id) => {
      const bench = await canadian();
      const { subscription } = await bench.read(RV);
      const line_items = [{ device_key: RV, plan_id }];
      expect(await bench.send('POST', '/api/v1/payments', { line_items })).toMatchObject({
        status: 200,
        body: {
          upgrade_credit: 75.89,
          line_items: [
            { is_payment_deferred: false, change: { kind: 'new', credit: 75.89, days_left: subscription?.days_left } },
          ],
        },
      });
      expect(bench.device(RV)).toMatchObject({ device_state: 'installed', plan_id, pending_plan: null });
      expect(new Date(bench.device(RV).plan_activation_date).toISOString().slice(0, 10)).toBe('2026-11-21');
    },
  );
});

test('[commerce 4] says what follows if a pending plan is canceled', async () => {
  const { bench } = await owner();
  const buy = async (device_key: string, plan_id: string) => {
    const bought = await bench.send('POST', '/api/v1/payments', { line_items: [{ device_key, plan_id }] });
    expect(bought.status).toBe(200);
    return (await bench.read(device_key)).subscription?.pending_plan?.if_canceled;
  };
  expect(await buy(CRV, 'premium-month')).toEqual({ credit: 0, renewal_amount: null });
  expect(await buy(VAN_07, 'basic-year')).toEqual({ credit: 0, renewal_amount: 134.3 });
  expect(await buy(VAN_05, bench.device(VAN_05).plan_id)).toEqual({ credit: 9.59, renewal_amount: 9.59 });
});
