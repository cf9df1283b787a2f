import { expect, test } from 'vitest';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { operations } from '../../generated/contract/operations.ts';
import * as contract from '../../generated/contract/zod.gen.ts';
import { createMock } from '../../tests/support/mock.ts';
import type { OperationId } from '../contract/types.ts';
import { SECRET_FIELDS } from './redact.ts';
import { createBodyRedactor } from './redact-body.ts';

const read = (text: string | null | undefined): unknown => (text ? JSON.parse(text) : text);

test('[core 7] keeps documented fields and drops others', () => {
  const { request, response } = createBodyRedactor('sendCommand');
  expect(read(request({ deviceKey: '3182041907', command: 'arm', later: 'x', __proto__: { a: 1 } }))).toEqual({
    deviceKey: '3182041907',
    command: 'arm',
  });
  expect(read(response(424, { detail: 'No answer', code: 'X', secret: 'x' }))).toEqual({
    detail: 'No answer',
    code: 'X',
  });
  expect(read(response(503, { detail: 'Down', more: 1 }))).toEqual({ detail: 'Down' });
});

test('drops a value of another kind than documented', () => {
  const { request } = createBodyRedactor('createCard');
  expect(read(request({ number: 4242424242424242, cvv: 123, exp_month: '4242424242424242', country: ['x'] }))).toEqual(
    {},
  );
  expect(request([{ number: '4242424242424242' }])).toBeNull();
  expect(request('4242424242424242')).toBeNull();
});

test('hides a card number, a bearer token or a token in an address in any text', () => {
  const { request } = createBodyRedactor('createCard');
  const texts = ['My 4242-4242-4242-4242', 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln', '/accept-transfer?token=abc'];
  expect(texts.map((nickname) => read(request({ nickname })))).toEqual([
    { nickname: 'My [redacted]' },
    { nickname: '[redacted]' },
    { nickname: '/accept-transfer?token=[redacted]' },
  ]);
});

test('hides the names of refused fields that are card numbers', () => {
  const { response } = createBodyRedactor('createCard');
  const body = { validation_errors: { '4242424242424242': ['Unknown field'], cvv: ['Required field'] } };
  expect(read(response(400, body))).toEqual({
    validation_errors: { '[redacted]': ['Unknown field'], cvv: ['Required field'] },
  });
});

test('keeps no body of more than 8,000 characters, and stops reading it there', () => {
  const { request } = createBodyRedactor('createFilter');
  expect(request({ filter_name: 'x'.repeat(8_000) })).toBeUndefined();
  let reads = 0;
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    get vehicle_name() {
      reads += 1;
      return `Vehicle ${index}`;
    },
  }));
  const { response } = createBodyRedactor('listVehicles');
  expect(response(200, { count: 10_000, next: null, previous: null, results: rows })).toBeUndefined();
  expect(reads).toBeLessThan(500);
});

/** Field names whose texts are no secrets, though their names could be of some. */
const HARMLESS = [
  'articleNumber',
  'card_brand',
  'card_last4',
  'code',
  'coupon_code',
  'device_key',
  'deviceKey',
  'dtc_code',
  'dtc_codes',
  'phone_number',
  'postal_code',
  'ssid',
  'token_type',
  'shipping_address',
];

/** Names of all text fields of the contract. */
function textFields(): Set<string> {
  const names = new Set<string>();
  const seen = new Set<$ZodType>();
  const walk = (schema: $ZodType, name: string): void => {
    const {
      _zod: { def },
    } = schema as $ZodTypes;
    if (def.type === 'string') names.add(name);
    if (seen.has(schema)) return;
    seen.add(schema);
    if (def.type === 'object') for (const [field, held] of Object.entries(def.shape)) walk(held, field);
    if (def.type === 'array') walk(def.element, name);
    if (def.type === 'record') walk(def.valueType, '');
    if (def.type === 'union') for (const option of def.options) walk(option, name);
    if ('innerType' in def) walk(def.innerType, name);
  };
  for (const { body, responses } of Object.values(operations)) {
    for (const schema of [body, ...Object.values(responses)]) if (schema) walk(schema, '');
  }
  return names;
}

