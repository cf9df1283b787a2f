import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openVehicle } from './vehicles.ts';

test.use({ serviceWorkers: 'allow', isMapDrawn: true });

test('[core 9] the portal can be installed: a manifest with existing icons', async ({ page, world: _world }) => {
  await page.goto('/login');
  const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = (await (await page.request.get(address)).json()) as {
    name: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Waymark Account', display: 'standalone', start_url: './' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address).href);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test('[core 9] the portal starts without a network', async ({ page, context, world: _world }) => {
  await page.goto('/login');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('[core 9] without a network, shows a remembered user the last known data, without commands', async ({
  page,
  context,
  world: _world,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
  await page.getByRole('checkbox', { name: /^Remember me/ }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Fleet now' })).toBeVisible();
  await page.goto('/control-center');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const panel = await openVehicle(page, 'Van 14');
  await expect(panel.getByRole('button', { name: 'Unlock' })).toBeEnabled();
  await expect.poll(() => storedUsers(page)).toBe(1);
  await expect.poll(() => filesNotKept(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No connection\. Shown as of /)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Unlock' })).toHaveAccessibleDescription('No connection');
  await expect(panel.getByRole('button', { name: 'Unlock' })).toHaveAttribute('aria-disabled', 'true');

  await context.setOffline(false);
  await expect(page.getByText(/^No connection/)).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Unlock' })).not.toHaveAttribute('aria-disabled', 'true');

  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => storedUsers(page)).toBe(0);
});

test('[core 2.2] removes the last known data of a user whose cookies are gone at the next start', async ({
  page,
  context,
  world: _world,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
  await page.getByRole('checkbox', { name: /^Remember me/ }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Fleet now' })).toBeVisible();
  await expect.poll(() => storedUsers(page)).toBe(1);

  // The cookie of the world stays.
  await context.clearCookies({ name: /^(?!mock_world)/ });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => storedUsers(page)).toBe(0);
});

/** Files that the page has loaded, but that are not cached. */
function filesNotKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((name) => name.includes('/assets/'));
    const kept = await Promise.all(files.map((name) => caches.match(name)));
    return files.filter((_, index) => !kept[index]);
  });
}

/** Number of users whose last known data is stored in this browser. */
function storedUsers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.map((known) => known.name ?? '').find((known) => known.startsWith('waymark-last-known'));
    if (name === undefined) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('people').objectStore('people').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });
}
