import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hashOfSeeds } from '../../mock-server/control/world-file.ts';
import { type ServedDemo, serveDemo } from '../../mock-server/demo/serve.node.ts';
import { createSeeds } from '../../mock-server/seeds/seeds.ts';

/** Output of `node scripts/demo.ts`. */
const DEMO = 'build/demo';
const BASE = '/some/sub/path/';
const FROZEN = '2027-03-04T15:00:00.000Z';
const VEHICLE = 'api/v1/vehicle/1001';

test.use({ serviceWorkers: 'allow' });

let demo: ServedDemo;

test.beforeAll(async () => {
  if (!existsSync(`${DEMO}/sw.js`)) throw new Error('There is no demo to try: node scripts/demo.ts builds it.');
  demo = await serveDemo(DEMO, { base: BASE });
});
test.afterAll(() => demo.close());

/** Collects violations of the content policy on all pages opened from now on. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      reportViolation(`${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  });
  return violations;
}

type Sent = { method?: string; body?: unknown; token?: string };

/** A request from inside the page to a path below the demo. */
function ask(page: Page, path: string, { method = 'GET', body, token }: Sent = {}) {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return page.evaluate(
    async ([address, options]) => {
      const response = await fetch(new URL(address, document.baseURI), options);
      const text = await response.text();
      return { status: response.status, json: (text ? JSON.parse(text) : null) as unknown };
    },
    [path, init] as const,
  );
}

/** The host answers 404 until the worker controls the page. */
async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await ask(page, '__mock/health')).status).toBe(200);
}

async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** Like a reload with Ctrl and Shift, which bypasses the worker and the cache. */
async function reloadByForce(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await devtools.detach();
}

test('the demo keeps its world below a sub-path when its worker stops', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto(demo.url);
  await arrive(page);

  expect((await ask(page, 'api/outage')).status).toBe(200);
  await ask(page, '__mock/clock', { method: 'POST', body: { now: FROZEN, frozen: true } });
  const { json: tokens } = await ask(page, '__mock/token', { method: 'POST', body: { persona: 'owner' } });
  const token = (tokens as { access_token: string }).access_token;
  const renamed = { method: 'PATCH', body: { vehicle_name: 'Kept van' }, token };
  expect((await ask(page, VEHICLE, renamed)).status).toBe(200);
  expect((await ask(page, '__mock/journal')).json).toContainEqual(
    expect.objectContaining({ operation: 'updateVehicle' }),
  );

  await stopWorkers(page);
  await page.reload();
  await arrive(page);

  // The worker lost its memory, including the journal.
  expect((await ask(page, '__mock/journal')).json).not.toContainEqual(
    expect.objectContaining({ operation: 'updateVehicle' }),
  );
  expect((await ask(page, '__mock/clock')).json).toMatchObject({ now: FROZEN, frozen: true });
  // The token is from before: the worker kept its signing keys.
  expect((await ask(page, VEHICLE, { token })).json).toMatchObject({ vehicle_name: 'Kept van' });
  expect(violations).toEqual([]);
});

test('the demo serves every address below its path, also after a forced reload', async ({ page }) => {
  const violations = await violationsOf(page);
  // A first visit without a worker redirects to the root of the demo to install one, and then to the page.
  await page.goto(`${demo.url}terms?from=letter#top`);
  // The worker loads first, and brings its world.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${demo.url}terms?from=letter#top`);
  await expect(page).toHaveTitle(/^Terms/);
  expect(await page.evaluate(() => document.baseURI)).toBe(demo.url);

  await page.goto(`${demo.url}privacy-policy?from=mail`);
  await arrive(page);
  expect(page.url()).toBe(`${demo.url}privacy-policy?from=mail`);
  expect(await page.evaluate(() => document.baseURI)).toBe(demo.url);

  await reloadByForce(page);
  await arrive(page);
  expect(page.url()).toBe(`${demo.url}privacy-policy?from=mail`);

  await page.goto(`${demo.url}index.html`);
  await arrive(page);
  expect(violations).toEqual([]);
});

