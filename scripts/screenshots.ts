/** `npm run screenshots`: the pictures of the README, of the built portal over the mock, wide and narrow, light and dark. */
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../mock-server/server.node.ts';
import { buildClient } from './build-client.ts';
import { findBrowser } from './find-browser.ts';

const FOLDER = 'docs/screens';
const PASSWORD = 'Waymark-2026!';
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;
/** The next Wednesday morning, so that somebody drives; ahead of the browser, for which a token of the past has expired. */
function nextWednesday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7 || 7));
  day.setUTCHours(15, 20, 0, 0);
  return day.toISOString();
}

type Shot = { name: string; show: (page: Page) => Promise<void> };

/** Tiles are drawn some frames after they came, which nothing outside the canvas tells. */
const DRAWING = 2_000;

/** The map is there, nothing of it is still being fetched, and what came is drawn. */
const drawn = async (page: Page) => {
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(DRAWING);
};

const signIn = async (page: Page) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('group', { name: 'Filter by state' }).getByRole('button').first().waitFor();
  await drawn(page);
};

const SHOTS: readonly Shot[] = [
  {
    name: 'sign-in',
    show: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').waitFor();
    },
  },
  { name: 'control-center', show: signIn },
  {
    name: 'vehicle',
    show: async (page) => {
      await signIn(page);
      await page.goto('/control-center#vehicle-1003');
      await page.getByRole('complementary', { name: 'Van 14' }).waitFor();
      await drawn(page);
    },
  },
];

mkdirSync(FOLDER, { recursive: true });
await buildClient();
const server = await startServer({ port: 0, staticDir: 'dist', pace: 0 });
const { path, args } = await findBrowser();
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: path, args: [...args, ...asRoot] });
await fetch(`${server.url}/__mock/clock`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ now: nextWednesday() }),
});
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of THEMES) {
    for (const { name, show } of SHOTS) {
      const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'mock_panel', value: 'off', url: server.url }]);
      const page = await context.newPage();
      await show(page);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}.png` });
      await context.close();
    }
  }
}
await browser.close();
await server.close();
