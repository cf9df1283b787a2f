import { expect, test } from 'vitest';
import { type ApiErrorKind, errorOfAnswer } from '../api/errors.ts';
import type { CheckedConfig } from './config.ts';
import { readOn } from './config-again.ts';

const READ: CheckedConfig = { problems: [{ path: '', problem: 'object' }] };
const LOST = new TypeError('Failed to fetch');
const answer = (status: number, statusText: string) => errorOfAnswer({ status, statusText, url: '', body: null });

/** Reads on after the first failure; the others come one by one, then the file does. */
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
  ['a network that is gone', LOST],
  ['a server that cannot answer', answer(503, 'Service Unavailable')],
  ['too many requests', answer(429, 'Too Many Requests')],
])('the configuration is read again after %s, and nobody hears of it', async (_, failure) => {
  expect(await readAfter(failure)).toEqual({ found: READ, happened: 'waited, read' });
  expect(await readAfter(failure, failure)).toEqual({ found: READ, happened: 'waited, read, waited longer, read' });
});

test('after three tries a visitor is asked, and each time that is answered it begins anew', async () => {
  const { found, happened } = await readAfter(LOST, LOST, LOST, LOST, answer(502, 'Bad Gateway'), LOST);
  expect(found).toBe(READ);
  const round = 'waited, read, waited longer, read, asked: network, read';
  expect(happened).toBe(`${round}, ${round}`);
});

test.each([
  ['404 Not Found', answer(404, 'Not Found')],
  ['Unexpected token <', new SyntaxError('Unexpected token <')],
])('%s is for whoever runs the portal to correct, at once and after other failures', async (reason, failure) => {
  expect(await readAfter(failure)).toEqual({ found: { unreadable: reason }, happened: '' });
  expect(await readAfter(LOST, failure)).toEqual({ found: { unreadable: reason }, happened: 'waited, read' });
});
