import type { Page } from '@playwright/test';
import { expect, loseNetwork, test } from './journey.ts';
import { moreAbout, openMap, row } from './vehicles.ts';

test.describe('a chunk that does not load', () => {
  /** Query of each page load. */
  function watchLoads(page: Page): string[] {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).search);
    });
    return loads;
  }
  const NOT_LOADED = 'A part of the portal did not load. Please try again.';
  const CHUNK = /\/assets\/control-center-page-[^/]*\.js$/;

  test('[core 2.2] reloads the target page once, without a trace in the address', async ({ page, enter }) => {
    const loads = watchLoads(page);
    await page.route(CHUNK, (route) => (loads.length < 2 ? route.abort() : route.continue()));
    await enter('owner', '/');
    await openMap(page);
    await expect(row(page, 'Van 14')).toBeVisible();
    expect(loads).toEqual(['', '?retry=1']);
    expect(new URL(page.url()).pathname).toBe('/control-center');
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('[core 2.2] shows the failure inside the layout, and loads the page when the connection is back', async ({
    page,
    enter,
  }) => {
    const ITS_CHUNKS = /\/assets\/products-[^/]*\.(js|css)$/;
    await page.route(ITS_CHUNKS, (route) => route.abort());
    await enter('owner', '/device-upgrade-offer');
    await loseNetwork(page);
    await page.getByRole('link', { name: 'Products' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
    await expect(failure).toContainText('There is no connection to the server. Check your network and try again.');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeVisible();
    await page.unroute(ITS_CHUNKS);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/products');
    // Also its styles, which failed to load at first.
    await expect(page.getByRole('main').getByRole('list').first()).toHaveCSS('display', 'grid');
  });

  test('[core 2.2] keeps the navigation beside a page that fails to render', async ({ context, enter, page }) => {
    await enter('owner', '/terms');
    // An unwatched tab, because the page reports the error.
    const tab = await context.newPage();
    const broken = `export default () => { throw new Error('A defect') }`;
    await tab.route(/\/assets\/products-page-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
    await tab.goto('/products');
    const failure = tab.getByRole('alert').filter({ hasText: 'An error occurred' });
    await expect(failure).toContainText('Something went wrong on our end. Nothing you saved is lost.');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeVisible();
    await tab.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  });

  test('[core 2.2] shows an error with a way home if the reload fails too', async ({ context, enter }) => {
    await enter('owner', '/terms');
    // An unwatched tab, because the page reports the failed load as an error.
    const tab = await context.newPage();
    const loads = watchLoads(tab);
    await tab.route(CHUNK, (route) => route.abort());
    await tab.goto('/control-center');
    const failure = tab.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
    await expect(failure).toBeVisible();
    await expect(tab.getByText(NOT_LOADED)).toBeVisible();
    expect(loads).toEqual(['', '?retry=1']);
    await tab.reload();
    await expect(failure).toBeVisible();
    expect(loads).toHaveLength(3);
    await tab.getByRole('link', { name: 'Back to home' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('[core 2.2] keeps the page if one of its dialogs fails to load, and retries it', async ({ context, enter }) => {
    await enter('owner', '/terms');
    // An unwatched tab, because the page reports the failed load as an error.
    const tab = await context.newPage();
    const itsChunk = /\/assets\/rename-dialog-[^/]*\.js$/;
    await tab.route(itsChunk, (route) => route.abort());
    await tab.goto('/control-center/vehicle/1001');
    await moreAbout(tab, 'Van 12');
    // The first failure reloads the page.
    const reloaded = tab.waitForRequest(/\?retry=1$/);
    await tab.getByRole('menuitem', { name: 'Rename' }).click();
    await (await reloaded).response();
    await expect(tab).toHaveURL(/\/vehicle\/1001$/);
    await moreAbout(tab, 'Van 12');
    await tab.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = tab.getByRole('dialog', { name: NOT_LOADED });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await moreAbout(tab, 'Van 12');
    await tab.getByRole('menuitem', { name: 'Rename' }).click();
    await expect(dialog).toBeVisible();
    await tab.unroute(itsChunk);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(tab.getByRole('dialog', { name: 'Rename Van 12' })).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('heading', { level: 1, name: 'Van 12' })).toBeVisible();
  });

  test('[core 2.2] a sign-in succeeds although parts that load the account fail', async ({
    context,
    world: _world,
  }) => {
    // An unwatched tab, because the page reports the failed load as an error.
    const tab = await context.newPage();
    await tab.route(/\/assets\/(open|arrival)-[\w-]{7}\.js$/, (route) => route.abort());
    await tab.goto('/login');
    await tab.getByLabel('Email').fill('riley.kowalski@waymark.example');
    await tab.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await expect(tab.getByRole('alert')).toHaveText(NOT_LOADED);
    await tab.unroute(/\/assets\/(open|arrival)-[\w-]{7}\.js$/);
    await tab.route(/\/assets\/arrival-[^/]*\.js$/, (route) => route.abort());
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

test('[core 2.2] shows an error in a browser that blocks storage', async ({ context, enter }) => {
  await enter('owner', '/terms');
  // An unwatched tab, because the page reports the error.
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await tab.goto('/terms');
  await expect(tab.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
});

test('[core 2.2] without its texts, the portal does not show their keys', async ({ context, world: _world }) => {
  // An unwatched tab, because the page reports the failed load as an error.
  const tab = await context.newPage();
  await tab.route(/\/assets\/common-[^/]*\.js$/, (route) => route.abort());
  await tab.goto('/login');
  await expect(tab.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  await expect(tab).toHaveTitle('An error occurred');
  await expect(tab.getByText('A part of the portal did not load. Please try again.')).toBeVisible();
});

test('[core 9] prefetches the pages of the navigation after two idle seconds', async ({ page, enter }) => {
  await page.addInitScript(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    document.addEventListener('keydown', () => keys.push(performance.now()), { capture: true });
  });
  const fetched = page.waitForRequest(/\/assets\/control-center-page-[^/]*\.js$/);
  await enter('owner', '/device-upgrade-offer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await fetched;
  await expect
    .poll(() =>
      page.evaluate(() => {
        const times = (part: string) =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
        const [chunk] = times('/control-center-page-');
        const [layout] = times('/signed-in-layout-');
        if (!chunk || !layout) return 0;
        const { keys } = window as unknown as { keys: number[] };
        const before = keys.filter((at) => at < chunk.startTime);
        return chunk.startTime - Math.max(layout.startTime, ...before);
      }),
    )
    .toBeGreaterThan(1_990);
});
