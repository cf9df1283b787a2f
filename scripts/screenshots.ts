/**
 * `npm run screenshots [-- name …]`: pictures of the built portal over the mock, wide and narrow, light and dark. Writes those of
 * the README to `docs/screens`, all others to `test-results/screens`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from '@playwright/test';
import { startServer } from '../mock-server/server.node.ts';
import { buildClient } from './build-client.ts';
import { findBrowser } from './find-browser.ts';

const SHOWN_FOLDER = 'docs/screens';
const FOLDER = 'test-results/screens';
const PASSWORD = 'Waymark-2026!';
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;
/** A Wednesday morning in Chicago, when some vehicles drive. The clock is fixed, so that pictures change only when pages do. */
const NOW = '2026-11-18T15:20:00.000Z';
const SHOWN = readFileSync('README.md', 'utf8');

type Shot = {
  name: string;
  show: (page: Page) => Promise<void>;
  /** Scenario of the world. `default` if absent. */
  scenario?: string;
  /** The clock runs. A fixed one has no time zones, so that days would begin in UTC. */
  isTimed?: boolean;
};

/** Tiles are drawn some frames after they arrive. No state outside the canvas shows when. */
const DRAWING = 2_000;
/** Time for a dialog and its content to appear. */
const OPENING = 600;

const signIn = async (page: Page) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('region', { name: 'Fleet now' }).waitFor();
};

/** Opens a page signed in, and waits for its `landmark`. */
const at =
  (path: string, landmark: (page: Page) => Locator): Shot['show'] =>
  async (page) => {
    await signIn(page);
    await page.goto(path);
    await landmark(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(DRAWING);
  };
/** Opens a page and presses buttons in order. */
const opened =
  (path: string, ...buttons: readonly ((page: Page) => Locator)[]): Shot['show'] =>
  async (page) => {
    await at(path, (page) => buttons[0]?.(page) ?? heading(page))(page);
    for (const button of buttons) await button(page).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(OPENING);
  };
/** Opens a page as a visitor. */
const visiting =
  (path: string): Shot['show'] =>
  async (page) => {
    await page.goto(path);
    await heading(page).waitFor();
    await page.waitForLoadState('networkidle');
  };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A trip with its map and player. */
const trips: Shot['show'] = async (page) => {
  const list = page.getByRole('list', { name: 'Trips' });
  await at('/control-center/trips?vehicle_id=1001', () => list)(page);
  await list.getByRole('button').first().click();
  await page.getByRole('slider').waitFor();
  await page.waitForTimeout(DRAWING);
};
/** The cart with the plans of vehicles that are not tracked. */
const checkout: Shot['show'] = async (page) => {
  await at('/subscriptions', heading)(page);
  await page
    .getByRole('button', { name: /^Add .* cart$/ })
    .first()
    .click();
  await page.goto('/subscriptions/checkout');
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
  await page.waitForTimeout(OPENING);
};
const receipt: Shot['show'] = async (page) => {
  const first = page.getByRole('region', { name: 'Receipts' }).getByRole('link').first();
  await at('/billing', () => first)(page);
  await first.click();
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
};

const SHOTS: readonly Shot[] = [
  {
    name: 'sign-in',
    show: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').waitFor();
    },
  },
  { name: 'dashboard', show: at('/', (page) => page.getByRole('figure')) },
  {
    name: 'control-center',
    show: at('/control-center', (page) => page.locator('[data-vehicle]').first()),
  },
  {
    name: 'vehicle',
    show: at('/control-center#vehicle-1003', (page) => page.getByRole('complementary', { name: 'Van 14' })),
  },
  { name: 'live-view', show: at('/control-center?vehicle=1002', (page) => page.getByText(/^Live \d/)) },
  { name: 'vehicle-page', show: at('/control-center/vehicle/1002', heading) },
  {
    name: 'trouble-code',
    show: opened('/control-center/vehicle/1002', (page) => page.getByRole('button', { name: /^P0301/ })),
  },
  { name: 'vehicle-info', show: at('/control-center/vehicle/info/1001', heading) },
  { name: 'vehicle-settings', show: at('/control-center/vehicle/settings/1001', heading) },
  { name: 'dash-cam', show: at('/control-center/vehicle/dashcam/1002', heading) },
  { name: 'tracker-schedule', show: at('/control-center/vehicle/tracker-schedule/1015', heading) },
  { name: 'geofences', show: at('/control-center/geofences', heading) },
  { name: 'geofence', show: at('/control-center/geofences/edit/81', heading) },
  { name: 'alerts', show: at('/control-center/alerts', heading) },
  { name: 'alert-rules', show: at('/control-center/alerts?view=rules&vehicle_id=1001', heading) },
  { name: 'alert-rule', show: at('/control-center/alerts?view=rules&vehicle_id=1001&rule=speed_limit', heading) },
  { name: 'activity', show: at('/control-center/logs', heading) },
  { name: 'trips', show: trips, isTimed: true },
  { name: 'reports', show: at('/reports', (page) => page.getByRole('figure').first()), isTimed: true },
  { name: 'subscriptions', show: at('/subscriptions', heading) },
  { name: 'change-plan', show: at('/subscriptions/update/1001', heading) },
  { name: 'manage-subscription', show: at('/subscriptions/manage/1001', heading) },
  { name: 'streaming', show: at('/subscriptions/update/streaming/1001', heading) },
  { name: 'pause', show: at('/suspend/1001', heading) },
  { name: 'products', show: at('/products', heading) },
  { name: 'checkout', show: checkout },
  { name: 'device-upgrade-offer', show: at('/device-upgrade-offer', heading) },
  { name: 'billing', show: at('/billing', heading) },
  { name: 'receipt', show: receipt },
  { name: 'add-vehicle', show: at('/subscriptions/add', heading) },
  { name: 'transfer', show: at('/subscriptions/transfer/1001', heading) },
  {
    name: 'bulk-commands',
    show: opened('/control-center', (page) => page.getByRole('button', { name: 'Bulk commands' })),
  },
  {
    name: 'groups',
    show: opened(
      '/control-center',
      (page) => page.getByRole('button', { name: /^Sort and filter/ }),
      (page) => page.getByRole('button', { name: 'Edit groups' }),
    ),
  },
  { name: 'my-account', show: at('/profile', heading) },
  { name: 'login-info', show: at('/profile/login-info', heading) },
  { name: 'register', show: visiting('/register') },
  { name: 'forgot-password', show: visiting('/forgot-password') },
  { name: 'accept-invitation', show: visiting('/change-email-accept?token=email-accept-lucia') },
  { name: 'installer', show: visiting('/installer') },
  { name: 'privacy-policy', show: visiting('/privacy-policy') },
  { name: 'support', show: visiting('/support') },
  { name: 'service-interruption', show: visiting('/service-interruption'), scenario: 'outage-all' },
];

