import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerRedactions,
  type Redaction,
  redactions,
  requestRedactions,
} from '../../../generated/contract/redaction.ts';
import { operationIds } from '../contract.ts';
import { leakIn } from './leaks.ts';
import { isList } from './listed.ts';
import { redact, redactRequest } from './redact.ts';
import { Substitutes } from './substitutes.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const redacted = (rule: Redaction, body: unknown) => redact(rule, body, new Substitutes(NOON));

test('keeps listed values, booleans and numbers, and gives the others substitutes of their kind', () => {
  const { body, unknown } = redacted('#Vehicle', {
    id: 1001,
    subscriber: 11,
    device_key: 'GG-20417-A7',
    vehicle_name: 'Van 12',
    license_plate: 'B 24 817',
    vin: '1FTBR1C80PKA04217',
    vehicle_year: 2023,
    device_state: 'installed',
    isShared: false,
    plan_renewal_date: '2026-12-01T06:30:00Z',
    custom_fields: { field_1: `['Vans', "Joe's"]` },
    last_known_state: { latitude: 41.88678, longitude: -87.65221, speed: 31 },
    nickname: 'Secret',
    owner: { name: 'Riley' },
  });
  expect(body).toEqual({
    id: 1,
    subscriber: 2,
    device_key: 'GGREC0000001',
    vehicle_name: 'Name A',
    license_plate: 'REC 1',
    vin: 'WMREC000000000001',
    vehicle_year: 2023,
    device_state: 'installed',
    isShared: false,
    plan_renewal_date: '2000-01-11T00:00:00.000Z',
    custom_fields: { field_1: "['Name B', 'Name C']" },
    last_known_state: { latitude: expect.any(Number) as number, longitude: expect.any(Number) as number, speed: 31 },
  });
  expect(unknown).toEqual([
    { path: 'nickname', type: 'string' },
    { path: 'owner', type: 'object' },
  ]);
});

test('keeps the generation of a device key', () => {
  const key = (value: string) => redacted('key', value).body;
  expect([key('3182041907'), key('GG-20417-A7'), key('ZX-1000')]).toEqual([
    '9REC000001',
    'GGREC0000001',
    'WMREC0000001',
  ]);
});

test('gives equal values equal substitutes within a recording', () => {
  const substitutes = new Substitutes(NOON);
  const of = (rule: Redaction, body: unknown) => redact(rule, body, substitutes).body;
  expect(of('#Device', { device_key: '3182041907', vehicle_id: 1002 })).toEqual({
    device_key: '9REC000001',
    vehicle_id: 1,
  });
  expect(of('#Vehicle', { id: 1002, device_key: '3182041907' })).toEqual({ id: 1, device_key: '9REC000001' });
  expect(of('email', 'Riley@waymark.example')).toBe(of('email', 'riley@waymark.example'));
});

test('replaces positions by hubs, and outlines by regular ones', () => {
  const square = [41.8, 41.9].flatMap((lat) => [-87.7, -87.6].map((lng) => ({ lat, lng })));
  const { coordinates } = redacted('#Geofence', { coordinates: square }).body as { coordinates: typeof square };
  expect(coordinates).toHaveLength(4);
  expect(new Set(coordinates.map(({ lat }) => lat)).size).toBe(2);
  expect(new Set(coordinates.map(({ lng }) => lng)).size).toBe(2);
  expect(redacted('#LatLng', { lat: 41.8 }).body).toEqual({});
});

test('drops unlisted keys of records, and values of another kind than their rule', () => {
  expect(
    redacted('#ValidationErrors', { validation_errors: { email: ['Taken'], 'riley@x.example': ['Taken'] } }).body,
  ).toEqual({
    validation_errors: { email: ['Text 1'] },
  });
  expect(
    redacted('#Vehicle', { isShared: 'Riley', vehicle_name: { first: 'Riley' }, id: 'Riley', speed: [] }).body,
  ).toEqual({
    id: '00000000-0000-4000-8000-000000000001',
  });
});

