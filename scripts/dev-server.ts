import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { OpenMock } from '../mock-server/open.node.ts';
import { withPanel } from '../mock-server/panel/tag.ts';
import type { openDevMock } from './dev-mock.ts';
import { followChanges, oneAtATime } from './dev-reactions.ts';

export type DevOptions = {
  /** Root of the repository. */
  root: string;
  port: number;
  /** Generates `generated/`; called when the contract changes. */
  generate: () => Promise<void>;
};

const MOCK_ADDRESS = /^\/(?:(?:api|identity|map|media)\/|__mock(?:\/|$|\?))/;

/** The mock, loaded through Vite and reloaded after `forget`. Stored worlds survive. */
function reloadingMock(
  server: ViteDevServer,
  root: string,
): { current: () => Promise<OpenMock>; forget: () => void; close: () => Promise<void> } {
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const worlds = path.join(root, 'node_modules/.cache/dev-worlds');
  let open: Promise<OpenMock> | undefined;
  let closing: Promise<void> = Promise.resolve();

  async function load(): Promise<OpenMock> {
    await closing;
    runner.clearCache();
    const module = (await runner.import(path.join(root, 'scripts/dev-mock.ts'))) as { openDevMock: typeof openDevMock };
    return module.openDevMock(worlds);
  }

  function forget(): void {
    const old = open;
    open = undefined;
    // A mock that failed to load has nothing to close. Its error was reported to the request.
    if (old)
      closing = old.then(
        (mock) => mock.close(),
        () => undefined,
      );
  }

  return {
    current: () => (open ??= load()),
    forget,
    close: async () => {
      forget();
      await closing;
    },
  };
}

/** Answers addresses of the mock before Vite, and injects its panel into the page. */
function mockPlugin({ root, generate }: DevOptions): Plugin {
  const contract = path.join(root, 'openapi.yaml');
  /** Sources of the mock. Changes are loaded at the next request. */
  const mock = ['mock-server', 'fixtures', 'generated', 'scripts/dev-mock.ts'].map((name) => path.join(root, name));
  let running: ReturnType<typeof reloadingMock> | undefined;

  /** Folders of the portal share names with addresses of the mock: `/api/transport.ts` is a source, `/api/outage` is a call. */
  function isSource(address: string): boolean {
    const file = path.join(root, 'client', address.split('?')[0] ?? '');
    return existsSync(file) && statSync(file).isFile();
  }

  return {
    name: 'waymark:mock',
    config(config) {
      // The proxy of the Vite configuration is for a mock in another process.
      if (config.server) delete config.server.proxy;
    },
    transformIndexHtml: { order: 'post', handler: (html) => withPanel(html) },
    configureServer(server) {
      const reloading = reloadingMock(server, root);
      running = reloading;
      server.watcher.add([...mock, contract]);
      const follow = followChanges(
        { contract, mock, panel: path.join(root, 'mock-server/panel') },
        {
          generate: oneAtATime(generate),
          forgetMock: reloading.forget,
          reloadPage: () => server.ws.send({ type: 'full-reload' }),
        },
      );
      server.watcher.on('all', (_, file) => follow(file));
      const listener = getRequestListener(async (request, env) => {
        try {
          return await (await reloading.current()).app.fetch(request, env);
        } catch (error) {
          reloading.forget();
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
    closeBundle: () => running?.close(),
  };
}

/** The portal's development server with the mock inside. Throws a readable message if the port is in use. */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  const { root, port } = options;
  try {
    const server = await createServer({
      configFile: path.join(root, 'vite.config.ts'),
      server: { port, strictPort: true, host: '127.0.0.1' },
      plugins: [mockPlugin(options)],
    });
    return await server.listen();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(/already in use/.test(message) ? `Port ${port} is taken. Choose another with PORT.` : message, {
      cause: error,
    });
  }
}