const chosen = new Set(process.argv.slice(2));
const wanted = SHOTS.filter(({ name }) => chosen.size === 0 || chosen.has(name));

for (const folder of [SHOWN_FOLDER, FOLDER]) mkdirSync(folder, { recursive: true });
await buildClient();
const server = await startServer({ port: 0, staticDir: 'dist', pace: 0 });
const { path, args } = await findBrowser();
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: path, args: [...args, ...asRoot] });

/** Each picture has its own world, so that pictures do not affect each other. */
async function openWorld(scenario: string): Promise<string> {
  const answer = await fetch(`${server.url}/__mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario, now: NOW }),
  });
  const { id } = (await answer.json()) as { id: string };
  await fetch(`${server.url}/__mock/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-world': id },
    body: JSON.stringify({ frozen: true }),
  });
  return id;
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of THEMES) {
    for (const { name, show, scenario = 'default', isTimed = false } of wanted) {
      const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, reducedMotion: 'reduce' });
      const cookies = { mock_panel: 'off', mock_world: await openWorld(scenario) };
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })));
      if (!isTimed) await context.clock.setFixedTime(NOW);
      const page = await context.newPage();
      await show(page);
      const shown = `${SHOWN_FOLDER}/${name}-${size}-${colorScheme}.png`;
      await page.screenshot({ path: SHOWN.includes(shown) ? shown : shown.replace(SHOWN_FOLDER, FOLDER) });
      await context.close();
    }
  }
}
await browser.close();
await server.close();
