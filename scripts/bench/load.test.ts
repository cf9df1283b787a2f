import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { load } from './load.ts';

let server: Server | undefined;
const seen: string[] = [];

afterEach(() => {
  server?.close();
  seen.length = 0;
});

/** A server that answers the given number of bytes, large answers in chunks. */
async function serving(status: number, bytes: number): Promise<string> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers['user-agent'] ?? 'no agent'} ${body}`);
      response.writeHead(status, { 'Content-Length': bytes }).end('x'.repeat(bytes));
    });
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const BOUNDS = { connections: 3, ms: 20_000, requests: 50 };

test('sends the allowed number of requests and reads each answer to its end', async () => {
  const url = await serving(200, 300_000);
  const { perSecond, bytes } = await load({ url: `${url}/a?b=1`, headers: { 'user-agent': 'bench' } }, BOUNDS);
  expect(bytes).toBe(300_000);
  expect(perSecond).toBeGreaterThan(0);
  expect(seen).toHaveLength(50);
  expect(new Set(seen)).toEqual(new Set(['GET /a?b=1 bench ']));
});

test('sends a body', async () => {
  const url = await serving(201, 0);
  await load({ url, method: 'POST', body: '{"name":"Müller"}' }, { ...BOUNDS, requests: 3 });
  expect(seen[0]).toBe('POST / no agent {"name":"Müller"}');
});

test('stops at an unsuccessful answer and reports it', async () => {
  const url = await serving(404, 5);
  await expect(load({ url }, BOUNDS)).rejects.toThrow('404 Not Found');
});
