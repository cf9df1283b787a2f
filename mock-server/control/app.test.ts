import { expect, test } from 'vitest';
import { ControlBench } from './test-bench.ts';

test('answers 400 for malformed JSON', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('POST', '/clock', '{"now":')).toMatchObject({
    status: 400,
    body: { validation_errors: { body: ['Malformed JSON'] } },
  });
});

test('names unknown and missing fields', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('POST', '/token', { person: 'owner' })).toMatchObject({
    status: 400,
    body: { validation_errors: { person: ['Unknown field'], persona: ['Required field'] } },
  });
});

test('answers 415 for a body without a JSON type', async () => {
  const bench = await ControlBench.open();
  const answer = await bench.send('POST', '/clock', '{}', { 'content-type': 'text/plain' });
  expect(answer).toMatchObject({ status: 415, body: { detail: 'Expected a body of application/json.' } });
});

test('answers 413 for a body above 1 MB', async () => {
  const bench = await ControlBench.open();
  const answer = await bench.send('POST', '/clock', JSON.stringify({ now: 'x'.repeat(1024 * 1024) }));
  expect(answer).toMatchObject({ status: 413, body: { detail: 'The body is larger than 1 MB.' } });
});

test('answers 405 with the allowed methods', async () => {
  const bench = await ControlBench.open();
  const answer = await bench.send('PUT', '/faults');
  expect(answer).toMatchObject({ status: 405, body: { detail: 'Method PUT is not allowed.' } });
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, DELETE');
});

test('answers 404 for an unknown path, and HEAD as GET without a body', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('GET', '/nothing')).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  expect(await bench.send('HEAD', '/health')).toMatchObject({ status: 200, body: null });
});

test('names the identity service at the requested origin', async () => {
  const bench = await ControlBench.open();
  expect((await bench.send('GET', '/health')).body).toEqual({
    version: '1.0.0',
    worlds: 1,
    identity: {
      endpoint: 'http://localhost/identity/',
      userPoolId: 'us-east-1_Waymark01',
      clientId: 'waymark-portal',
    },
  });
});

test('commits changes before the answer and nothing for reads', async () => {
  const bench = await ControlBench.open();
  await bench.send('GET', '/clock');
  expect(bench.committed).toEqual([]);
  await bench.send('POST', '/clock', { frozen: true });
  expect(bench.committed).toEqual(['default']);
});
