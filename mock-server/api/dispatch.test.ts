import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createDispatch } from './dispatch.ts';

/** Answers its own name and the parameters it was given. */
const named = (name: string) => (_c: unknown, params: Readonly<Record<string, string>>) =>
  new Response(`${name} ${JSON.stringify(params)}`);

const app = new Hono({ strict: false });
app.all(
  '/api/*',
  createDispatch([
    { method: 'POST', path: '/api/user/invite', endpoint: named('invite') },
    { method: 'PATCH', path: '/api/user/:userId', endpoint: named('update') },
    { method: 'DELETE', path: '/api/user/:userId', endpoint: named('delete') },
    { method: 'GET', path: '/api/device/:key/trip/:trip', endpoint: named('trip') },
  ]),
);

async function ask(method: string, path: string) {
  const response = await app.request(path, { method });
  return { status: response.status, text: await response.text(), allow: response.headers.get('allow') };
}

describe('the operation of a request', () => {
  test('by method and path, with what stands for its parameters', async () => {
    expect(await ask('PATCH', '/api/user/17')).toMatchObject({ status: 200, text: 'update {"userId":"17"}' });
    expect((await ask('GET', '/api/device/GG-1/trip/5')).text).toBe('trip {"key":"GG-1","trip":"5"}');
  });

  test('a word of the path before a parameter in its place', async () => {
    expect((await ask('POST', '/api/user/invite')).text).toBe('invite {}');
    expect((await ask('PATCH', '/api/user/invite')).text).toBe('update {"userId":"invite"}');
  });

  test('with a slash at its end as without', async () => {
    expect((await ask('POST', '/api/user/invite/')).text).toBe('invite {}');
    expect((await ask('PATCH', '/api/user/17/')).text).toBe('update {"userId":"17"}');
  });

  test('parameters are decoded, and left as they are where they cannot be', async () => {
    expect((await ask('PATCH', '/api/user/a%2Fb%20c')).text).toBe('update {"userId":"a/b c"}');
    expect((await ask('PATCH', '/api/user/50%E0')).text).toBe('update {"userId":"50%E0"}');
  });

  test('HEAD is GET without a body', async () => {
    expect(await ask('HEAD', '/api/device/GG-1/trip/5')).toMatchObject({ status: 200, text: '' });
  });

  test('405 names the methods that a path takes', async () => {
    expect(await ask('GET', '/api/user/17')).toEqual({
      status: 405,
      text: '{"detail":"Method GET is not allowed."}',
      allow: 'PATCH, DELETE',
    });
    expect(await ask('OPTIONS', '/api/user/invite')).toMatchObject({ status: 405, allow: 'POST' });
  });

  test('404 for a path that nobody has', async () => {
    expect(await ask('GET', '/api/nothing')).toMatchObject({ status: 404, text: '{"detail":"Not found."}' });
  });
});
