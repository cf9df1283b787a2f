import { expect, test } from 'vitest';
import { operations } from '../../generated/contract/operations.ts';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import type { ControlOperation } from './operation.ts';
import { controlOperations } from './table.ts';
import { ControlBench } from './test-bench.ts';

const titled = controlOperations.map((operation) => ({
  title: `${operation.method.toUpperCase()} ${operation.path}`,
  operation,
}));

const addressOf = ({ path, example }: ControlOperation): string =>
  path.replace(/:(\w+)/g, (_, name: string) => example.params?.[name] ?? '');

/** A world and a fault rule with the names of the examples, and a user with activity. */
async function benchOfExamples(): Promise<ControlBench> {
  const bench = await ControlBench.open();
  const world = await bench.worlds.create({ id: 'checkout', now: Date.parse('2026-11-21T12:00:00Z') });
  world?.random.next();
  const rule = controlOperations.find(({ path }) => path === '/faults/:id')?.example.params?.['id'] ?? '';
  bench.world().tables.faults.put({ id: rule, ...ANY_REQUEST, effect: { latency_ms: 1 } });
  return bench;
}

test.each(titled)('$title: its example matches its schemas', ({ operation: { params, body, answers, example } }) => {
  if (params) expect(params.safeParse(example.params).error).toBeUndefined();
  if (body) expect(body.safeParse(example.body ?? {}).error).toBeUndefined();
  const answer = answers[example.answer.status];
  expect(answer).toBeDefined();
  if (answer) expect(answer.safeParse(example.answer.body).error).toBeUndefined();
  else expect(example.answer.body).toBeNull();
});

test.each(titled.filter(({ operation }) => !/\/(?:restore|open)$/.test(operation.path)))(
  '$title: sending its example returns the documented answer',
  async ({ operation }) => {
    const bench = await benchOfExamples();
    const { method, example, answers } = operation;
    const { status, body } = await bench.send(method.toUpperCase(), addressOf(operation), example.body);
    expect(status).toBe(example.answer.status);
    expect(answers[status]?.safeParse(body).error).toBeUndefined();
  },
);

test('refuses every world call in a missing world', async () => {
  const bench = await ControlBench.open();
  for (const operation of controlOperations.filter(({ scope }) => scope === 'world')) {
    const { method, example } = operation;
    const answer = await bench.send(method.toUpperCase(), addressOf(operation), example.body, {
      'x-mock-world': 'gone',
    });
    expect(answer).toMatchObject({ status: 404, body: { detail: 'No such world.' } });
  }
});

const BAD_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"unknown":1}',
  '{"constructor":1}',
  '{"__proto__":1}',
  '{"now":"tomorrow","name":[],"persona":{},"effect":7,"tables":[],"id":{}}',
  `{"effect":{"status":500,"body":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
];

test('never answers 5xx for any body and names what it refuses', async () => {
  const bench = await benchOfExamples();
  for (const operation of controlOperations.filter(({ body }) => body)) {
    for (const body of BAD_BODIES) {
      const answer = await bench.send(operation.method.toUpperCase(), addressOf(operation), body);
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 400) {
        const { validation_errors } = answer.body as { validation_errors: Record<string, string[]> };
        expect(Object.values(validation_errors).flat().length).toBeGreaterThan(0);
      }
    }
  }
});

/** All texts of an example, at any depth, with their names. */
function textsOf(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, Array.isArray(value) ? name : key));
}

test('examples name operations, addresses and devices that exist', async () => {
  const bench = await ControlBench.open();
  const paths = Object.values(operations).map(
    ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '/?')}$`),
  );
  const texts = controlOperations.flatMap(({ example }) => textsOf([example.body, example.answer.body]));
  const wrong = texts.filter(
    ({ name, text }) =>
      (name === 'operation' && !Object.hasOwn(operations, text)) ||
      (name === 'device_key' && !bench.world().tables.devices.get(text)) ||
      (text.startsWith('/api/') && !paths.some((path) => path.test(text.split('?')[0] ?? ''))),
  );
  expect(wrong).toEqual([]);
  expect(texts.filter(({ name }) => name === 'operation').length).toBeGreaterThan(2);
});