test('every text field whose name could be of a secret is hidden or known to be harmless', () => {
  const names = [...textFields()];
  const SUSPICIOUS = /pass|pin$|^pin|token|secret|key|cvv|cvc|number|otp|code|card|ssid/i;
  const known = (name: string) => SECRET_FIELDS.has(name) || HARMLESS.includes(name);
  expect(names.filter((name) => SUSPICIOUS.test(name) && !known(name))).toEqual([]);
  expect([...SECRET_FIELDS].filter((name) => !names.includes(name))).toEqual([]);
});

const MARK = 'S3CRET';
const isText = (value: unknown) => typeof value === 'string';

test('no secret field of any body is kept', () => {
  /** A value with a mark in every secret text. */
  const marked = (schema: $ZodType, name: string): unknown => {
    const {
      _zod: { def },
    } = schema as $ZodTypes;
    if (def.type === 'string') return SECRET_FIELDS.has(name) ? MARK : 'text';
    if (def.type === 'object') {
      return Object.fromEntries(Object.entries(def.shape).map(([field, held]) => [field, marked(held, field)]));
    }
    if (def.type === 'array') return [marked(def.element, name)];
    if (def.type === 'record') return { name: marked(def.valueType, '') };
    if ('innerType' in def) return marked(def.innerType, name);
    if (def.type === 'union') return def.options.map((option) => marked(option, name)).find(isText) ?? true;
    return true;
  };
  for (const [id, { body, responses }] of Object.entries(operations)) {
    const { request, response } = createBodyRedactor(id as OperationId);
    const kept = [
      body && request(marked(body, '')),
      ...Object.entries(responses).map(([status, schema]) => schema && response(Number(status), marked(schema, ''))),
    ];
    expect(`${id}: ${JSON.stringify(kept.map(read))}`).not.toContain(`"${MARK}"`);
  }
});

test('[core 7] a world’s journal has the bodies of a call, without its PIN, card, password or token', async () => {
  const mock = createMock();
  const world = await mock.world();
  const send = await mock.as(world, 'owner');
  const address = { first_name: 'A', last_name: 'B', line_1: 'C', city: 'Chicago', state: 'IL', postal_code: '60601' };
  await send('POST', '/api/v1/card', {
    number: '4242424242424242',
    cvv: '7319',
    exp_month: 1,
    exp_year: 2030,
    country: 'US',
    billing_info: address,
  });
  await send('POST', '/api/v1/location-link/1001', {});
  await send('POST', '/api/iot/send-configuration', {
    deviceKey: '3182041907',
    command: 'camera_wifi',
    value: { ssid: 'home', password: 'w1fi-Passw0rd' },
  });
  await send('POST', '/api/iot/send-command', { deviceKey: '3182041907', command: 'arm' });
  const entries = world.journal.entries();
  const text = JSON.stringify(entries);
  for (const secret of ['4242424242424242', '7319', 'w1fi-Passw0rd', 'eyJ']) expect(text).not.toContain(secret);
  expect(entries[0]).toMatchObject({
    operation: 'sendCommand',
    request_body: { deviceKey: '3182041907', command: 'arm' },
    omitted: [],
  });
  expect(entries[3]).toMatchObject({ request_body: { number: '[redacted]', cvv: '[redacted]', exp_year: 2030 } });
});

test('every schema of the contract is of a kind that the journal knows', () => {
  const KNOWN = [
    'boolean',
    'number',
    'string',
    'enum',
    'optional',
    'nullable',
    'union',
    'array',
    'record',
    'object',
    'void',
  ];
  const kinds = Object.values(contract).map((schema) => {
    const {
      _zod: { def },
    } = schema as $ZodTypes;
    return def.type;
  });
  expect([...new Set(kinds)].filter((kind) => !KNOWN.includes(kind))).toEqual([]);
});
