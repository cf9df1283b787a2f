import { expect, test } from 'vitest';
import { blockOn } from '../domain/notices/blocks.ts';
import { createSeeds } from '../seeds/seeds.ts';
import { World } from '../world/world.ts';
import type { WorldCall } from './operation.ts';
import { controlOperations } from './table.ts';

/** 2026-11-21 12:00:00 UTC, and the start of that day. */
const NOON = 1_795_262_400_000;
const MORNING = 1_795_219_200_000;

const worldOf = (scenario: 'default' | 'empty' | 'outage-x1' = 'default'): World =>
  new World({ id: 'default', scenario, seed: 7, epoch: MORNING }, createSeeds(scenario, MORNING), () => NOON);

async function send(world: World, method: string, path: string, request: { params?: unknown; body?: unknown } = {}) {
  const operation = controlOperations.find((row) => row.method === method && row.path === path);
  if (!operation) throw new Error(`No ${method} ${path}`);
  return operation.run({ params: request.params, query: undefined, body: request.body }, { world } as WorldCall);
}

test('lists devices of the vehicles visible to a user', async () => {
  const devices = (id: string) => send(worldOf(), 'get', '/personas/:id/devices', { params: { id } });
  const owner = await devices('owner');
  expect(owner.body).toContainEqual(expect.objectContaining({ vehicle_id: 1001 }));
  expect((await devices('owner-new')).body).toEqual([]);
  expect(await devices('nobody')).toEqual({ status: 404, body: { detail: 'No such persona.' } });
});

test('lists no devices for an unknown user or a world without vehicles', async () => {
  const empty = await send(worldOf('empty'), 'get', '/personas/:id/devices', { params: { id: 'owner' } });
  expect(empty).toEqual({ status: 200, body: [] });
});

test('[core 4] blocks affected devices from the start of an outage to its end', async () => {
  const world = worldOf();
  expect((await send(world, 'get', '/outage')).body).toBeNull();

  const started = await send(world, 'post', '/outage', { body: { of: 'dr' } });
  expect(started).toMatchObject({ status: 201, body: { of: 'dr', since: '2026-11-21T12:00:00.000Z' } });
  expect((await send(world, 'get', '/outage')).body).toEqual(started.body);
  expect(blockOn(world, 'ft-dr3400')).toBe('OUTAGE');
  expect(blockOn(world, 'ft-x1max')).toBeNull();

  expect((await send(world, 'delete', '/outage')).status).toBe(204);
  expect((await send(world, 'get', '/outage')).body).toBeNull();
  expect(blockOn(world, 'ft-dr3400')).toBeNull();
});

test('replaces the previous outage, also one of a scenario', async () => {
  const world = worldOf('outage-x1');
  expect(blockOn(world, 'ft-x1max')).toBe('OUTAGE');
  await send(world, 'post', '/outage', { body: { of: 'dr' } });
  expect(blockOn(world, 'ft-x1max')).toBeNull();
  await send(world, 'delete', '/outage');
  expect((await send(world, 'get', '/outage')).body).toBeNull();
  expect(blockOn(world, 'ft-x1max')).toBeNull();
});
