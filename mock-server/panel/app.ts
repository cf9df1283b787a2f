import { Hono } from 'hono';
import { personas } from '../../fixtures/personas/index.ts';
import { languageOf } from '../language.ts';
import { isScenario } from '../world/scenarios.ts';
import { panelPage } from './page.ts';
import { type Known, startLinkIn } from './start-link.ts';

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

const RECORDED = /^recorded-[0-9a-f]{8}$/;
const KNOWN: Known = {
  isPersona: (id) => personas.some((persona) => persona.id === id),
  // The mock refuses a recorded scenario that it does not have when its world is created.
  isScenario: (name) => isScenario(name) || RECORDED.test(name),
};

/**
 * The panel, to mount at `/__mock` before the control API: its page at `/`, scenario links at `/start`, and `panel.js` for all pages. Without
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
  app.get('/start', (c) => {
    const read = startLinkIn(new URL(c.req.url).searchParams, KNOWN);
    const problem = 'problem' in read ? read.problem : null;
    const language = languageOf(c.req.header('accept-language') ?? '');
    const headers = {
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    };
    return c.html(panelPage(language, '', { problem }), problem === null ? 200 : 400, headers);
  });
  if (script) {
    app.get('/panel.js', async (c) =>
      c.body(await script(), 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
    );
  }
  return app;
}
