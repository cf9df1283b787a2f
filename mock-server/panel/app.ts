import { Hono } from 'hono';
import { panelPage } from './page.ts';
import { languageOf } from './texts/index.ts';

/** Allows only the panel's own script and its own origin. The script creates the style sheet. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The panel, to mount at `/__mock` before the control API: its page at `/`, and `panel.js` for all pages. Without
 * `script`, a static file server provides `panel.js`.
 */
export function createPanelApp(script?: () => Promise<string>): Hono {
  const app = new Hono({ strict: false });
  app.get('/', (c) => {
    // Relative, so that the page works below a sub-path.
    const folder = new URL(c.req.url).pathname.endsWith('/') ? '' : '__mock/';
    const page = panelPage(languageOf(c.req.header('accept-language') ?? ''), folder);
    return c.html(page, 200, { 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
  });
  if (script) {
    app.get('/panel.js', async (c) =>
      c.body(await script(), 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
    );
  }
  return app;
}
