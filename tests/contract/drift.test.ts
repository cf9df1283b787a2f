import { describe, expect, test } from 'vitest';
import type { OperationId } from './contract.ts';
import type { Drift, Note } from './report.ts';
import { check } from './servers/check.ts';
import type { Success as Reply } from './servers/example-answers.ts';
import type { Fault } from './servers/example-server.ts';
import { drop } from './servers/listen.ts';

type Row = Record<string, unknown>;
type Expected = { drift?: Drift[]; notes?: Note[] };
type Case = { name: string; fault: Fault; timeout?: number } & Expected;

/** Replaces the success answer of one operation. */
const success =
  (operation: OperationId, change: (body: Row) => unknown, status?: number): Fault =>
  (id, reply) =>
    id === operation && reply.status < 300
      ? { status: status ?? reply.status, body: change(structuredClone(reply.body) as Row) }
      : undefined;

/** Replaces the refusals of one operation with a status. */
const refusal =
  (operation: OperationId, refused: number, wrong: Reply): Fault =>
  (id, { status }) =>
    id === operation && status === refused ? wrong : undefined;

const whole =
  (operation: OperationId, answer: Fault): Fault =>
  (id, reply, c) =>
    id === operation && reply.status < 300 ? answer(id, reply, c) : undefined;

const line = (operation: OperationId, status: number | null, path: string, expected: string, seen: string): Drift => ({
  operation,
  case: 'answer',
  status,
  path,
  expected,
  seen,
});
const note = (operation: OperationId, status: number, kind: Note['kind'], path: string, seen = ''): Note => ({
  operation,
  status,
  kind,
  path,
  seen,
});

const first = (body: Row): Row => (body['results'] as Row[])[0] as Row;

const bodies: Case[] = [
  {
    name: 'a missing field',
    fault: success('getVehicle', (vehicle) => ({ ...vehicle, vehicle_name: undefined })),
    drift: [line('getVehicle', 200, 'vehicle_name', 'string', 'missing')],
  },
  {
    name: 'a wrong type',
    fault: success('getVehicle', (vehicle) => ({ ...vehicle, isShared: 'no' })),
    drift: [line('getVehicle', 200, 'isShared', 'boolean', 'string')],
  },
  {
    name: 'null where it is not allowed',
    fault: success('getVehicle', (vehicle) => ({ ...vehicle, vehicle_name: null })),
    drift: [line('getVehicle', 200, 'vehicle_name', 'string', 'null')],
  },
  {
    name: 'a fraction where a whole number belongs',
    fault: success('getCard', (card) => ({ ...card, exp_month: 8.5 })),
    drift: [line('getCard', 200, 'exp_month', 'integer', 'another number')],
  },
  {
    name: 'a number out of bounds',
    fault: success('listFilters', (page) => ({ ...page, count: -1 })),
    drift: [line('listFilters', 200, 'count', 'integer from 0', 'another number')],
  },
  {
    name: 'another time format',
    fault: success('listOutages', () => [
      { status: 'resolved', body: 'Over.', created_at: '21/11/2026', affected_components: [] },
    ]),
    drift: [line('listOutages', 200, '[].created_at', 'string (date-time)', 'another string')],
  },
  {
    name: 'a value outside a closed enumeration',
    fault: success('listUserTokens', () => [{ token: 't', token_type: 'setup_password', access_level: 'Owner' }]),
    drift: [line('listUserTokens', 200, '[].access_level', 'one of Full Access, Partial Access, Read Only', '"Owner"')],
  },
  {
    name: 'one line for a fault in many rows',
    fault: success('listAlertEvents', (page) => {
      const event = { ...first(page), vehicle_id: '1001' };
      return { ...page, results: [event, event, event] };
    }),
    drift: [line('listAlertEvents', 200, 'results[].vehicle_id', 'integer', 'string')],
  },
  {
    name: 'a field deep inside lists and records',
    fault: success('getVehicle', (vehicle) => ({ ...vehicle, dtc_codes: { P0171: { tech_definition: 'Lean' } } })),
    drift: [
      line('getVehicle', 200, 'dtc_codes.*.effect_on_vehicle', 'string', 'missing'),
      line('getVehicle', 200, 'dtc_codes.*.system', 'string', 'missing'),
      line('getVehicle', 200, 'dtc_codes.*.urgency_desc', 'string', 'missing'),
    ],
  },
  {
    name: 'an array where an object belongs',
    fault: success('getSubscriber', (account) => [account]),
    drift: [line('getSubscriber', 200, '', 'object', 'array')],
  },
  {
    name: 'no body where one belongs',
    fault: success('listProducts', () => undefined),
    drift: [line('listProducts', 200, '', 'array', 'missing')],
  },
  {
    name: 'an unknown field, which is no drift',
    fault: success('getVehicle', (vehicle) => ({ ...vehicle, paint: { color: 'blue' } })),
    notes: [note('getVehicle', 200, 'unknown field', 'paint')],
  },
  {
    name: 'an unlisted value of an open enumeration, which is no drift',
    fault: success('getVehicle', (vehicle) => ({ ...vehicle, product_name: 'ft-x9' })),
    notes: [note('getVehicle', 200, 'unlisted value', 'product_name', 'ft-x9')],
  },
  {
    name: 'an id in a format that requests refuse',
    fault: success('listPayments', (page) => ({ ...page, results: [{ ...first(page), uuid: '17' }] })),
    drift: [
      line('getPayment', 400, '', '200', '400'),
      line('getPayment', null, 'request.params.uuid', 'string (uuid)', 'another string'),
    ],
  },
];