test('the panel advances the clock of the world, and signs a persona in', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto(demo.url);
  await arrive(page);
  const opener = page.getByRole('button', { name: 'Open the mock panel' });
  // The start redirects to the sign-in page, which takes the focus.
  await expect(page.locator('main')).toBeFocused();

  await opener.press('Enter');
  await page.getByRole('tab', { name: 'Time' }).click();
  await page.getByLabel('Go to').fill('2027-03-04T10:00');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Stopped');
  const { json } = await ask(page, '__mock/clock');
  expect(json).toMatchObject({ frozen: true });
  expect((json as { now: string }).now).toMatch(/^2027-03-0[345]T/);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Mock' })).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByLabel('Find a person').fill('Canadian');
  await page.getByRole('button', { name: /^owner-canadian@/ }).click();
  // The portal signs out, and the panel signs in through its form.
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL(demo.url);
  expect(violations).toEqual([]);
});

test('a scenario link opens a world of the demo at the first visit', async ({ page }) => {
  const violations = await violationsOf(page);
  // Without a worker yet: it is installed first.
  await page.goto(`${demo.url}__mock/start?persona=guest-partial&at=2027-03-04&next=/control-center`);
  await expect(page.getByRole('button', { name: /^Profile of / })).toBeVisible();
  expect(page.url()).toBe(`${demo.url}control-center`);
  const { json: clock } = await ask(page, '__mock/clock');
  expect(clock).toMatchObject({ now: expect.stringMatching(/^2027-03-04/) });
  const { json: worlds } = await ask(page, '__mock/worlds');
  const [, made] = worlds as { id: string }[];
  expect(worlds).toMatchObject([{ id: 'default' }, { id: expect.stringMatching(/^w[a-z\d]+$/) }]);

  // A saved world opens beside them.
  const { json: file } = await ask(page, `__mock/worlds/${made?.id}/file`);
  const { json: opened } = await ask(page, '__mock/worlds/open', { method: 'POST', body: { id: 'copy', file } });
  // A mock in Node has the same seeds, and therefore opens the file too.
  const { seeds, epoch } = file as { seeds: string; epoch: number };
  expect(seeds).toBe(await hashOfSeeds(createSeeds('default', epoch)));
  expect(opened).toMatchObject({ id: 'copy', now: expect.stringMatching(/^2027-03-04/) });
  expect(violations).toEqual([]);
});

test('[core 2.11] live video plays without a backend', async ({ page, context }) => {
  const violations = await violationsOf(page);
  await page.goto(demo.url);
  await arrive(page);
  const { json } = await ask(page, '__mock/token', { method: 'POST', body: { persona: 'owner' } });
  const { id_token, access_token } = json as { id_token: string; access_token: string };
  const stored = { LastAuthUser: 'owner', 'owner.idToken': id_token, 'owner.accessToken': access_token };
  await context.addCookies(
    Object.entries(stored).map(([part, value]) => ({
      name: `CognitoIdentityServiceProvider.waymark-portal.${part}`,
      value,
      url: demo.url,
    })),
  );
  await page.goto(`${demo.url}control-center?vehicle=1002`);
  const video = page.getByLabel('Front camera of Van 07');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect(page.getByText(/^Live \d/)).toBeVisible();
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before + 1);
  expect(violations).toEqual([]);
});

test('the demo loads the names of the large fleet only with its scenario', async ({ page }) => {
  await page.goto(demo.url);
  await arrive(page);
  const isLoaded = () =>
    page.evaluate(async () => (await caches.match(new URL('mock/fleet.json', document.baseURI))) !== undefined);
  expect(await isLoaded()).toBe(false);
  expect((await ask(page, '__mock/scenario', { method: 'POST', body: { name: 'fleet' } })).status).toBe(200);
  expect(await isLoaded()).toBe(true);
  const { json: tokens } = await ask(page, '__mock/token', { method: 'POST', body: { persona: 'owner-fleet' } });
  const { access_token: token } = tokens as { access_token: string };
  expect((await ask(page, 'api/v1/vehicle?limit=1', { token })).json).toMatchObject({
    count: 10_000,
    results: [{ vehicle_name: 'Van 00001 Aaliyah Bosco', license_plate: 'LAO 4432' }],
  });
});

test('a page has no panel if its visitor disabled it', async ({ page, context }) => {
  await context.addCookies([{ name: 'mock_panel', value: 'off', url: demo.url }]);
  await page.goto(demo.url);
  await arrive(page);
  await expect(page.locator('waymark-mock')).toHaveCount(0);
  await page.goto(`${demo.url}__mock/`);
  await expect(page.getByRole('button', { name: 'Show the button on pages' })).toBeVisible();
});
