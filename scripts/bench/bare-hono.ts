/** Bench process: Hono on Node that answers the body given by the environment. */

import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

const body = process.env['BENCH_BODY'] ?? '';
const app = new Hono();
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };
app.get('/api/v1/vehicle/:vehicleId', (c) => c.body(body, 200, HEADERS));
app.post('/api/v1/payments', async (c) => {
  await c.req.json();
  return c.body(body, 200, HEADERS);
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
