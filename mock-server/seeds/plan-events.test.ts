import { expect, test } from 'vitest';
import { eligibleVehicles } from '../domain/subscriptions/account.ts';
import { RenewalBench } from '../domain/subscriptions/test-bench.ts';

const EVENTS = ['plan_ends', 'renewal_retried', 'pause_begins', 'pause_ends'];

test('[commerce 4] seeds the next event of each state of a plan', async () => {
  const { world } = await RenewalBench.open('owner', 'subscriptions');
  const events = ['3182042795', 'GG-18836-C2', '3182038857', '3182038840'].map((key) =>
    [...world.tables.due.values()]
      .filter(({ subject, kind }) => subject === key && EVENTS.includes(kind))
      .map(({ kind, at }) => `${kind} ${new Date(at).toISOString().slice(0, 10)}`),
  );
  expect(events).toEqual([
    ['plan_ends 2026-11-22'],
    ['renewal_retried 2026-11-22'],
    ['pause_begins 2026-12-11'],
    ['pause_ends 2027-01-22'],
  ]);
});

test('[commerce 9] offers a newer module by plan tier, with a last day if it is mandatory', async () => {
  const bench = await RenewalBench.open('owner', 'subscriptions');
  expect((await bench.read('3182041533')).upgrade_offer).toEqual({
    product_id: 3,
    sku: 'X1R-LTE',
    discount_percent: 60,
    price: 64,
    is_mandatory: false,
    service_ends_at: null,
  });
  expect((await bench.read('3182039914')).upgrade_offer).toMatchObject({
    is_mandatory: true,
    service_ends_at: '2027-01-20T00:00:00.000Z',
  });
});

test('[commerce 4] schedules nothing for plans that have ended', async () => {
  const { world } = await RenewalBench.open('owner', 'plans-ended');
  expect([...world.tables.due.values()].filter(({ kind }) => EVENTS.includes(kind))).toEqual([]);
});

test.each([
  ['owner', '3182038857', 13_428],
  ['owner-canadian', '3290014407', 1_499],
  ['owner-mexican', 'DR-30771-913', 13_900],
])('[commerce 4] the current term of %s was paid at the price of the country', async (persona, key, paid) => {
  const bench = await RenewalBench.open(persona);
  expect(bench.device(key).plan_paid).toBe(paid);
});

test.each([
  ['nine-vehicles', 9],
  ['ten-vehicles', 10],
] as const)('[commerce 9] the scenario %s has %d eligible vehicles', async (scenario, count) => {
  const { world } = await RenewalBench.open('owner', scenario);
  expect(eligibleVehicles(world, 11, world.clock.now())).toBe(count);
});
