import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createPanelApp } from './app.ts';

const mounted = (script?: () => Promise<string>) =>
  new Hono({ strict: false }).route('/__mock', createPanelApp(script)).get('/__mock/clock', (c) => c.text('control'));

test("serves the panel page in the visitor's language, with its script", async () => {
  const app = mounted();
  const page = async (path: string, language = 'en') =>
    (await app.request(path, { headers: { 'accept-language': language } })).text();
  expect(await page('/__mock')).toContain('<script type="module" src="__mock/panel.js">');
  expect(await page('/__mock/')).toContain('<script type="module" src="panel.js">');
  expect(await page('/__mock/', 'fr-CA,fr;q=0.9')).toContain('<html lang="fr">');
});

test('allows only its own script on the page', async () => {
  const policy = (await mounted().request('/__mock')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('serves its script if it has one and passes other paths on', async () => {
  const answer = await mounted(() => Promise.resolve('panel()')).request('/__mock/panel.js');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toBe('panel()');
  expect((await mounted().request('/__mock/panel.js')).status).toBe(404);
  expect(await (await mounted().request('/__mock/clock')).text()).toBe('control');
});
