import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { pageScript } from '../page-script.node.ts';
import { PAGE_POLICY, page, STYLE } from './page.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../openapi.yaml');
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const script = pageScript('reference', import.meta.dirname);
const viewer = (file: string) => readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`));

type Answer = (c: Context) => Promise<Response> | Response;
const served =
  (type: string, read: () => Promise<string | Buffer> | string): Answer =>
  async (c) => {
    const body = await read();
    return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, { 'content-type': type });
  };

/** The contract, to mount at `/__mock`: as YAML, as JSON, and as a page that can send calls. Read on each request. */
export function createReferenceApp(): Hono {
  const app = new Hono({ strict: false });
  app.use('/contract/*', async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
  });
  app.get('/contract', (c) => c.html(page, 200, { 'content-security-policy': PAGE_POLICY }));
  const files: Record<string, Answer> = {
    '/contract.yaml': served('application/yaml; charset=utf-8', () => readFile(CONTRACT)),
    '/contract.json': async (c) => {
      const { parse } = await import('yaml');
      return c.json(parse(await readFile(CONTRACT, 'utf8')) as object);
    },
    '/contract/page.js': served(SCRIPT, script),
    '/contract/page.css': served(CSS, () => STYLE),
    '/contract/swagger-ui-bundle.js': served(SCRIPT, () => viewer('swagger-ui-bundle.js')),
    '/contract/swagger-ui.css': served(CSS, () => viewer('swagger-ui.css')),
  };
  for (const [file, answer] of Object.entries(files)) app.get(file, answer);
  return app;
}
