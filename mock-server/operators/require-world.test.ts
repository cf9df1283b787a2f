import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.node.ts';

let server: RunningServer;
let portal = '';
beforeAll(async () => {
  portal = mkdtempSync(path.join(tmpdir(), 'waymark-portal-'));
  writeFileSync(path.join(portal, 'index.html'), '<title>The portal</title>');
  server = await startServer({ port: 0, pace: 0, requireWorld: true, staticDir: portal });
});
afterAll(async () => {
  await server.close();
  rmSync(portal, { recursive: true });
});

const ask = (method: string, place: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${place}`, { method, headers });

const REQUIRED = {
  detail: 'This mock is shared: name a world in the header X-Mock-World or the cookie mock_world.',
  code: 'WORLD_REQUIRED',
};

test.each([
  ['GET', '/api/v1/vehicle'],
  ['GET', '/api/v1/nothing'],
  ['PUT', '/api/v1/vehicle'],
  ['GET', '/api/outage'],
  ['POST', '/identity/'],
  ['GET', '/identity/us-east-1_Waymark01/.well-known/jwks.json'],
  ['GET', '/media/stills/driver/1.webp'],
  ['GET', '/media/images/1'],
  ['GET', '/__mock/clock'],
  ['POST', '/__mock/reset'],
  ['GET', '/__mock/outbox'],
])('%s %s names no world and is refused', async (method, place) => {
  const response = await ask(method, place);
  expect([response.status, await response.json()]).toMatchObject([400, REQUIRED]);
});

test.each(['/api/v1/vehicle', '/identity/', '/media/stills/driver/1.webp'])(
  'a page of another origin may read the refusal of %s',
  async (place) => {
    const response = await ask(place === '/identity/' ? 'POST' : 'GET', place, { origin: 'https://app.example' });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  },
);

test('identity names the refusal as its SDKs read it', async () => {
  expect(await (await ask('POST', '/identity/')).json()).toEqual({
    ...REQUIRED,
    __type: REQUIRED.code,
    message: REQUIRED.detail,
  });
});

test('a preflight, which carries no world, is answered', async () => {
  const headers = { origin: 'https://app.example', 'access-control-request-method': 'GET' };
  for (const place of ['/api/v1/vehicle', '/media/stills/driver/1.webp']) {
    expect((await ask('OPTIONS', place, headers)).status).toBe(204);
  }
});

test.each([
  ['x-mock-world', 'default'],
  ['cookie', 'a=b; mock_world=default'],
])('%s: %s names a world', async (name, value) => {
  const headers = { [name]: value };
  expect((await ask('GET', '/api/outage', headers)).status).toBe(200);
  expect((await ask('GET', '/__mock/clock', headers)).status).toBe(200);
  expect((await ask('GET', '/media/images/1', headers)).status).toBe(404);
});

test('calls that need no world, or name it in their path, are answered', async () => {
  for (const place of [
    '/__mock/health',
    '/__mock/personas',
    '/__mock/worlds',
    '/__mock/worlds/default',
    '/__mock/docs',
  ]) {
    expect([place, (await ask('GET', place)).status]).toEqual([place, 200]);
  }
  expect((await ask('GET', '/map/outskirts.json')).status).toBe(200);
});

test('a browser without a world gets a page that leads to the panel, instead of a portal whose calls are all refused', async () => {
  const page = { accept: 'text/html' };
  for (const place of ['/', '/control-center', '/media/images/1']) {
    const response = await ask('GET', place, page);
    expect([place, response.status]).toEqual([place, 400]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await response.text()).toMatch(/<h1>No world chosen<[^]*href="\/__mock\/">Open the panel</);
  }
  expect((await ask('GET', '/__mock/', page)).status).toBe(200);
  expect(await (await ask('GET', '/', { ...page, cookie: 'mock_world=default' })).text()).toContain('The portal');
});
