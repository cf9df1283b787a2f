import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sharing } from './cors.ts';
import { cutConnection, isCut, waitWith } from './host.ts';

test('a wait ends early when it is aborted, and stops its timer', async () => {
  const running = new Set<() => void>();
  const start = (done: () => void) => {
    running.add(done);
    return done;
  };
  const wait = waitWith(start, (timer) => running.delete(timer));
  const end = new AbortController();
  const waited = wait(30_000, end.signal);
  expect(running.size).toBe(1);
  end.abort();
  await waited;
  expect(running.size).toBe(0);
  await wait(30_000, end.signal);
  const plain = wait(5);
  for (const done of running) done();
  await plain;
});

test('a cut connection passes the middleware for other origins', async () => {
  const app = new Hono().all(
    '/api/*',
    sharing(() => cutConnection()),
  );
  for (const headers of [new Headers(), new Headers({ origin: 'https://app.example' })]) {
    expect(isCut(await app.request('/api/v1/vehicle', { headers }))).toBe(true);
  }
  const failed = new Hono().all(
    '/api/*',
    sharing(() => Response.error()),
  );
  failed.onError((_, c) => c.text('', 500));
  expect((await failed.request('/api/v1/vehicle', { headers: { origin: 'https://app.example' } })).status).toBe(500);
});
