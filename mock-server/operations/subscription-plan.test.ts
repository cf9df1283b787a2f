import { expect, test } from 'vitest';
import { at, CRV, owner, RenewalBench, refusal, VAN_05, VAN_07 } from '../domain/subscriptions/test-bench.ts';
import type { PendingPlan } from '../world/rows.ts';

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

test('[commerce 6] plans are the owner only, whatever the access of a guest', async () => {
  const { bench } = await owner();
  const guest = new RenewalBench(bench.world, 'guest-read-only');
  const refused = { status: 403, body: { code: 'OWNER_ONLY' } };
  const renewal = { vehicle_id: 1002, autorenewal: false };
  expect(await guest.send('PATCH', '/api/v1/device/autorenew', renewal)).toMatchObject(refused);
  const pause = { device_key: VAN_07, seasonal_pause_duration: 3 };
  expect(await guest.send('PATCH', '/api/v1/device/pause', pause)).toMatchObject(refused);
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
