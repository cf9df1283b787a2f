import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDevServer } from './dev-server.ts';

/** A minimal repository whose files tests may change. */
const root = mkdtempSync(path.join(tmpdir(), 'waymark-dev-'));
const generate = vi.fn(async () => undefined);
/** The files that the tests change. */
const CHANGED = ['openapi.yaml', 'client/main.ts', 'fixtures/text.ts', 'mock-server/panel/style.ts'];
/** Milliseconds. Watchers are slow on a busy machine. */
const WAIT = 20_000;
let server: ViteDevServer;
let url = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
/** Saves a file until its effect shows: the watcher merges changes within a few milliseconds. */
const saveUntil = (file: string, text: string, seen: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      write(file, text);
      await seen();
    },
    { timeout: WAIT, interval: 250 },
  );
const ask = async (address: string) => (await fetch(url + address)).text();

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  write('package.json', '{ "type": "module" }\n');
  write('openapi.yaml', 'openapi: 3.1.0\n');
  write(
    'vite.config.ts',
    `export default { root: '${root}/client', cacheDir: '${root}/cache', logLevel: 'silent' };\n`,
  );
  write('client/index.html', '<html><body><script type="module" src="/main.ts"></script></body></html>');
  write('client/main.ts', "import.meta.hot?.accept();\nconsole.log('first');\n");
  write('client/api/source.ts', 'export {};\n');
  write('fixtures/text.ts', "export const text = 'first';\n");
  write('mock-server/panel/style.ts', "export const style = '';\n");
  write(
    'scripts/dev-mock.ts',
    `import { text } from '../fixtures/text.ts';
     export const openDevMock = async () => ({ app: { fetch: () => new Response(text) }, close: async () => undefined });\n`,
  );
  const port = await freePort();
  server = await startDevServer({ root, port, generate });
  url = `http://127.0.0.1:${port}`;
  // The watcher misses changes before it starts.
  const watched = () =>
    Object.entries(server.watcher.getWatched()).flatMap(([folder, names]) =>
      names.map((name) => path.relative(root, path.join(folder, name))),
    );
  await vi.waitFor(() => expect(watched()).toEqual(expect.arrayContaining(CHANGED)), WAIT);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('rejects requests with a foreign host name', async () => {
  const status = await new Promise((resolve, reject) => {
    const refused = request(`${url}/api/outage`, { headers: { host: 'elsewhere.example' } });
    refused.on('error', reject).on('response', (response) => resolve(response.resume().statusCode));
    refused.end();
  });
  expect(status).toBe(403);
});

test('routes calls to the mock, serves sources of the portal, and adds the panel to the page', async () => {
  expect(await ask('/api/outage')).toBe('first');
  expect(await ask('/api/source.ts')).toContain('export {}');
  expect(await ask('/')).toContain('src="/__mock/panel.js"');
});

test('the next request uses a changed file of the mock', async () => {
  const seen = async () => expect(await ask('/api/outage')).toBe('second');
  await saveUntil('fixtures/text.ts', "export const text = 'second';\n", seen);
});

test('reports why the mock cannot be loaded, and retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reportsFailure = async () => expect(await ask('/api/outage')).toContain('no fixture');
  await saveUntil('fixtures/text.ts', "throw new Error('no fixture');\n", reportsFailure);
  const mended = async () => expect(await ask('/api/outage')).toBe('third');
  await saveUntil('fixtures/text.ts', "export const text = 'third';\n", mended);
});

test('generates again after a change of the contract', async () => {
  expect(generate).not.toHaveBeenCalled();
  await saveUntil('openapi.yaml', 'openapi: 3.1.1\n', () => expect(generate).toHaveBeenCalled());
});

test('a changed portal file is hot-replaced, a changed panel file reloads the page', async () => {
  const heard: { type: string }[] = [];
  const page = new WebSocket(`${url.replace('http', 'ws')}/?token=${server.config.webSocketToken}`, 'vite-hmr');
  page.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as { type: string }));
  await vi.waitFor(() => expect(heard).toContainEqual({ type: 'connected' }), WAIT);
  await ask('/main.ts');
  const hears = (type: string) => () => expect(heard).toContainEqual(expect.objectContaining({ type }));
  await saveUntil('client/main.ts', "import.meta.hot?.accept();\nconsole.log('second');\n", hears('update'));
  await saveUntil('mock-server/panel/style.ts', 'export {};\n', hears('full-reload'));
  page.close();
});

test('names a port that is in use', async () => {
  const port = Number(new URL(url).port);
  await expect(startDevServer({ root, port, generate })).rejects.toThrow(
    `Port ${port} is taken. Choose another with PORT.`,
  );
});
