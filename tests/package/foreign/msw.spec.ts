import node from 'node:http';
import { http as http3 } from 'msw';
import { setupServer as setupServer3 } from 'msw/node';
import { http as http2 } from 'msw-2';
import { setupServer as setupServer2 } from 'msw-2/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMock } from 'waymark-mock';
import { vehiclesOf } from './app.ts';

const mock = await createMock();
const world = await mock.world();
const API = /^https?:\/\/api\.example\.com\//;
const answer = ({ request }: { request: Request }) => world.fetch(request);

describe.each([
  { version: 2, server: setupServer2(http2.all(API, answer)) },
  { version: 3, server: setupServer3(http3.all(API, answer)) },
])('msw $version', ({ server }) => {
  beforeAll(() => void server.listen());
  afterAll(() => void server.close());

  test('answers fetch', async () => {
    const { token } = await world.as('owner');
    expect((await vehiclesOf(token)).map(({ vehicle_name }) => vehicle_name)).toContain('Wrangler');
  });

  test('answers node:http', async () => {
    const { token } = await world.as('owner');
    const options = { headers: { authorization: `Bearer ${token}` } };
    const status = await new Promise((resolve, reject) => {
      node
        .get('http://api.example.com/api/v1/vehicle', options, (reply) => {
          reply.resume();
          resolve(reply.statusCode);
        })
        .on('error', reject);
    });
    expect(status).toBe(200);
  });
});
