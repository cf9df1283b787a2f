import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZodObject, ZodType } from 'zod';
import { operations } from '../../generated/contract/operations.ts';
import { createOperations } from '../../mock-server/operations/index.ts';
import { createMock } from '../support/mock.ts';
import { valid } from './arbitrary.ts';
import { type RoundTrip, roundTrips, type WriteId } from './round-trips.ts';

const RUNS = 15;
const NOT_BUILT = 'Not simulated yet.';
const mock = createMock();
const handlers = createOperations({ telemetry: undefined as never, pace: 0 });
const ids = Object.keys(roundTrips) as WriteId[];
const shapeOf = (id: WriteId): Record<string, ZodType> =>
  (operations[id].body as unknown as ZodObject<Record<string, ZodType>>).shape;
const isRequired = (schema: ZodType): boolean => !schema.safeParse(undefined).success;

type Case = { id: WriteId; field: string; trip: RoundTrip };
const cases = ids.flatMap((id): Case[] => {
  const trips = roundTrips[id];
  if (typeof trips === 'string') return [];
  return trips.flatMap((trip) =>
    Object.keys(shapeOf(id))
      .filter((field) => !Object.hasOwn(trip.fixed ?? {}, field))
      .filter((field) => trip.only?.includes(field) ?? !trips.some(({ only }) => only?.includes(field)))
      .map((field) => ({ id, field, trip })),
  );
});
/** Fields that were accepted in a request, as `operation field`. */
const accepted = new Set<string>();

/** Bodies with one field and the required ones. */
function bodies({ id, field, trip }: Case): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(shapeOf(id)).filter(([name, schema]) => name === field || isRequired(schema));
  const values = parts.map(([name, schema]) => [name, trip.values?.[name] ?? valid(schema)] as const);
  return fc.record(Object.fromEntries(values)).map((body) => ({ ...body, ...trip.fixed }));
}

test.each(cases)(
  '[core 3] the next read returns the value that $id accepts for $field',
  async ({ id, field, trip }) => {
    const { method } = operations[id];
    await fc.assert(
      fc.asyncProperty(bodies({ id, field, trip }), async (sent) => {
        const value = sent[field];
        const world = await mock.world();
        const send = await mock.as(world, 'owner');
        const answer = await send(method.toUpperCase(), trip.path, sent);
        if (answer.status >= 300) return;
        accepted.add(`${id} ${field}`);
        const found = await trip.read(send, { world, answer: answer.body, sent });
        const { shown, expected } = trip.shows?.[field]?.(found as never, value as never) ?? {
          shown: found?.[field],
          expected: value,
        };
        expect(shown, JSON.stringify(sent)).toEqual(expected);
        await mock.worlds.remove(world.id);
      }),
      { numRuns: RUNS, seed: 7 },
    );
  },
);

test('every field of every write is accepted at least once', () => {
  const missing = cases.map(({ id, field }) => `${id} ${field}`).filter((name) => !accepted.has(name));
  expect([...new Set(missing)]).toEqual([]);
});

test('operations that are not simulated have no handler', () => {
  const named = ids.filter((id) => roundTrips[id] === NOT_BUILT);
  expect(named.sort()).toEqual(ids.filter((id) => handlers[id] === null).sort());
});
