import { describe, expect, test } from 'vitest';
import { at, CRV, owner, refusal, VAN_05, VAN_07 } from '../domain/subscriptions/test-bench.ts';

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

test('[commerce 4] an add-on that has ended does not renew', async () => {
  const { bench, addOn } = await owner();
  const [held] = bench.device(VAN_07).add_ons;
  if (!held) throw new Error('Van 07 has no add-on');
  const ended = { ...held, auto_renew: false, expiration: bench.world.clock.now() };
  bench.world.tables.devices.update(VAN_07, { add_ons: [ended] });
  expect(await addOn(held.id, true)).toMatchObject(refusal('device_plan_add_ons', 'This add-on has ended'));
});
