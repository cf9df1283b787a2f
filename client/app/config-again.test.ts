import { expect, test } from 'vitest';
import { type ApiErrorKind, errorOfAnswer } from '../api/errors.ts';
import type { CheckedConfig } from './config.ts';
import { readOn } from './config-again.ts';

const READ: CheckedConfig = { problems: [{ path: '', problem: 'object' }] };
const LOST = new TypeError('Failed to fetch');
const answer = (status: number, statusText: string) => errorOfAnswer({ status, statusText, url: '', body: null });

/** Continues after the first failure. The others follow one by one, then the file loads. */
async function readAfter(first: unknown, ...others: unknown[]) {
  const happened: string[] = [];
  const found = await readOn(first, {
    read: async () => {
      happened.push('read');
      if (others.length > 0) throw others.shift();
      return READ;
    },
    ask: async (kind: ApiErrorKind) => void happened.push(`asked: ${kind}`),
    wait: async (milliseconds) => void happened.push(milliseconds > 550 ? 'waited longer' : 'waited'),
  });
  return { found, happened: happened.join(', ') };
}

test.each([
  ['a lost network', LOST],
  ['an unavailable server', answer(503, 'Service Unavailable')],
  ['too many requests', answer(429, 'Too Many Requests')],
])('reads the configuration again after %s without a message', async (_, failure) => {
  expect(await readAfter(failure)).toEqual({ found: READ, happened: 'waited, read' });
  expect(await readAfter(failure, failure)).toEqual({ found: READ, happened: 'waited, read, waited longer, read' });
});

test('asks the visitor after three tries, and starts over after each retry', async () => {
  const { found, happened } = await readAfter(LOST, LOST, LOST, LOST, answer(502, 'Bad Gateway'), LOST);
  expect(found).toBe(READ);
  const round = 'waited, read, waited longer, read, asked: network, read';
  expect(happened).toBe(`${round}, ${round}`);
});

test.each([
  ['404 Not Found', answer(404, 'Not Found')],
  ['Unexpected token <', new SyntaxError('Unexpected token <')],
])('%s is shown to the operator, at once and after other failures', async (reason, failure) => {
  expect(await readAfter(failure)).toEqual({ found: { unreadable: reason }, happened: '' });
  expect(await readAfter(LOST, failure)).toEqual({ found: { unreadable: reason }, happened: 'waited, read' });
});
