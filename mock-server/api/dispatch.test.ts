import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createDispatch } from './dispatch.ts';

/** Answers its own name and its parameters. */
const named = (name: string) => (_c: unknown, params: Readonly<Record<string, string>>) =>
  new Response(`${name} ${JSON.stringify(params)}`);

const app = new Hono({ strict: false });
app.all(
  '/api/*',
  createDispatch(
    [
      { method: 'POST', path: '/api/user/invite', endpoint: named('invite') },
      { method: 'PATCH', path: '/api/user/:userId', endpoint: named('update') },
      { method: 'DELETE', path: '/api/user/:userId', endpoint: named('delete') },
      { method: 'GET', path: '/api/device/:key/trip/:trip', endpoint: named('trip') },
    ],
    (_c, allow) => new Response(allow ?? 'no operation', { status: 404 }),
  ),
);

async function ask(method: string, path: string) {
  const response = await app.request(path, { method });
  return { status: response.status, text: await response.text() };
}

describe('dispatch of a request', () => {
  test('finds the operation by method and path, with parameters', async () => {
    expect(await ask('PATCH', '/api/user/17')).toMatchObject({ status: 200, text: 'update {"userId":"17"}' });
    expect((await ask('GET', '/api/device/GG-1/trip/5')).text).toBe('trip {"key":"GG-1","trip":"5"}');
  });

  test('prefers a static segment to a parameter', async () => {
    expect((await ask('POST', '/api/user/invite')).text).toBe('invite {}');
    expect((await ask('PATCH', '/api/user/invite')).text).toBe('update {"userId":"invite"}');
  });

  test('ignores a trailing slash', async () => {
    expect((await ask('POST', '/api/user/invite/')).text).toBe('invite {}');
    expect((await ask('PATCH', '/api/user/17/')).text).toBe('update {"userId":"17"}');
  });

  test('decodes parameters and keeps those that cannot be decoded', async () => {
    expect((await ask('PATCH', '/api/user/a%2Fb%20c')).text).toBe('update {"userId":"a/b c"}');
    expect((await ask('PATCH', '/api/user/50%E0')).text).toBe('update {"userId":"50%E0"}');
  });

  test('answers HEAD as GET without a body', async () => {
    expect(await ask('HEAD', '/api/device/GG-1/trip/5')).toMatchObject({ status: 200, text: '' });
  });

  test('names the methods of a known path, and none of an unknown one', async () => {
    expect(await ask('GET', '/api/user/17')).toEqual({ status: 404, text: 'PATCH, DELETE' });
    expect((await ask('OPTIONS', '/api/user/invite')).text).toBe('POST');
    expect((await ask('GET', '/api/nothing')).text).toBe('no operation');
  });
});
