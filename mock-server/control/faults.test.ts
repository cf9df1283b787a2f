import { expect, test } from 'vitest';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import { consultFaults } from '../world/faults.ts';
import { ControlBench } from './test-bench.ts';

test('adds, lists and returns a rule', async () => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('POST', '/faults', {
    operation: 'sendCommand',
    times: 1,
    effect: { unreachable: true, latency_ms: 250 },
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    ...ANY_REQUEST,
    operation: 'sendCommand',
    times: 1,
    effect: { unreachable: true, latency_ms: 250 },
  });
  const { id } = body as { id: string };
  expect(consultFaults(bench.world(), ['sendCommand'], null)).toEqual({ unreachable: true, latency_ms: 250, rule: id });
  expect(consultFaults(bench.world(), ['sendCommand'], null)).toEqual({ rule: null });
  expect((await bench.send('GET', '/faults')).body).toMatchObject([{ id, seen: 2, fired: 1 }]);
});

test.each([
  ['an unknown operation', { operation: 'sendCommands', effect: { drop: true } }, 'operation'],
  ['a name that every object inherits', { operation: 'constructor', effect: { drop: true } }, 'operation'],
  ['no effect', { operation: 'sendCommand' }, 'effect'],
  ['an empty effect', { effect: {} }, 'effect'],
  ['an invalid status', { effect: { status: 600 } }, 'effect.status'],
  ['a status whose answer has no body', { effect: { status: 204 } }, 'effect.status'],
  ['a body without a status', { effect: { body: { detail: 'No.' } } }, 'effect.body'],
  ['a latency above two minutes', { effect: { latency_ms: 120_001 } }, 'effect.latency_ms'],
  ['a negative latency', { effect: { latency_ms: -1 } }, 'effect.latency_ms'],
  ['a probability above 1', { probability: 1.1, effect: { drop: true } }, 'probability'],
  ['request number 0', { nth: 0, effect: { drop: true } }, 'nth'],
  ['a fractional number of times', { times: 0.5, effect: { drop: true } }, 'times'],
  ['an empty device key', { device_key: '', effect: { drop: true } }, 'device_key'],
  ['a device of no vehicle', { device_key: '3199900000', effect: { drop: true } }, 'device_key'],
  [
    'an unreachable device of a call without one',
    { operation: 'listCards', effect: { unreachable: true } },
    'effect.unreachable',
  ],
  ['a declined card of a command', { operation: 'sendCommand', effect: { decline: true } }, 'effect.decline'],
  ['prices of a list', { operation: 'listVehicles', effect: { price_percent: 150 } }, 'effect.price_percent'],
  [
    'a parameter of another operation',
    { operation: 'getVehicle', match: { articleNumber: '000001204' }, effect: { drop: true } },
    'match.articleNumber',
  ],
  [
    'a parameter that every object inherits',
    { operation: 'getVehicle', match: { constructor: 'x' }, effect: { drop: true } },
    'match.constructor',
  ],
  [
    'a value of another type',
    { operation: 'getVehicle', match: { vehicleId: '1001' }, effect: { drop: true } },
    'match.vehicleId',
  ],
  [
    'a value that the contract refuses',
    { operation: 'listVehicles', match: { limit: 0 }, effect: { drop: true } },
    'match.limit',
  ],
  [
    'a value of a part of the body',
    { operation: 'getVehicle', match: { vehicleId: {} }, effect: { drop: true } },
    'match.vehicleId',
  ],
  ['values of any operation', { match: { limit: 5 }, effect: { drop: true } }, 'match'],
  [
    'values of the identity service',
    { operation: 'identity.renewal', match: { limit: 5 }, effect: { drop: true } },
    'match',
  ],
  ['no value', { operation: 'getVehicle', match: {}, effect: { drop: true } }, 'match'],
  ['an unknown defect of live video', { operation: 'liveVideo', effect: { status: 500, body: 'gone' } }, 'effect.body'],
  ['an unknown effect', { effect: { drop: true, explode: true } }, 'effect.explode'],
])('refuses a rule with %s', async (_, rule, field) => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('POST', '/faults', rule);
  expect({ status, fields: Object.keys((body as { validation_errors: object }).validation_errors) }).toEqual({
    status: 400,
    fields: [field],
  });
  expect((await bench.send('GET', '/faults')).body).toEqual([]);
});

test('accepts the former name of the effect', async () => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('POST', '/faults', '{"operation":"sendCommand","then":{"drop":true}}');
  expect({ status, body }).toMatchObject({ status: 201, body: { operation: 'sendCommand', effect: { drop: true } } });
  const both = await bench.send('POST', '/faults', '{"then":{"drop":true},"effect":{"drop":true}}');
  expect(both.status).toBe(400);
});

test('removes one rule or all, including those of a scenario', async () => {
  const bench = await ControlBench.open();
  await bench.worlds.reset(bench.world(), 'flaky-network');
  const { body } = await bench.send('POST', '/faults', { effect: { status: 500 } });
  const { id } = body as { id: string };
  expect((await bench.send('GET', '/faults')).body).toHaveLength(3);
  expect((await bench.send('DELETE', `/faults/${id}`)).status).toBe(204);
  expect((await bench.send('DELETE', `/faults/${id}`)).status).toBe(404);
  expect((await bench.send('DELETE', '/faults/scenario-flaky-drop')).status).toBe(204);
  expect((await bench.send('GET', '/faults')).body).toMatchObject([{ id: 'scenario-flaky-latency' }]);
  await bench.send('POST', '/faults', { effect: { drop: true } });
  expect((await bench.send('DELETE', '/faults')).status).toBe(204);
  expect((await bench.send('GET', '/faults')).body).toEqual([]);
});
