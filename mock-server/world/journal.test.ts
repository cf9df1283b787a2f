import { expect, test } from 'vitest';
import { Journal, NO_BODIES } from './journal.ts';

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
  ...NO_BODIES,
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

test('gives up the bodies of older requests before the requests', () => {
  const journal = new Journal();
  const text = JSON.stringify('x'.repeat(4_000));
  for (let count = 0; count < 200; count++) journal.add({ ...request, request_body: text, response_body: '{"a":1}' });
  const kept = journal.entries();
  expect(kept).toHaveLength(200);
  expect(JSON.stringify(kept).length).toBeLessThan(256 * 1024);
  expect(kept[0]).toMatchObject({ response_body: { a: 1 }, omitted: [] });
  expect(kept[199]).toMatchObject({
    request_body: null,
    response_body: null,
    omitted: ['request_body', 'response_body'],
  });
});

test('says which body was too large to keep', () => {
  const journal = new Journal();
  journal.add({ ...request, response_body: undefined });
  expect(journal.entries()).toMatchObject([{ request_body: null, response_body: null, omitted: ['response_body'] }]);
});

test('a request that matches ends a wait, and another does not', async () => {
  const journal = new Journal();
  const end = new AbortController();
  let count = 0;
  const wait = journal.matching({ status: 503 }, end.signal).then(() => (count += 1));
  journal.add(request);
  await Promise.resolve();
  expect(count).toBe(0);
  journal.add({ ...request, status: 503 });
  await wait;
  expect(count).toBe(1);
  journal.end();
  await journal.matching({ status: 200, operation: 'x' }, end.signal);
});
