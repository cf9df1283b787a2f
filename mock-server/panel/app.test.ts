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

test('serves the page of a scenario link, which changes nothing before its script runs', async () => {
  const answer = await mounted().request('/__mock/start?persona=owner&scenario=fleet&next=/control-center');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await answer.text()).toContain('<waymark-mock start>A new world opens.');
});

test.each([
  ['persona=nobody', 'it names a person that does not exist'],
  ['scenario=apocalypse', 'it names a scenario that does not exist'],
  ['fault=fire', 'it names a fault that does not exist'],
  ['at=noon', 'its time must be an ISO date or time'],
  ['next=//evil.example', 'A page is a path of the portal'],
  ['token=abc', 'it has parts that links do not have'],
  ['persona=%3Cscript%3E', 'it names a person that does not exist'],
  ['%00=%FF', 'it has parts that links do not have'],
])('explains a link with %s on a page, with 400', async (query, sentence) => {
  const answer = await mounted().request(`/__mock/start?${query}`);
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain(sentence);
  expect(page).not.toContain('<script>');
});