const MARKER = 'xq7Zmarker';
const marked = fc.string({ maxLength: 12 }).map((text) => `${MARKER}${text}`);
/** A name that is data, such as the address of a user. Names that look like fields are recorded. */
const markedName = marked.map((text) => `${text} @`);
/** Anything with a marker in each text and name. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    marked,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(markedName, tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** A body as the rule describes it, with markers wherever a text can be. Sometimes anything else. */
function bodyOf(rule: Redaction | null | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (rule === null || rule === undefined || depth > 6) return anything;
  if (typeof rule === 'string' && rule.startsWith('#')) return bodyOf(redactions[rule.slice(1)], depth);
  if (isList(rule)) return fc.oneof(fc.constantFrom(...rule), marked);
  if (rule === 'keep' || rule === 'position')
    return fc.oneof(fc.double({ noNaN: true }), fc.boolean(), marked, anything);
  if (rule === 'id') return fc.oneof(fc.integer(), marked);
  if (typeof rule === 'string') return fc.oneof({ weight: 5, arbitrary: marked }, { weight: 1, arbitrary: anything });
  const parts: fc.Arbitrary<unknown>[] = [];
  if (rule.items) parts.push(fc.array(bodyOf(rule.items, depth + 1), { maxLength: 2 }));
  if (rule.values)
    parts.push(
      fc.dictionary(fc.oneof(markedName, fc.constant('email')), bodyOf(rule.values, depth + 1), { maxKeys: 2 }),
    );
  if (rule.fields) {
    const fields = Object.fromEntries(
      Object.entries(rule.fields).map(([name, part]) => [name, bodyOf(part, depth + 1)]),
    );
    const known = fc.record(fields, { requiredKeys: [] });
    const unknown = fc.dictionary(fc.string({ maxLength: 8 }), anything, { maxKeys: 2 });
    parts.push(fc.tuple(known, unknown).map(([one, other]) => ({ ...other, ...one })));
  }
  return parts.length > 0 ? fc.oneof(...parts, anything) : anything;
}

test('no answer of any operation leaves a marked text in what is written', { timeout: 60_000 }, () => {
  for (const id of operationIds) {
    for (const rule of Object.values(answerRedactions[id])) {
      fc.assert(
        fc.property(bodyOf(rule), (body) => {
          const { body: kept, unknown, originals } = redacted(rule, body);
          const text = JSON.stringify({ kept, unknown });
          expect(text).not.toContain(MARKER);
          expect(leakIn({ body: kept, unknown }, originals, [])).toBeNull();
        }),
        { numRuns: 15 },
      );
    }
  }
});

test('records texts of requests as substitutes, and nothing else of them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operationIds), marked, anything, (id, text, other) => {
      const kinds = requestRedactions[id] ?? {};
      const named = Object.fromEntries(Object.keys(kinds).map((name) => [name, text]));
      const request = { params: { ...named, pin: text }, query: { search: text, value: other }, body: other };
      const { values, originals } = redactRequest(kinds, request, new Substitutes(NOON));
      expect(Object.keys(values)).toEqual(Object.keys(kinds));
      expect(JSON.stringify(values)).not.toContain(MARKER);
      expect(leakIn({ body: values, unknown: [] }, originals, [])).toBeNull();
    }),
  );
  expect(
    redactRequest({ articleNumber: 'digits' }, { body: { articleNumber: '000001204' } }, new Substitutes(NOON)),
  ).toEqual({
    values: { articleNumber: '990099000001' },
    originals: new Set(['000001204']),
  });
});

test.each<[string, unknown, string[], string | null]>([
  ['a listed value', { state: 'installed' }, [], null],
  ['a substitute', { vehicle_name: 'Name AB', at: '2000-01-11T00:00:00.000Z' }, ['Van 12'], null],
  ['another text', { vehicle_name: 'Van 12' }, ['Van 12'], 'a text is neither listed nor a substitute'],
  ['a text in capitals that looks like a substitute', { city: 'ROME' }, ['ROME'], 'it contains a text of the answer'],
  ['a part of the token', { id: 'Text 77001' }, [], 'it contains a part of the token or the user name'],
])('is asked again before writing: %s', (_, body, originals, reason) => {
  expect(leakIn({ body, unknown: [] }, new Set(originals), ['77001'])).toBe(reason);
});

test('refuses an unknown field whose name is a text of the answer', () => {
  const { body, unknown, originals } = redacted('#Vehicle', { Kowalski: 1, vehicle_name: 'Kowalski' });
  expect(leakIn({ body, unknown }, originals, [])).toBe('it contains a text of the answer');
});
