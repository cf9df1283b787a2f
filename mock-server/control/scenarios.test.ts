import { expect, test } from 'vitest';
import { ControlBench } from './test-bench.ts';

test('lists scenarios with their descriptions', async () => {
  const bench = await ControlBench.open();
  const { status, body } = await bench.send('GET', '/scenarios');
  expect(status).toBe(200);
  expect((body as unknown[])[0]).toEqual({
    name: 'default',
    title: expect.any(String) as string,
    shows: expect.any(String) as string,
  });
});

test("loads a scenario into the request's world, whose clock keeps running", async () => {
  const bench = await ControlBench.open();
  await bench.send('POST', '/worlds', { id: 'mine', seed: 3 });
  await bench.send('POST', '/clock', { now: '2027-01-02', frozen: true }, { 'x-mock-world': 'mine' });
  expect(await bench.send('POST', '/scenario', { name: 'empty' }, { 'x-mock-world': 'mine' })).toMatchObject({
    status: 200,
    body: { id: 'mine', scenario: 'empty', seed: 3, now: '2027-01-02T00:00:00.000Z' },
  });
  expect(bench.world('mine').tables.vehicles.size).toBe(0);
  expect(bench.world().origin.scenario).toBe('default');
});

test('refuses an unknown scenario by name', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('POST', '/scenario', { name: 'nope' })).toMatchObject({
    status: 400,
    body: { validation_errors: { name: ['Is not a scenario'] } },
  });
});

test('reseeds a world from its scenario on reset', async () => {
  const bench = await ControlBench.open();
  await bench.send('POST', '/scenario', { name: 'empty' });
  bench.world().tables.meta.put({ id: 'mark', value: 1 });
  expect(await bench.send('POST', '/reset')).toMatchObject({ status: 200, body: { id: 'default', scenario: 'empty' } });
  expect(bench.world().tables.meta.get('mark')).toBeUndefined();
});
