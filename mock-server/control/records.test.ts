import { expect, test } from 'vitest';
import { ControlBench, NOON } from './test-bench.ts';

const entry = {
  at: Date.parse('2026-11-21T12:00:00.000Z'),
  method: 'GET',
  operation: 'listVehicles',
  caller: null,
  status: 401,
  ms: 1,
  fault: null,
  refused: [],
  request_body: null,
  response_body: null,
};

test('shows the newest 200 calls and clears the journal', async () => {
  const bench = await ControlBench.open();
  const { journal } = bench.world();
  for (let i = 1; i <= 201; i++) journal.add({ ...entry, path: `/api/v1/vehicle?page=${i}` });
  const entries = (await bench.send('GET', '/journal')).body as { id: number; path: string }[];
  expect(entries).toHaveLength(200);
  expect(entries[0]).toEqual({
    ...entry,
    at: '2026-11-21T12:00:00.000Z',
    id: 201,
    path: '/api/v1/vehicle?page=201',
    omitted: [],
  });
  expect(entries[199]?.id).toBe(2);
  expect((await bench.send('DELETE', '/journal')).status).toBe(204);
  expect((await bench.send('GET', '/journal')).body).toEqual([]);
});

const call = (at: number, changes: object = {}) => ({ ...entry, path: '/api/v1/vehicle', at, ...changes });

test.each([
  ['operation=sendCommand', [2]],
  ['caller=riley%40waymark.example', [3]],
  ['status=503', [4]],
  ['since=2026-11-21T13:00:00Z', [4, 3]],
  ['since=1795262400001', [4, 3, 2]],
  ['after=2&status=401', [3]],
])('finds the calls of ?%s', async (query, ids) => {
  const bench = await ControlBench.open();
  const { journal } = bench.world();
  journal.add(call(NOON));
  journal.add(call(NOON + 1, { operation: 'sendCommand' }));
  journal.add(call(NOON + 3_600_000, { caller: 'riley@waymark.example' }));
  journal.add(call(NOON + 3_600_000, { status: 503 }));
  const { body } = await bench.send('GET', `/journal?${query}`);
  expect((body as { id: number }[]).map(({ id }) => id)).toEqual(ids);
});

test.each(['operations=x', 'status=4', 'wait=31', 'wait=-1', 'after=x', 'since=yesterday', 'since=1'])(
  'refuses ?%s by the name of the parameter',
  async (query) => {
    const { status, body } = await (await ControlBench.open()).send('GET', `/journal?${query}`);
    expect(status).toBe(400);
    expect(Object.keys((body as { validation_errors: object }).validation_errors)).toEqual([query.split('=')[0]]);
  },
);

/** A host whose waits end only when they are aborted, or by `elapse`. */
function slowHost() {
  const ends = new Set<() => void>();
  const wait = (_: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        ends.delete(end);
        resolve();
      };
      ends.add(end);
      signal?.addEventListener('abort', end);
    });
  return { wait, waits: ends, elapse: () => [...ends].forEach((end) => end()) };
}

/** Lets every request that can go on do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a wait ends with the first matching call, and leaves no timer', async () => {
  const { wait, waits } = slowHost();
  const bench = await ControlBench.open({ wait });
  const { journal } = bench.world();
  let isAnswered = false;
  const answer = bench.send('GET', '/journal?operation=sendCommand&wait=30').finally(() => (isAnswered = true));
  await settled();
  journal.add(call(NOON));
  await settled();
  expect(isAnswered).toBe(false);
  journal.add(call(NOON, { operation: 'sendCommand' }));
  expect((await answer).body).toMatchObject([{ id: 2, operation: 'sendCommand' }]);
  expect(waits.size).toBe(0);
});

test('a wait does not begin if the call is there, and ends without one', async () => {
  const { wait, waits, elapse } = slowHost();
  const bench = await ControlBench.open({ wait });
  bench.world().journal.add(call(NOON));
  expect((await bench.send('GET', '/journal?operation=listVehicles&wait=30')).body).toHaveLength(1);
  const answer = bench.send('GET', '/journal?operation=sendCommand&wait=30');
  await settled();
  expect(waits.size).toBe(1);
  elapse();
  expect((await answer).body).toEqual([]);
});

test.each([
  ['reset', 'POST', '/reset'],
  ['removed', 'DELETE', '/worlds/short'],
])('a wait ends when the world is %s', async (_, method, path) => {
  const { wait } = slowHost();
  const bench = await ControlBench.open({ wait });
  await bench.worlds.create({ id: 'short' });
  const headers = { 'x-mock-world': 'short' };
  const answer = bench.send('GET', '/journal?operation=sendCommand&wait=30', undefined, headers);
  await settled();
  await bench.send(method, path, undefined, headers);
  expect(await answer).toMatchObject({ status: 200, body: [] });
});
