import { z } from 'zod';
import { SCENARIO_NAMES, scenarioOf } from '../world/scenarios.ts';
import { defineControl } from './operation.ts';
import { showWorld, zWorld } from './worlds.ts';

const zScenario = z.strictObject({ name: z.string(), title: z.string(), shows: z.string() });
const example = { id: 'default', scenario: 'default', seed: 7, now: '2026-11-21T12:00:00.000Z' };

export const scenarioControls = [
  defineControl({
    method: 'get',
    path: '/scenarios',
    area: 'Worlds',
    summary: 'Lists the scenarios',
    scope: 'server',
    answers: { 200: z.array(zScenario) },
    example: {
      answer: {
        status: 200,
        body: [{ name: 'empty', title: 'No vehicles', shows: 'The same users without vehicles.' }],
      },
    },
    run: () => ({
      status: 200,
      body: SCENARIO_NAMES.map((name) => {
        const { title, shows } = scenarioOf(name);
        return { name, title, shows };
      }),
    }),
  }),
  defineControl({
    method: 'post',
    path: '/scenario',
    area: 'Worlds',
    summary: 'Reseeds the world from another scenario',
    notes: 'Its id, seed and clock stay.',
    scope: 'world',
    body: z.strictObject({ name: z.enum(SCENARIO_NAMES, { error: 'Is not a scenario' }) }),
    answers: { 200: zWorld },
    example: { body: { name: 'default' }, answer: { status: 200, body: example } },
    run: async ({ body }, { world, worlds }) => ({
      status: 200,
      body: showWorld(await worlds.reset(world, body.name)),
    }),
  }),
  defineControl({
    method: 'post',
    path: '/reset',
    area: 'Worlds',
    summary: 'Resets the world to its initial state',
    notes: 'Its id, scenario, seed and clock stay. Signs out all users.',
    scope: 'world',
    answers: { 200: zWorld },
    example: { answer: { status: 200, body: example } },
    run: async (_, { world, worlds }) => ({ status: 200, body: showWorld(await worlds.reset(world)) }),
  }),
];
