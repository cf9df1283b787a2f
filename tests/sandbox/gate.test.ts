import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openGate } from './gate.ts';

test.each(['GET', 'POST'])('cuts a %s off whose answer stays incomplete, and opens for writes', async (method) => {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-length': '10' });
    outgoing.write('half', () => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate = await openGate(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answer = await fetch(gate.url, { method });
  await expect(answer.text()).rejects.toThrow();
  await gate.closedForWrites(() => Promise.resolve());
  await gate.close();
  server.close();
});

test('ends a wait for writes in flight when it closes', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate = await openGate(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const isReached = once(server, 'request');
  const write = expect(fetch(gate.url, { method: 'POST' })).rejects.toThrow();
  await isReached;
  const waiting = gate.closedForWrites(() => Promise.resolve());
  await gate.close();
  await waiting;
  await write;
  server.close();
});
