import { expect, test } from 'vitest';
import { Journal } from './journal.ts';

const request = {
  at: 0,
  method: 'GET',
  path: '/api/outage',
  operation: null,
  caller: null,
  status: 200,
  ms: 1,
  fault: null,
  refused: [],
};

test('keeps the last 200 requests', () => {
  const journal = new Journal();
  for (let count = 0; count < 500; count++) journal.add(request);
  expect(journal.entries().map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => 500 - index));
});

test('keeps fewer requests if they are large', () => {
  const journal = new Journal();
  for (let count = 0; count < 200; count++) journal.add({ ...request, path: `/api/${'x'.repeat(16_000)}` });
  const kept = journal.entries();
  expect(kept[0]?.id).toBe(200);
  expect(JSON.stringify(kept).length).toBeLessThan(256 * 1024);
  for (let count = 0; count < 200; count++) journal.add(request);
  expect(journal.entries()).toHaveLength(200);
});
