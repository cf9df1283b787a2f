import { describe, expect, test } from 'vitest';
import { at, CRV, owner, RenewalBench, refusal, VAN_05, VAN_07 } from '../domain/subscriptions/test-bench.ts';

/** Without automatic renewal. */
const CIVIC = 'DR-33120-745';

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
