import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { StaticHeaders, StaticKind } from './static-headers.ts';

function kindOf(c: Context): StaticKind {
  if (c.res.headers.get('content-type')?.startsWith('text/html')) return 'page';
  return c.res.ok && c.req.path.startsWith('/assets/') ? 'hashed' : 'other';
}

/**
 * The built client in a folder: its files, and its entry page for every other address that a browser navigates to.
 * Throws when no client was built there.
 */
export function createStaticApp(folder: string, headers: StaticHeaders): Hono {
  const root = path.resolve(folder);
  if (!existsSync(path.join(root, 'index.html'))) throw new Error(`No client was built in ${root}.`);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers[kindOf(c)])) c.header(name, value);
  });
  app.get('*', serveStatic({ root, precompressed: true }));
  const entryPage = serveStatic({ root, path: 'index.html', precompressed: true });
  app.get('*', async (c, next) => (c.req.header('accept')?.includes('text/html') ? entryPage(c, next) : next()));
  app.all('*', (c) => c.json({ detail: 'Not found.' }, 404));
  return app;
}
