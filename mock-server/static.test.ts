import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticApp } from './static.node.ts';

let root = '';
let app: Hono;
const NAVIGATION = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waymark-static-'));
  mkdirSync(path.join(root, 'client/assets'), { recursive: true });
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'client/index.html'), '<title>Waymark</title>');
  writeFileSync(path.join(root, 'client/assets/app-1a2b.js'), 'export {};');
  writeFileSync(path.join(root, 'client/robots.txt'), 'User-agent: *');
  app = createStaticApp(path.join(root, 'client'));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/control-center/vehicle/1001', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
])('serves %s as %s, cached as %s', async (address, type, kept) => {
  const response = await app.request(address, NAVIGATION);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(kept);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('answers 404 for a missing file unless the browser navigates', async () => {
  const missing = await app.request('/assets/gone.js', { headers: { accept: '*/*' } });
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('no-cache');
  expect((await app.request('/control-center', { ...NAVIGATION, method: 'POST' })).status).toBe(404);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt', '/%00'])(
  'serves no file outside the folder: %s',
  async (address) => {
    const response = await app.request(`http://localhost${address}`, { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
  },
);

test('replaces the identity SDK of the configuration, and nothing else', async () => {
  const config = { apiBase: '/api/v1/', identity: { endpoint: '/identity/', clientId: 'portal' } };
  writeFileSync(path.join(root, 'client/config.json'), JSON.stringify(config));
  const served = await createStaticApp(path.join(root, 'client'), 'amplify').request('/config.json');
  expect(await served.json()).toEqual({ ...config, identity: { ...config.identity, sdk: 'amplify' } });
  expect(served.headers.get('cache-control')).toBe('no-cache');
  expect(await (await app.request('/config.json')).json()).toEqual(config);
});

test('refuses a folder without a client, with the reason', () => {
  expect(() => createStaticApp(root)).toThrow(`No client was built in ${root}.`);
});
