import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { Addresses } from '../hosting/content-policy.ts';
import { STATIC_HEADERS, type StaticKind, securityHeaders } from '../hosting/headers.ts';
import { requiredWorldIdOf } from './api/named-world.ts';
import { withPanel } from './panel/tag.ts';

/** The mock is served over plain HTTP. */
const LOCAL = { hsts: false };

const isAsset = (c: Context): boolean => /^\/assets(?:\/|$)/.test(c.req.path);
/** Files with compressed copies. Caches must not serve those to clients that cannot decode them. */
const isCompressed = (c: Context): boolean => /\.(?:js|css|svg)$/.test(c.req.path);
const kindOf = (c: Context): StaticKind => (c.res.ok && isAsset(c) ? 'hashed' : 'other');

/** Addresses that the client in this folder is configured to call. Without a file, only its own origin. */
function addressesIn(root: string): Addresses {
  const file = path.join(root, 'config.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Addresses;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Serves a built client: its files, and its entry page for all other navigations except below `/assets/`. The content
 * policy allows the addresses of `config.json` at server start. Throws a message if no client was built or its
 * configuration is unreadable. `sdk` replaces the identity SDK that it names. `requireWorld`: refuses pages to a browser without a world,
 * all of whose calls would be refused.
 */
export function createStaticApp(folder: string, sdk?: string, requireWorld = false): Hono {
  const root = path.resolve(folder);
  const index = path.join(root, 'index.html');
  if (!existsSync(index)) throw new Error(`No client was built in ${root}.`);
  const security = securityHeaders(addressesIn(root), LOCAL);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // The page of a refusal has a policy of its own.
    if (c.error) return;
    for (const [name, value] of Object.entries({ ...security, ...STATIC_HEADERS[kindOf(c)] })) c.header(name, value);
    if (isCompressed(c)) c.header('vary', 'Accept-Encoding');
  });
  // Inserts the panel here, so that the client build does not contain it.
  const entryPage = (c: Context) => {
    if (requireWorld) requiredWorldIdOf(c);
    return c.body(withPanel(readFileSync(index, 'utf8')), 200, { 'content-type': 'text/html; charset=utf-8' });
  };
  app.get('/', entryPage);
  app.get('/index.html', entryPage);
  if (sdk !== undefined) {
    app.get('/config.json', (c) => {
      const config = JSON.parse(readFileSync(path.join(root, 'config.json'), 'utf8')) as { identity: object };
      return c.json({ ...config, identity: { ...config.identity, sdk } });
    });
  }
  app.get('*', serveStatic({ root, precompressed: true }));
  app.get('*', async (c, next) => {
    const isNavigation = c.req.header('accept')?.includes('text/html') && !isAsset(c);
    return isNavigation ? entryPage(c) : next();
  });
  app.all('*', (c) => c.json({ detail: 'Not found.' }, 404));
  return app;
}
