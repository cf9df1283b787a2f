import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from './server.node.ts';

let folder = '';
const running = new Set<RunningServer>();

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ port: 0, pace: 0, ...options });
  running.add(server);
  return server;
}

async function stop(server: RunningServer): Promise<void> {
  running.delete(server);
  await server.close();
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function tokenOf({ url }: RunningServer): Promise<string> {
  const response = await post(`${url}/__mock/token`, { persona: 'owner' });
  return ((await response.json()) as { access_token: string }).access_token;
}

const vehicles = ({ url }: RunningServer, token: string): Promise<Response> =>
  fetch(`${url}/api/v1/vehicle`, { headers: { authorization: `Bearer ${token}` } });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-server-'));
});
afterEach(async () => {
  for (const server of running) await stop(server);
  rmSync(folder, { recursive: true });
});

test('answers on a free port and names its identity service', async () => {
  const server = await start();
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const health = (await (await fetch(`${server.url}/__mock/health`)).json()) as Record<string, unknown>;
  expect(health).toMatchObject({ worlds: 1, identity: { endpoint: `${server.url}/identity/` } });
});

test('keeps idle connections open', async () => {
  const { url } = await start();
  expect((await fetch(`${url}/__mock/health`)).headers.get('keep-alive')).toBe('timeout=600');
});

test('refuses a port that is taken, with the reason', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  await expect(startServer({ port, data: folder })).rejects.toThrow(
    `Port ${port} is taken. Choose another with --port or PORT.`,
  );
  // The failed start released its folder.
  await start({ data: folder });
});

test('closes the connection for a fault rule and answers the next request', async () => {
  const server = await start();
  const token = await tokenOf(server);
  const dropped = { operation: 'listVehicles', times: 1, effect: { drop: true } };
  expect((await post(`${server.url}/__mock/faults`, dropped)).status).toBe(201);
  await expect(vehicles(server, token)).rejects.toThrow('fetch failed');
  expect((await vehicles(server, token)).status).toBe(200);
});

test('keeps sign-ins and worlds across a restart on the same folder', async () => {
  const first = await start({ data: folder });
  const token = await tokenOf(first);
  await post(`${first.url}/__mock/worlds`, { id: 'mine', scenario: 'empty' });
  await stop(first);

  const second = await start({ data: folder });
  expect((await vehicles(second, token)).status).toBe(200);
  const mine = await fetch(`${second.url}/__mock/worlds/mine`);
  expect(await mine.json()).toMatchObject({ id: 'mine', scenario: 'empty' });
});

test('releases its folder when stopped at once', async () => {
  await stop(await start({ data: folder }));
  await start({ data: folder });
});

test('seeds `default` with the scenario once', async () => {
  const first = await start({ data: folder, scenario: 'empty' });
  const dropped = { operation: 'listVehicles', effect: { drop: true } };
  await post(`${first.url}/__mock/faults`, dropped);
  await stop(first);

  const second = await start({ data: folder, scenario: 'empty' });
  const kept = await fetch(`${second.url}/__mock/worlds/default`);
  expect(await kept.json()).toMatchObject({ scenario: 'empty', rows: { faults: 1 } });
});

test('serves a built client beside the mock', async () => {
  writeFileSync(path.join(folder, 'index.html'), '<title>Waymark</title>');
  const { url } = await start({ staticDir: folder });
  const page = await fetch(`${url}/control-center`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toBe('<title>Waymark</title>');
  expect((await fetch(`${url}/__mock/health`)).status).toBe(200);
  expect((await fetch(`${url}/api/v1/nothing`, { headers: { accept: 'text/html' } })).status).toBe(404);
});

test('refuses an overlong address with the usual error body', async () => {
  const server = await start();
  const response = await fetch(`${server.url}/api/v1/vehicle?limit=${'1'.repeat(20_000)}`);
  expect(response.status).toBe(431);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ detail: 'The address and headers are larger than 16 kB.' });
});
