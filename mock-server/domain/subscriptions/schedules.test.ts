import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMock, NOW } from '../../../tests/support/mock.ts';
import { DAY } from '../../world/duration.ts';
import type { World } from '../../world/world.ts';
import { settle } from '../settle.ts';

const mock = createMock();

function moveTo(world: World, now: number): void {
  world.clock.set(now);
  settle(world);
}

/** Everything that money depends on. */
function ledger({ tables }: World) {
  const rows = (name: 'payments' | 'devices' | 'subscribers' | 'due' | 'outbox') => [...tables[name].values()];
  return [
    rows('payments'),
    rows('devices'),
    rows('subscribers'),
    rows('due').sort((a, b) => (a.id < b.id ? -1 : 1)),
    rows('outbox'),
  ];
}

test('[commerce 4] any schedule of clock jumps ends in the same ledger as one jump', async () => {
  const jump = await mock.world();
  jump.tables.subscribers.update(11, { prepaid: 4_000 });
  moveTo(jump, NOW + 200 * DAY);
  const expected = ledger(jump);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 200 * 24 }), { maxLength: 12 }), async (hours) => {
      const world = await mock.world();
      world.tables.subscribers.update(11, { prepaid: 4_000 });
      for (const hour of hours.toSorted((a, b) => a - b)) moveTo(world, NOW + hour * (DAY / 24));
      moveTo(world, NOW + 200 * DAY);
      expect(ledger(world)).toEqual(expected);
      await mock.worlds.remove(world.id);
    }),
    { numRuns: 15 },
  );
});

test('[core 1] renews a fleet of 10,000 for a year in one jump, and leaves nothing due', async () => {
  const world = await mock.world('fleet');
  moveTo(world, NOW + 365 * DAY);
  const paid = [...world.tables.payments.own.values()].filter((row) => row?.failure === null);
  expect(paid.length).toBeGreaterThan(20_000);
  const late = [...world.tables.due.values()].filter(({ at }) => at <= NOW + 365 * DAY);
  expect(late).toEqual([]);
});
