import node from 'node:http';
import { http } from 'msw-2';
import { setupServer } from 'msw-2/node';
import { afterAll, expect, test } from 'vitest';
import { createMock } from 'waymark-mock';
import { vehiclesOf } from './app.ts';

const mock = await createMock();
const world = await mock.world();
const server = setupServer(http.all(/^https?:\/\/api\.example\.com\//, ({ request }) => world.fetch(request)));
server.listen();
afterAll(() => server.close());

test('answers fetch through msw 2', async () => {
  const { token } = await world.as('owner');
  expect((await vehiclesOf(token)).map(({ vehicle_name }) => vehicle_name)).toContain('Wrangler');
});

test('answers node:http through msw 2', async () => {
  const { token } = await world.as('owner');
  const options = { headers: { authorization: `Bearer ${token}` } };
  const status = await new Promise((resolve, reject) => {
    node
      .get('http://api.example.com/api/v1/vehicle', options, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
      .on('error', reject);
  });
  expect(status).toBe(200);
});
