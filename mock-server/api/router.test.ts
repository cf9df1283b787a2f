import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { API, ApiFirstRouter } from './router.ts';

const app = new Hono({ strict: false, router: new ApiFirstRouter() });
app.get('/other/:name', (c) => c.text(`other ${c.req.param('name')}`));
app.all(API, (c) => c.text(`api ${c.req.path}`));
app.use('*', async (c, next) => {
  await next();
  c.header('x-site', 'yes');
});
app.get('*', (c) => c.text('site'));

async function ask(path: string) {
  const response = await app.request(path);
  return `${await response.text()} ${response.headers.get('x-site') ?? ''}`.trim();
}

test('calls only the API handler for paths below /api', async () => {
  expect(await ask('/api/v1/vehicle')).toBe('api /api/v1/vehicle');
  expect(await ask('/api')).toBe('api /api');
  expect(await ask('/apiary')).toBe('site yes');
});

test('finds other routes as Hono does', async () => {
  expect(await ask('/other/place')).toBe('other place');
  expect(await ask('/')).toBe('site yes');
});

test('answers API requests without a promise', () => {
  expect(app.fetch(new Request('http://localhost/api/v1/vehicle'))).toBeInstanceOf(Response);
});
