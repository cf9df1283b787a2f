import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { operations } from '../../generated/contract/operations.ts';
import { zCard, zCommandRequest, zVehicle } from '../../generated/contract/zod.gen.ts';
import { junk, mutated, valid } from '../../tests/properties/arbitrary.ts';
import { createMock } from '../../tests/support/mock.ts';
import { acceptsOf } from './accepts.ts';

/** Every response schema, by an operation and status that use it. */
const schemas = new Map<ZodType, string>();
for (const [id, { responses }] of Object.entries(operations)) {
  for (const [status, schema] of Object.entries(responses) as [string, ZodType | null][]) {
    if (schema && !schemas.has(schema)) schemas.set(schema, `${id} ${status}`);
  }
}

/** Every schema of a body or of decoded parameters, by an operation that uses it. */
const bodies = new Map<ZodType, string>();
const decoded = new Map<ZodType, string>();
for (const [id, { query, params, body }] of Object.entries(operations)) {
  if (body && !bodies.has(body)) bodies.set(body, `${id} body`);
  for (const codec of [query, params]) if (codec && !decoded.has(codec.schema)) decoded.set(codec.schema, id);
}

describe('requests accepted without zod', () => {
  test.each([...bodies].map(([schema, name]) => ({ name, schema })))(
    '$name: zod returns the same value',
    ({ schema }) => {
      const accepts = acceptsOf(schema, true);
      fc.assert(
        fc.property(fc.oneof(valid(schema), mutated(schema), junk), (value) => {
          if (accepts(value)) expect(schema.safeParse(value).data).toEqual(value);
        }),
        { numRuns: 60, seed: 7 },
      );
    },
  );

  test.each([...decoded].map(([schema, name]) => ({ name, schema })))(
    '$name: zod returns the same value',
    ({ schema }) => {
      const accepts = acceptsOf(schema);
      fc.assert(
        fc.property(valid(schema), (value) => {
          if (accepts(value)) expect(schema.safeParse(value).data).toEqual(value);
        }),
        { numRuns: 60, seed: 7 },
      );
    },
  );

  test('accepts a command, and none with an extra field', () => {
    const accepts = acceptsOf(zCommandRequest, true);
    const command = {
      deviceKey: '3182041907',
      command: 'take_stream_snapshot',
      parameters: { camera_channel: 'rear' },
    };
    expect(accepts(command)).toBe(true);
    expect(accepts({ ...command, colour: 'red' })).toBe(false);
    expect(accepts({ ...command, parameters: { camera_channel: 'rear', colour: 'red' } })).toBe(false);
    expect(accepts(JSON.parse('{"deviceKey":"3182041907","command":"arm","__proto__":{}}'))).toBe(false);
  });
});

describe('answers accepted without zod', () => {
  test.each([...schemas].map(([schema, name]) => ({ name, schema })))('$name: zod accepts them too', ({ schema }) => {
    const accepts = acceptsOf(schema);
    fc.assert(
      fc.property(fc.oneof(valid(schema), mutated(schema), junk), (value) => {
        if (accepts(value)) expect(schema.safeParse(value).error).toBeUndefined();
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('accepts a vehicle of the mock', async () => {
    const mock = createMock();
    const send = await mock.as(await mock.world(), 'owner');
    const vehicle: Record<string, unknown> = (await send('GET', '/api/v1/vehicle/1002')).body;
    const accepts = acceptsOf(zVehicle);
    expect(accepts(vehicle)).toBe(true);
    expect(accepts({ ...vehicle, id: 1.5 })).toBe(false);
    expect(accepts({ ...vehicle, plan_renewal_date: 'tomorrow' })).toBe(false);
    expect(accepts({ ...vehicle, last_known_state: undefined })).toBe(false);
    expect(accepts({ ...vehicle, vin: undefined, image: null })).toBe(true);
  });

  test('accepts a text of a fixed length', () => {
    const card = { id: 501, is_main: true, country: 'US', billing_info: { Zip5: '60607' } };
    const accepts = acceptsOf(zCard);
    expect(accepts({ ...card, last4: '4242' })).toBe(true);
    expect(accepts({ ...card, last4: '424' })).toBe(false);
  });
});