const statuses: Case[] = [
  {
    name: 'an undocumented status',
    fault: success('listProducts', () => ({ detail: 'I am a teapot.' }), 418),
    drift: [line('listProducts', 418, '', '200, 400, or 401', '418')],
  },
  {
    name: 'an undocumented success status',
    fault: success('listProducts', (products) => products, 206),
    drift: [line('listProducts', 206, '', '200, 400, or 401', '206')],
  },
  {
    name: 'a well-formed read that is refused as malformed',
    fault: success('listLogs', () => ({ validation_errors: { vehicle_id: ['Unknown field'] } }), 400),
    drift: [line('listLogs', 400, '', '200', '400')],
  },
  {
    name: '200 without a token',
    fault: (id, _reply, c) =>
      id === 'getCard' && !c.req.header('authorization') ? { status: 200, body: { id: 501 } } : undefined,
    drift: [{ ...line('getCard', 200, '', '401', '200'), case: 'no token' }],
  },
  {
    name: '200 with an invalid token',
    fault: (id, { status }, c) =>
      id === 'getCard' && status === 401 && c.req.header('authorization')
        ? { status: 200, body: { id: 501 } }
        : undefined,
    drift: [{ ...line('getCard', 200, '', '401', '200'), case: 'invalid token' }],
  },
  {
    name: 'an unchecked portal header',
    fault: refusal('getMapPlatform', 401, { status: 200, body: { apikey: 'k' } }),
    drift: [
      { ...line('getMapPlatform', 200, '', '401', '200'), case: 'invalid token' },
      { ...line('getMapPlatform', 200, '', '401', '200'), case: 'no token' },
    ],
  },
  {
    name: 'accepted bad types',
    fault: refusal('listTrips', 400, { status: 200, body: {} }),
    drift: [{ ...line('listTrips', 200, '', '400', '200'), case: 'bad types' }],
  },
  {
    name: 'bad types refused without naming the field',
    fault: refusal('listTrips', 400, { status: 400, body: { detail: 'Bad request.' } }),
    drift: [{ ...line('listTrips', 400, 'validation_errors', 'object', 'missing'), case: 'bad types' }],
  },
  {
    name: 'an unknown id that exists',
    fault: refusal('getGeofence', 404, { status: 403, body: { detail: 'No.' } }),
    drift: [{ ...line('getGeofence', 403, '', '404', '403'), case: 'unknown id' }],
  },
  {
    name: 'an error of another shape',
    fault: refusal('getGeofence', 404, { status: 404, body: { error: 'No such geofence.' } }),
    drift: [{ ...line('getGeofence', 404, 'detail', 'string', 'missing'), case: 'unknown id' }],
    notes: [note('getGeofence', 404, 'unknown field', 'error')],
  },
];

const wires: Case[] = [
  {
    name: 'an HTML page',
    fault: whole('getCard', (_id, _reply, c) => c.html('<h1>Sign in</h1>')),
    drift: [line('getCard', 200, '', 'JSON', 'an HTML page')],
  },
  {
    name: 'an HTML page of a proxy',
    fault: whole('getCard', (_id, _reply, c) => c.html('<h1>Bad gateway</h1>', 502)),
    drift: [line('getCard', 502, '', 'JSON', 'an HTML page')],
  },
  {
    name: 'plain text',
    fault: whole('getCard', (_id, _reply, c) => c.text('ok')),
    drift: [line('getCard', 200, '', 'JSON', 'a body that is not JSON')],
  },
  {
    name: 'malformed JSON',
    fault: whole('getCard', (_id, _reply, c) => c.body('{"id":', 200, { 'content-type': 'application/json' })),
    drift: [line('getCard', 200, '', 'JSON', 'malformed JSON')],
  },
  {
    name: 'a dropped connection',
    fault: whole('getCard', (_id, _reply, c) => drop(c)),
    drift: [line('getCard', null, '', 'an answer', 'no response: the connection was dropped')],
  },
  {
    name: 'no answer in time',
    fault: whole('getCard', () => new Promise(() => undefined)),
    timeout: 3_000,
    drift: [line('getCard', null, '', 'an answer', 'no response in 3 s')],
  },
  {
    name: 'a redirect on the same host',
    fault: whole('getCard', (_id, _reply, c) => c.redirect('/api/v1/card/501/')),
    drift: [line('getCard', 302, '', 'an answer', 'a redirect')],
  },
  {
    name: 'a redirect to another host',
    fault: whole('getCard', (_id, _reply, c) => c.redirect('https://elsewhere.example/?token=x')),
    drift: [line('getCard', 302, '', 'an answer', 'a redirect to another host')],
  },
];

test('finds no drift in a correct server', async () => {
  expect(await check(undefined)).toMatchObject({ drift: [], notes: [], refused: [], notBuilt: [], leftBehind: [] });
});

describe.each([
  ['in bodies', bodies],
  ['in statuses', statuses],
  ['on the wire', wires],
])('drift %s', (_place, cases) => {
  test.each(cases)('$name', async ({ fault, timeout, drift = [], notes = [] }) => {
    const report = await check(fault, timeout === undefined ? {} : { timeout });
    expect(report.drift).toEqual(drift);
    expect(report.notes).toEqual(notes);
  });
});
