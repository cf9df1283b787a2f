import { describe, expect, test } from 'vitest';
import { at, owner, RenewalBench, refusal, VAN_05, VAN_07 } from '../domain/subscriptions/test-bench.ts';
import type { PendingPlan } from '../world/rows.ts';

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
