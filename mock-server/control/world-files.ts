import { z } from 'zod';
import { invalid } from '../contract/replies.ts';
import { defineControl, zDetail, zRefusal } from './operation.ts';
import { LARGEST_SNAPSHOT } from './snapshots.ts';
import { worldFileOf, worldOfFile, zWorldFile } from './world-file.ts';
import { noSuchWorld, showWorld, tooMany, zWorld, zWorldId, zWorldPath } from './worlds.ts';

const example = {
  format: 'waymark-world/1',
  mock: '0.1.0',
  scenario: 'default',
  seed: 7,
  epoch: 1_795_219_200_000,
  seeds: '1b8ee1eb08f1d2bfa2b1d3f5c09e1a1bb90b8d2bb4a8f2d7bd2f4b1e0c3a9f60',
  now: '2026-11-21T12:00:00.000Z',
  tables: { meta: [['random', { id: 'random', value: 4 }]] },
  seal: 'c5aaff49d0c6c5f4f7e8a2bfb2b7d6a3df94e9f5d9a7c2f0e4a8dd0a7b5f1c33',
} satisfies z.input<typeof zWorldFile>;

export const worldFileControls = [
  defineControl({
    method: 'get',
    path: '/worlds/:id/file',
    area: 'Worlds',
    summary: 'Returns a world as a file that another mock opens',
    notes:
      'Its scenario, time and changes. Passwords that users chose are left out: all users of the opened world have the ' +
      'password of the personas. Sign-ins are left out too, because they need the keys of this mock.',
    scope: 'server',
    params: zWorldPath,
    answers: { 200: zWorldFile, 404: zDetail },
    example: { params: { id: 'checkout' }, answer: { status: 200, body: example } },
    run: async ({ params }, { worlds, version }) => {
      const world = await worlds.enter(params.id);
      if (!world) return noSuchWorld;
      return { status: 200, body: await worldFileOf(world, await worlds.snapshot(world), version) };
    },
  }),
  defineControl({
    method: 'post',
    path: '/worlds/open',
    area: 'Worlds',
    summary: 'Opens a file as a new world',
    notes:
      'The id defaults to a free one; replaces a world with the same id. The world continues at the time of the file. ' +
      'Refuses files that were altered, or saved by a mock with a newer format or other fixtures.',
    scope: 'server',
    body: z.strictObject({ id: zWorldId.optional(), file: zWorldFile }),
    largestBody: LARGEST_SNAPSHOT,
    answers: { 201: zWorld, 400: zRefusal, 409: zDetail, 429: zDetail },
    example: {
      body: { id: 'checkout', file: example },
      answer: {
        status: 201,
        body: { id: 'checkout', scenario: 'default', seed: 7, now: '2026-11-21T12:00:00.000Z' },
      },
    },
    run: async ({ body: { id, file } }, { worlds }) => {
      const opened = await worldOfFile(file, (scenario, epoch) => worlds.seedsOf(scenario, epoch));
      if ('refusal' in opened) {
        const { field, message } = opened.refusal;
        if (field === 'seeds') return { status: 409, body: { detail: `${message}.`, code: 'WORLD_OF_OTHER_SEEDS' } };
        return invalid({ [`file.${field}`]: [message] });
      }
      const world = await worlds.create({ ...opened.world, ...(id !== undefined && { id }) });
      return world ? { status: 201, body: showWorld(world) } : tooMany(worlds.limit);
    },
  }),
];
