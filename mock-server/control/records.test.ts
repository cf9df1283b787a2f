import { expect, test } from 'vitest';
import { ControlBench } from './test-bench.ts';

const entry = {
  at: Date.parse('2026-11-21T12:00:00.000Z'),
  method: 'GET',
  operation: 'listVehicles',
  caller: null,
  status: 401,
  ms: 1,
  fault: null,
  refused: [],
};

test('shows the newest 200 calls and clears the journal', async () => {
  const bench = await ControlBench.open();
  const { journal } = bench.world();
  for (let i = 1; i <= 201; i++) journal.add({ ...entry, path: `/api/v1/vehicle?page=${i}` });
  const entries = (await bench.send('GET', '/journal')).body as { id: number; path: string }[];
  expect(entries).toHaveLength(200);
  expect(entries[0]).toEqual({ ...entry, at: '2026-11-21T12:00:00.000Z', id: 201, path: '/api/v1/vehicle?page=201' });
  expect(entries[199]?.id).toBe(2);
  expect((await bench.send('DELETE', '/journal')).status).toBe(204);
  expect((await bench.send('GET', '/journal')).body).toEqual([]);
});
