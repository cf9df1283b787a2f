import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { watchViolations } from './csp.ts';
import { watched } from './journey.ts';

const openSignIn = async (page: Page) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
};

/** Attempts of injected content, given another origin, and how each refusal starts. */
const HOSTILE: [what: string, refusal: string, act: (foreign: string) => unknown][] = [
  [
    'a handler in an attribute',
    'require-trusted-types-for trusted-types-sink Element onclick|Object.assign',
    () => document.body.setAttribute('onclick', 'Object.assign(window, { executed: true })'),
  ],
  [
    'HTML from text',
    'require-trusted-types-for trusted-types-sink Element innerHTML|<img',
    () => Object.assign(document.body, { innerHTML: '<img src="icon.svg" onload="executed = true">' }),
  ],
  [
    'code from text',
    'require-trusted-types-for trusted-types-sink Window setTimeout|executed = true',
    // oxlint-disable-next-line typescript/no-implied-eval -- what the policy has to stop
    () => setTimeout('executed = true'),
  ],
  ['a script', 'script-src-elem FOREIGN/a.js', (foreign) => import(`${foreign}/a.js`)],
  ['a call', 'connect-src FOREIGN/call', (foreign) => fetch(`${foreign}/call`)],
  [
    'a picture',
    'img-src FOREIGN/seen.png',
    (foreign) => document.body.append(Object.assign(new Image(), { src: `${foreign}/seen.png` })),
  ],
  [
    'a style sheet',
    'style-src-elem FOREIGN/a.css',
    (foreign) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${foreign}/a.css` }),
      ),
  ],
  [
    'a frame',
    'frame-src FOREIGN',
    (foreign) => document.body.append(Object.assign(document.createElement('iframe'), { src: `${foreign}/frame` })),
  ],
];

/** Another origin on this machine, and its requested paths. */
async function openForeignOrigin(): Promise<{ origin: string; requested: string[]; close: () => void }> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requested, close: () => void server.close() };
}

test('the sign-in page complies with the content policy', async ({ page }) => {
  const { violations } = watchViolations(page);
  await openSignIn(page);
  expect(await violations()).toEqual([]);
});

test('blocks hostile content, sends no request, and records each attempt', async ({ page }) => {
  const { violations } = watchViolations(page);
  const { origin, requested, close } = await openForeignOrigin();
  await openSignIn(page);
  for (const [what, refusal, act] of HOSTILE) {
    // Some refusals also throw in the page.
    await page.evaluate(act, origin).catch(() => undefined);
    const expected = expect.stringContaining(refusal.replace('FOREIGN', origin));
    await expect.poll(violations, what).toContainEqual(expected);
  }
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  await page.request.get(`${origin}/from-outside-the-page`);
  expect(requested).toEqual(['/from-outside-the-page']);
  close();
});

test('the watch covers the first bytes of a page and later navigations', async ({ page }) => {
  const { violations } = watchViolations(page);
  await page.route('**/first', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'none'" },
      body: '<!doctype html><script>1</script><title>first</title>',
    }),
  );
  await page.goto('/first');
  await openSignIn(page);
  expect(await violations()).toContainEqual(expect.stringContaining('script-src-elem inline'));
});

test('fails a journey whose page violates the content policy', async ({ page }) => {
  const journey = async () => {
    await openSignIn(page);
    await page.evaluate(() => fetch('http://foreign.invalid/call').catch(() => undefined));
  };
  await expect(watched(page, journey)).rejects.toThrow(
    /^Stopped by the content policy: .*http:\/\/foreign\.invalid\/call/,
  );
});
