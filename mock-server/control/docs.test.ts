import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import type { ControlDocument } from './openapi.ts';
import { controlOperations } from './table.ts';
import { ControlBench } from './test-bench.ts';

async function document(): Promise<ControlDocument> {
  const bench = await ControlBench.open();
  return (await bench.send('GET', '/openapi.json')).body as ControlDocument;
}

test('lists every call of the table under a unique name', async () => {
  const { openapi, servers, paths } = await document();
  expect(openapi).toBe('3.1.0');
  expect(servers).toEqual([{ url: '/__mock' }]);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(controlOperations.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(controlOperations.length);
});

test('documents a call with the schemas that check it', async () => {
  const { paths } = await document();
  const fork = paths['/worlds/{id}/fork']?.['post'];
  expect(fork).toMatchObject({
    operationId: 'postWorldsByIdFork',
    tags: ['Worlds'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { pattern: '^[A-Za-z0-9_-]{1,64}$' } }],
    requestBody: { required: false },
  });
  expect(Object.keys(fork?.responses ?? {})).toEqual(['201', '400', '404', '413', '415', '429', '503', '507']);
  expect(paths['/token']?.['post']).toMatchObject({
    parameters: [{ $ref: '#/components/parameters/world' }],
    requestBody: { required: true },
  });
});

test('describes fields, with dotted names for those of inner objects', async () => {
  const { paths } = await document();
  const schema = paths['/faults']?.['post']?.requestBody?.content['application/json'].schema ?? {};
  const fields = fieldsOf(schema);
  expect(fields.map(({ name }) => name)).toEqual([
    'operation',
    'device_key',
    'match',
    'nth',
    'times',
    'probability',
    'effect',
    'effect.status',
    'effect.body',
    'effect.latency_ms',
    'effect.drop',
    'effect.drop_answer',
    'effect.unreachable',
    'effect.decline',
    'effect.price_percent',
  ]);
  expect(fields.find(({ name }) => name === 'effect.latency_ms')).toEqual({
    name: 'effect.latency_ms',
    kind: 'whole number 0 to 120000',
    required: false,
    description: 'Delay before the answer.',
  });
  expect(fields.find(({ name }) => name === 'effect')).toMatchObject({ kind: 'object', required: true });
});

test('shows every call without script, inline style or external URL', async () => {
  const bench = await ControlBench.open();
  const { status, body, headers } = await bench.send('GET', '/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  const page = body as string;
  expect(page.match(/<section /g)).toHaveLength(controlOperations.length);
  expect(page).not.toMatch(/<script|<style| style=| on\w+=|(?:src|href)="(?:https?:)?\/\//);
  expect(page).toContain('<link rel="stylesheet" href="docs.css">');
  expect((await bench.send('GET', '/docs/')).body).toContain('href="../docs.css"');
});

test('serves its style sheet', async () => {
  const bench = await ControlBench.open();
  const { status, headers } = await bench.send('GET', '/docs.css');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
});
