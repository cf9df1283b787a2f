/* oxlint-disable unicorn/no-thenable -- a rule reads "when this, then that", and no rule is ever awaited */
import { expect, test } from 'vitest';
import { consultFaults } from '../world/faults.ts';
import { ControlBench } from './test-bench.ts';

test('adds, lists and returns a rule', async () => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('POST', '/faults', {
    operation: 'sendCommand',
    times: 1,
    then: { unreachable: true, latency_ms: 250 },
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    operation: 'sendCommand',
    device_key: null,
    nth: null,
    times: 1,
    probability: null,
    then: { unreachable: true, latency_ms: 250 },
    seen: 0,
    fired: 0,
  });
  const { id } = body as { id: string };
  expect(consultFaults(bench.world(), ['sendCommand'], null)).toEqual({ unreachable: true, latency_ms: 250, rule: id });
  expect(consultFaults(bench.world(), ['sendCommand'], null)).toEqual({ rule: null });
  expect((await bench.send('GET', '/faults')).body).toMatchObject([{ id, seen: 2, fired: 1 }]);
});

test.each([
  ['an unknown operation', { operation: 'sendCommands', then: { drop: true } }, 'operation'],
  ['a name that every object inherits', { operation: 'constructor', then: { drop: true } }, 'operation'],
  ['no then', { operation: 'sendCommand' }, 'then'],
  ['an empty then', { then: {} }, 'then'],
  ['an invalid status', { then: { status: 600 } }, 'then.status'],
  ['a status whose answer has no body', { then: { status: 204 } }, 'then.status'],
  ['a body without a status', { then: { body: { detail: 'No.' } } }, 'then.body'],
  ['a latency above two minutes', { then: { latency_ms: 120_001 } }, 'then.latency_ms'],
  ['a negative latency', { then: { latency_ms: -1 } }, 'then.latency_ms'],
  ['a probability above 1', { probability: 1.1, then: { drop: true } }, 'probability'],
  ['request number 0', { nth: 0, then: { drop: true } }, 'nth'],
  ['a fractional number of times', { times: 0.5, then: { drop: true } }, 'times'],
  ['an empty device key', { device_key: '', then: { drop: true } }, 'device_key'],
  ['a device of no vehicle', { device_key: '3199900000', then: { drop: true } }, 'device_key'],
  [
    'an unreachable device of a call without one',
    { operation: 'listCards', then: { unreachable: true } },
    'then.unreachable',
  ],
  ['a declined card of a command', { operation: 'sendCommand', then: { decline: true } }, 'then.decline'],
  ['prices of a list', { operation: 'listVehicles', then: { price_percent: 150 } }, 'then.price_percent'],
  ['an unknown defect of live video', { operation: 'liveVideo', then: { status: 500, body: 'gone' } }, 'then.body'],
  ['an unknown effect', { then: { drop: true, explode: true } }, 'then.explode'],
])('refuses a rule with %s', async (_, rule, field) => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('POST', '/faults', rule);
  expect({ status, fields: Object.keys((body as { validation_errors: object }).validation_errors) }).toEqual({
    status: 400,
    fields: [field],
  });
  expect((await bench.send('GET', '/faults')).body).toEqual([]);
});

test('removes one rule or all, including those of a scenario', async () => {
  const bench = await ControlBench.open();
  await bench.worlds.reset(bench.world(), 'flaky-network');
  const { body } = await bench.send('POST', '/faults', { then: { status: 500 } });
  const { id } = body as { id: string };
  expect((await bench.send('GET', '/faults')).body).toHaveLength(3);
  expect((await bench.send('DELETE', `/faults/${id}`)).status).toBe(204);
  expect((await bench.send('DELETE', `/faults/${id}`)).status).toBe(404);
  expect((await bench.send('DELETE', '/faults/scenario-flaky-drop')).status).toBe(204);
  expect((await bench.send('GET', '/faults')).body).toMatchObject([{ id: 'scenario-flaky-latency' }]);
  await bench.send('POST', '/faults', { then: { drop: true } });
  expect((await bench.send('DELETE', '/faults')).status).toBe(204);
  expect((await bench.send('GET', '/faults')).body).toEqual([]);
});
