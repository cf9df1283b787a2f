import { z } from 'zod';
import { defineControl, zRefusal } from './operation.ts';
import { noSuchScenario, showWorld, zScenarioName, zWorld } from './worlds.ts';

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
    run: (_, { worlds: { scenarios } }) => ({
      status: 200,
      body: scenarios.names.map((name) => {
        const { title, shows } = scenarios.of(name);
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
    body: z.strictObject({ name: zScenarioName }),
    answers: { 200: zWorld, 400: zRefusal },
    example: { body: { name: 'default' }, answer: { status: 200, body: example } },
    run: async ({ body: { name } }, { world, worlds }) =>
      worlds.scenarios.has(name)
        ? { status: 200, body: showWorld(await worlds.reset(world, name)) }
        : noSuchScenario('name'),
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
