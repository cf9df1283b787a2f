import { z } from 'zod';
import { invalid, noContent } from '../contract/replies.ts';
import type { MadeWorld } from '../world/registry.ts';
import type { TableName } from '../world/rows.ts';
import { TABLES } from '../world/rows.ts';
import { SCENARIO_NAMES } from '../world/scenarios.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';
import { toIso, zInstant, zTime } from './instants.ts';
import { defineControl, zDetail, zRefusal } from './operation.ts';

const zWorldId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Must be 1 to 64 letters, digits, hyphens or underscores');
export const zWorldPath = z.strictObject({ id: zWorldId });

export const zWorld = z.strictObject({
  id: z.string(),
  scenario: z.string(),
  seed: z.int().describe('Seed of its random numbers.'),
  now: zTime,
});
const zListedWorld = z.strictObject({
  ...zWorld.shape,
  idle_ms: z.number().describe('Time since its last request. A world is removed after an hour, `default` never.'),
});
const zWorldInFull = z.strictObject({
  ...zWorld.shape,
  frozen: z.boolean(),
  rows: z.record(z.enum(TABLES), z.int()).describe('Own rows by table: added, changed or deleted since seeding.'),
  journal: z.int().describe('Calls in its journal.'),
});

export const showWorld = ({ origin, clock }: MadeWorld) => ({
  id: origin.id,
  scenario: origin.scenario,
  seed: origin.seed,
  now: toIso(clock.now()),
});

export const noSuchWorld = { status: 404, body: { detail: 'No such world.' } } as const;
const tooMany = (limit: number) =>
  ({
    status: 429,
    body: { detail: `The limit of ${limit} worlds is reached.`, code: 'TOO_MANY_WORLDS' },
  }) as const;

const example = { id: 'checkout', scenario: 'default', seed: 7, now: '2026-11-21T12:00:00.000Z' };

export const worldControls = [
  defineControl({
    method: 'get',
    path: '/worlds',
    area: 'Worlds',
    summary: 'Lists the worlds',
    scope: 'server',
    answers: { 200: z.array(zListedWorld) },
    example: { answer: { status: 200, body: [{ ...example, idle_ms: 1_250 }] } },
    run: async (_, { worlds }) => ({
      status: 200,
      body: (await worlds.list()).map(({ now, idle, ...world }) => ({ ...world, now: toIso(now), idle_ms: idle })),
    }),
  }),
  defineControl({
    method: 'post',
    path: '/worlds',
    area: 'Worlds',
    summary: 'Creates a world',
    notes:
      'The id defaults to a free one. Replaces a world with the same id, including `default`. Without `now` the world ' +
      'follows real time.',
    scope: 'server',
    body: z.strictObject({
      id: zWorldId.optional(),
      scenario: z.enum(SCENARIO_NAMES, { error: 'Is not a scenario' }).optional(),
      seed: z.int().min(0).max(0xffffffff).optional(),
      now: zInstant.optional(),
    }),
    answers: { 201: zWorld, 429: zDetail },
    example: { body: { id: 'checkout', now: '2026-11-21T12:00:00Z' }, answer: { status: 201, body: example } },
    run: async ({ body }, { worlds }) => {
      const world = await worlds.create(body);
      return world ? { status: 201, body: showWorld(world) } : tooMany(worlds.limit);
    },
  }),
  defineControl({
    method: 'get',
    path: '/worlds/:id',
    area: 'Worlds',
    summary: 'One world and its changes since seeding',
    scope: 'server',
    params: zWorldPath,
    answers: { 200: zWorldInFull, 404: zDetail },
    example: {
      params: { id: 'checkout' },
      answer: {
        status: 200,
        body: {
          ...example,
          frozen: false,
          rows: {
            ...(Object.fromEntries(TABLES.map((name) => [name, 0])) as Record<TableName, number>),
            meta: 1,
            devices: 2,
            commands: 5,
          },
          journal: 5,
        },
      },
    },
    run: async ({ params }, { worlds }) => {
      const world = await worlds.enter(params.id);
      if (!world) return noSuchWorld;
      const counts = TABLES.map((name) => [name, world.tables[name].own.size]);
      return {
        status: 200,
        body: {
          ...showWorld(world),
          frozen: world.clock.frozen,
          rows: Object.fromEntries(counts) as Record<TableName, number>,
          journal: world.journal.size,
        },
      };
    },
  }),
  defineControl({
    method: 'delete',
    path: '/worlds/:id',
    area: 'Worlds',
    summary: 'Removes a world',
    notes: '`default` is reset instead.',
    scope: 'server',
    params: zWorldPath,
    answers: { 204: null, 404: zDetail },
    example: { params: { id: 'checkout' }, answer: { status: 204, body: null } },
    run: async ({ params: { id } }, { worlds }) => {
      if (id === DEFAULT_WORLD) await worlds.create({ id });
      else if (!(await worlds.remove(id))) return noSuchWorld;
      return noContent;
    },
  }),
  defineControl({
    method: 'post',
    path: '/worlds/:id/fork',
    area: 'Worlds',
    summary: 'Forks a world',
    notes:
      'The copy changes independently. The id defaults to a free one; replaces a world with the same id. Tokens of one ' +
      'world are not valid in the other.',
    scope: 'server',
    params: zWorldPath,
    body: z.strictObject({ id: zWorldId.optional() }),
    answers: { 201: zWorld, 400: zRefusal, 404: zDetail, 429: zDetail },
    example: {
      params: { id: 'checkout' },
      body: { id: 'checkout-declined' },
      answer: { status: 201, body: { ...example, id: 'checkout-declined' } },
    },
    run: async ({ params, body }, { worlds }) => {
      const from = await worlds.enter(params.id);
      if (!from) return noSuchWorld;
      if (body.id === from.id) return invalid({ id: ['A world cannot be a copy of itself'] });
      const fork = await worlds.fork(from, body.id);
      return fork ? { status: 201, body: showWorld(fork) } : tooMany(worlds.limit);
    },
  }),
];
