/** `npm run dev`: the portal's development server with the mock in it, on one port; every change is seen at once. */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { OpenMock } from '../mock-server/open.node.ts';
import { withPanel } from '../mock-server/panel/tag.ts';
import type { openDevMock } from './dev-mock.ts';

const PORT = Number(process.env['PORT'] ?? 4010);
const ROOT = path.resolve(import.meta.dirname, '..');
const CLIENT = path.join(ROOT, 'client');
const CONTRACT = path.join(ROOT, 'openapi.yaml');
/** Folders that the mock is made of; what changes in them is loaded at the next request. */
const MOCK = ['mock-server', 'fixtures', 'generated', 'scripts/dev-mock.ts'].map((name) => path.join(ROOT, name));
const PANEL = path.join(ROOT, 'mock-server/panel');
const DATA = path.join(ROOT, 'node_modules/.cache/dev-worlds');
const MOCK_ADDRESS = /^\/(?:(?:api|identity|map|media)\/|__mock(?:\/|$|\?))/;

/** The portal has folders named like addresses of the mock: `/api/transport.ts` is a source, `/api/outage` a call. */
function isSource(address: string): boolean {
  const file = path.join(CLIENT, address.split('?')[0] ?? '');
  return existsSync(file) && statSync(file).isFile();
}

const isBelow = (folder: string, file: string): boolean => file === folder || file.startsWith(folder + path.sep);

/** The mock, loaded through Vite and anew after `forget`; the worlds it keeps outlive it. */
function reloadingMock(server: ViteDevServer): { current: () => Promise<OpenMock>; forget: () => void } {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  let open: Promise<OpenMock> | undefined;
  let closing: Promise<void> = Promise.resolve();

  async function load(): Promise<OpenMock> {
    await closing;
    runner.clearCache();
    const module = (await runner.import(path.join(ROOT, 'scripts/dev-mock.ts'))) as { openDevMock: typeof openDevMock };
    return module.openDevMock(DATA);
  }

  return {
    current: () => (open ??= load()),
    forget() {
      const old = open;
      open = undefined;
      // One that never opened has nothing to close; why it did not was said when it was asked.
      if (old)
        closing = old.then(
          (mock) => mock.close(),
          () => undefined,
        );
    },
  };
}

/** Runs the generator after the contract has changed, and once more if it changes meanwhile. */
function generator(): () => void {
  let state: 'idle' | 'running' | 'again' = 'idle';
  return function generate() {
    if (state !== 'idle') {
      state = 'again';
      return;
    }
    state = 'running';
    console.log('openapi.yaml has changed: generating …');
    spawn(process.execPath, ['scripts/generate/index.ts'], { cwd: ROOT, stdio: 'inherit' }).once('exit', () => {
      const again = state === 'again';
      state = 'idle';
      if (again) generate();
    });
  };
}

/** Answers for the mock before Vite does, and puts its panel into the page. */
function mockPlugin(): Plugin {
  return {
    name: 'waymark:mock',
    config(config) {
      // The file's proxy is for a mock in another process.
      if (config.server) delete config.server.proxy;
    },
    transformIndexHtml: { order: 'post', handler: (html) => withPanel(html) },
    configureServer(server) {
      const mock = reloadingMock(server);
      const generate = generator();
      server.watcher.add([...MOCK, CONTRACT]);
      server.watcher.on('all', (_, file) => {
        if (file === CONTRACT) generate();
        if (isBelow(PANEL, file)) server.ws.send({ type: 'full-reload' });
        if (MOCK.some((folder) => isBelow(folder, file)) && !file.endsWith('.test.ts')) mock.forget();
      });
      const listener = getRequestListener(async (request, env) => {
        try {
          return await (await mock.current()).app.fetch(request, env);
        } catch (error) {
          mock.forget();
          const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
          console.error(stack);
          return Response.json({ detail: stripVTControlCharacters(message) }, { status: 500 });
        }
      });
      server.middlewares.use((incoming, outgoing, next) => {
        const address = incoming.url ?? '/';
        if (MOCK_ADDRESS.test(address) && !isSource(address)) void listener(incoming, outgoing);
        else next();
      });
    },
  };
}

try {
  const server = await createServer({
    configFile: path.join(ROOT, 'vite.config.ts'),
    server: { port: PORT, strictPort: true, host: '127.0.0.1' },
    plugins: [mockPlugin()],
  });
  await server.listen();
  console.log(`\n  Waymark is at http://127.0.0.1:${PORT}, its mock's panel also at http://127.0.0.1:${PORT}/__mock\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(/already in use/.test(message) ? `Port ${PORT} is taken. Choose another with PORT.` : message);
  process.exit(1);
}
