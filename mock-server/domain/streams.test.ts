import { expect, test } from 'vitest';
import { NOW } from '../../tests/support/mock.ts';
import { newest } from '../media/timeline.ts';
import { largeFleet } from '../seeds/large-fleet.node.ts';
import { createSeedCache } from '../seeds/seeds.ts';
import { Worlds } from '../world/worlds.ts';
import { filmedFrom, isReady, startStream, streamDate, streamStatus, ticketOf } from './streams.ts';

const VAN_07 = '3182041907';

/** A stream started at `NOW`, with a controllable host clock. */
async function begun() {
  let host = NOW;
  const worlds = new Worlds({ hostNow: () => host, createSeeds: createSeedCache(largeFleet) });
  const world = await worlds.create({ now: NOW });
  const device = world?.tables.devices.get(VAN_07);
  if (!world || !device) throw new Error('The seeds have no such camera');
  world.clock.freeze();
  const owner = world.tables.users.get(101);
  if (!owner) throw new Error('The seeds have no such owner');
  const stream = startStream(world, device, 'front', { user: owner, now: world.clock.now(), pace: 1 });
  const ticket = ticketOf(world, stream, owner);
  const pass = (ms: number) => {
    host += ms;
  };
  /** Video segments available. */
  const filmed = () => newest(filmedFrom(world, stream), world.clock.host());
  return { world, stream, ticket, pass, filmed };
}

test('[core 4] connects and plays in a world with a frozen clock', async () => {
  const { world, stream, pass } = await begun();
  expect(isReady(world, stream)).toBe(false);
  pass(4_000);
  expect(isReady(world, stream)).toBe(true);

  const start = filmedFrom(world, stream);
  const before = newest(start, world.clock.host());
  pass(10_000);
  expect(newest(start, world.clock.host()) - before).toBe(5);
  expect(world.clock.now()).toBe(NOW);
  expect(streamDate(world, stream.id)).toBe(NOW);
});

test('[core 4] films across a clock jump and ends a stream without pings', async () => {
  const { world, ticket, filmed } = await begun();
  expect(filmed()).toBe(5);
  world.clock.advance(44_000);
  expect(filmed()).toBe(27);
  expect(streamStatus(world, ticket)).toBe('live');
  world.clock.advance(1_000);
  expect(streamStatus(world, ticket)).toBe('ended');
});
