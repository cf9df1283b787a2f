import { expect, test } from 'vitest';
import { ControlBench } from './test-bench.ts';

test('malformed JSON is refused as a 400', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('POST', '/clock', '{"now":')).toMatchObject({
    status: 400,
    body: { validation_errors: { body: ['Malformed JSON'] } },
  });
});

test('unknown fields and missing ones are refused by name', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('POST', '/token', { person: 'owner' })).toMatchObject({
    status: 400,
    body: { validation_errors: { person: ['Unknown field'], persona: ['Required field'] } },
  });
});

test('a body that is not JSON by its type is refused as a 415', async () => {
  const bench = await ControlBench.open();
  const answer = await bench.send('POST', '/clock', '{}', { 'content-type': 'text/plain' });
  expect(answer).toMatchObject({ status: 415, body: { detail: 'Expected a body of application/json.' } });
});

test('a body above 1 MB is refused as a 413', async () => {
  const bench = await ControlBench.open();
  const answer = await bench.send('POST', '/clock', JSON.stringify({ now: 'x'.repeat(1024 * 1024) }));
  expect(answer).toMatchObject({ status: 413, body: { detail: 'The body is larger than 1 MB.' } });
});

test('a method that a path does not have is refused as a 405 that names those it has', async () => {
  const bench = await ControlBench.open();
  const answer = await bench.send('PUT', '/faults');
  expect(answer).toMatchObject({ status: 405, body: { detail: 'Method PUT is not allowed.' } });
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, DELETE');
});

test('a path that is not there is a 404, and HEAD answers as GET without a body', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('GET', '/nothing')).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  expect(await bench.send('HEAD', '/health')).toMatchObject({ status: 200, body: null });
});

test('health says where the identity service is, on the origin that was asked', async () => {
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

test('a change is committed before its answer, and a question commits nothing', async () => {
  const bench = await ControlBench.open();
  await bench.send('GET', '/clock');
  expect(bench.committed).toEqual([]);
  await bench.send('POST', '/clock', { frozen: true });
  expect(bench.committed).toEqual(['default']);
});
