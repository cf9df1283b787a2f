import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import { llmsText } from './llms.ts';
import { controlOperations } from './table.ts';
import { ControlBench } from './test-bench.ts';

test('llms.txt names every call with its fields, every persona and every operation', async () => {
  const bench = await ControlBench.open();
  const { status, body, headers } = await bench.send('GET', '/llms.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toBe(llmsText('1.0.0'));
  const lines = String(body).split('\n');
  for (const { method, path, summary } of controlOperations) {
    const title = `${method.toUpperCase()} /__mock${path.replace(/:(\w+)/g, '{$1}')}`;
    expect(lines.filter((line) => line.startsWith(`- \`${title}\`: ${summary}.`))).toHaveLength(1);
  }
  expect(lines).toContain('  - ?wait (text): Seconds to wait for a matching call if there is none, up to 30.');
  expect(lines).toContain('  - effect.latency_ms (whole number 0 to 120000): Delay before the answer.');
  expect(lines.some((line) => line.startsWith('- `owner`: '))).toBe(true);
  expect(lines.some((line) => line.startsWith('- `documented-only-b`: '))).toBe(true);
  expect(lines).toContain('- `sendCommand`: POST /api/iot/send-command');
});

test('the mock leads agents from its root to llms.txt', async () => {
  const answer = await createMock().app.request('/llms.txt');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('__mock/llms.txt');
});
