import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export type ServedDemo = {
  /** URL of the demo, with a trailing slash. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves a folder like a plain static host: files below `base`, and `404.html` for all other paths. `port` 0: any free
 * port. Rejects with a message if the port is taken.
 */
export async function serveDemo(folder: string, { port = 0, base = '/' } = {}): Promise<ServedDemo> {
  const app = new Hono();
  const rewriteRequestPath = (requested: string) => requested.slice(base.length - 1);
  // Registered first, because the pattern below also matches this address and would resolve files one folder too high.
  if (base !== '/') app.get(base.slice(0, -1), (c) => c.redirect(base));
  app.get(`${base}*`, serveStatic({ root: folder, rewriteRequestPath }));
  app.get(`${base}*`, (c) => c.html(readFileSync(path.join(folder, '404.html'), 'utf8'), 404));
  app.all('*', (c) => c.text('Not found', 404));

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Choose another with --port.`, { cause: error }) : error);
    });
    // Service workers require https or localhost.
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** `--base some/sub/path` → `/some/sub/path/`. */
export function basePath(text: string): string {
  const parts = text.split('/').filter((part) => part !== '');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}
