import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { createOperations } from '../../mock-server/operations/index.ts';
import { createMock } from '../support/mock.ts';
import { junk, mutated, valid } from './arbitrary.ts';
import { readsOf } from './reads.ts';

const RUNS = 40;
const mock = createMock({ checkResponses: true });
const handlers = createOperations({ telemetry: undefined as never, pace: 0 });
const ids = Object.keys(operations) as OperationId[];
/** Operations that are not simulated refuse invalid requests like others, and answer 501 to valid ones. */
const NOT_BUILT = 501;

/** Existing ids and keys, mixed with unknown ones. */
const KNOWN: Record<string, readonly (string | number)[]> = {
  vehicleId: [1001, 1002, 1011],
  userId: [101, 201],
  subscriberId: [11, 71],
  subscriber: [11],
  deviceKey: ['GG-20417-A7', '3182041907', '3182039914'],
  device_key: ['GG-20417-A7', '3182041907'],
  vehicle_id: [1001, 1002],
  token: ['transfer-wrangler', 'invite-newcomer', 'register-unconfirmed', 'email-accept-lucia', 'email-decline-lucia'],
};

type Part = { decode: Readonly<Record<string, string>>; schema: ZodType } | null;

/** Query and path values by name: valid, known and invalid ones. */
function texts(part: Part): fc.Arbitrary<Record<string, string[]>> {
  if (!part) return fc.constant({});
  const known = (name: string) => fc.constantFrom(...(KNOWN[name] ?? ['1']));
  const anything = fc.record(
    Object.fromEntries(Object.keys(part.decode).map((name) => [name, fc.oneof(known(name), junk)])),
  );
  const good = valid(part.schema).map((value) => {
    const record = value as Record<string, unknown>;
    return { ...record, ...Object.fromEntries(Object.keys(record).flatMap((name) => first(name))) };
  });
  return fc
    .oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: anything })
    .map((record) =>
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, [value].flat().map(String)])),
    );
}

const first = (name: string): [string, string | number][] =>
  KNOWN[name]?.[0] === undefined ? [] : [[name, KNOWN[name][0]]];

test.each(ids)('%s never fails internally and always answers by the contract', async (id) => {
  const operation = operations[id];
  const world = await mock.world();
  const send = await mock.as(world, 'owner');
  const body: ZodType | null = operation.body;
  const requests = fc.record({
    params: texts(operation.params),
    query: texts(operation.query),
    body: body ? fc.oneof(valid(body), mutated(body)) : fc.constant(undefined),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ params, query, body }) => {
      const path = operation.path.replace(/:(\w+)/g, (_all, name: string) =>
        encodeURIComponent(params[name]?.[0] || 'x'),
      );
      const search = new URLSearchParams(
        Object.entries(query).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
      );
      const answer = await send(operation.method.toUpperCase(), `${path}?${search}`, body as Record<string, unknown>);
      if (handlers[id] === null && answer.status === NOT_BUILT) return;
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      if (operation.method === 'get' || answer.status >= 300) return;
      // Lists stay readable after accepted requests.
      for (const path of readsOf[operation.tag]) {
        const read = await send('GET', path);
        expect(read.status, `${path} after ${JSON.stringify(body)}: ${JSON.stringify(read.body)}`).toBeLessThan(500);
      }
    }),
    { numRuns: RUNS, seed: 7 },
  );
});
