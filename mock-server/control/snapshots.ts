import { z } from 'zod';
import { invalid } from '../contract/replies.ts';
import { TABLES } from '../world/rows.ts';
import type { Overlay, World } from '../world/world.ts';
import { defineControl, zDetail, zRefusal } from './operation.ts';
import { sealOf } from './seal.ts';
import { noSuchWorld, showWorld, zWorld, zWorldPath } from './worlds.ts';

const LARGEST_SNAPSHOT = 64 * 1024 * 1024;

const zId = z.union([z.string(), z.number()]);
const zPair = z
  .tuple([zId, z.looseObject({ id: zId }).nullable()])
  .refine(([id, row]) => row === null || row.id === id, 'Must have the id of its row');
const zTables = z
  .partialRecord(z.enum(TABLES), z.array(zPair))
  .describe("The world's own rows: pairs of an id and a row, or null for a deleted seed.");
const zSnapshot = z.strictObject({
  scenario: z.string(),
  seed: z.int(),
  epoch: z.int().describe('Start of the UTC day from which its seeds count, in milliseconds since 1970.'),
  tables: zTables,
  seal: z.string().describe('Hash of all other fields. Only unchanged snapshots can be restored.'),
});

const snapshotOf = async (world: World, rows: Overlay) => {
  const { scenario, seed, epoch } = world.origin;
  // Rows may have undefined fields, which an answer omits.
  const tables = JSON.parse(JSON.stringify(rows)) as z.output<typeof zTables>;
  const content = { scenario, seed, epoch, tables };
  return { ...content, seal: await sealOf(content) };
};

const example = {
  scenario: 'default',
  seed: 7,
  epoch: 1_795_219_200_000,
  tables: { meta: [['random', { id: 'random', value: 4 }]] },
  seal: 'c5aaff49d0c6c5f4f7e8a2bfb2b7d6a3df94e9f5d9a7c2f0e4a8dd0a7b5f1c33',
} satisfies z.input<typeof zSnapshot>;

export const snapshotControls = [
  defineControl({
    method: 'get',
    path: '/worlds/:id/snapshot',
    area: 'Worlds',
    summary: 'Returns the changes of a world since it was seeded',
    notes:
      'Does not contain the seeds. Contains password verifiers and one-time tokens: protect it like the world itself.',
    scope: 'server',
    params: zWorldPath,
    answers: { 200: zSnapshot, 404: zDetail },
    example: { params: { id: 'checkout' }, answer: { status: 200, body: example } },
    run: async ({ params }, { worlds }) => {
      const world = await worlds.enter(params.id);
      return world ? { status: 200, body: await snapshotOf(world, await worlds.snapshot(world)) } : noSuchWorld;
    },
  }),
  defineControl({
    method: 'post',
    path: '/worlds/:id/restore',
    area: 'Worlds',
    summary: 'Restores a world from a snapshot',
    notes:
      'Accepts a snapshot of this world, or of one with the same scenario, seed and day. Refuses altered snapshots, ' +
      'because single rows are not validated.',
    scope: 'server',
    params: zWorldPath,
    body: zSnapshot,
    largestBody: LARGEST_SNAPSHOT,
    answers: { 200: zWorld, 400: zRefusal, 404: zDetail, 409: zDetail },
    example: {
      params: { id: 'checkout' },
      body: example,
      answer: {
        status: 200,
        body: { id: 'checkout', scenario: 'default', seed: 7, now: '2026-11-21T12:00:00.000Z' },
      },
    },
    run: async ({ params, body }, { worlds }) => {
      const { seal, ...content } = body;
      if ((await sealOf(content)) !== seal) return invalid({ seal: ['Is not the seal of this snapshot'] });
      const world = await worlds.enter(params.id);
      if (!world) return noSuchWorld;
      const { scenario, seed, epoch } = world.origin;
      if (content.scenario !== scenario || content.seed !== seed || content.epoch !== epoch) {
        const detail = 'The snapshot is of a world with other seeds.';
        return { status: 409, body: { detail, code: 'SNAPSHOT_OF_ANOTHER_WORLD' } };
      }
      // Only results of `snapshotOf` have its seal.
      const restored = await worlds.restore(world, content.tables as unknown as Overlay);
      return { status: 200, body: showWorld(restored) };
    },
  }),
];
