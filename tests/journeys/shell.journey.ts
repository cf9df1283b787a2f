import type { Page } from '@playwright/test';
import { expect, PHONE, test, WIDE } from './journey.ts';
import { fillCart, PADDED } from './shell.ts';
import { moreAbout, row } from './vehicles.ts';

type Box = { x: number; y: number; width: number; height: number };
const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

test.describe('sizes', () => {
  for (const [name, viewport, height] of [
    ['wide', WIDE, 75],
    ['narrow', PHONE, 50],
  ] as const) {
    test.describe(name, () => {
      test.use({ viewport });

      test(`[core 9] the top bar is ${height} px high, and alerts begin right below it`, async ({ page, enter }) => {
        await enter('owner', PADDED);
        await expect(page.getByText('Van 09 is paused.')).toBeVisible();
        expect((await boxOf(page, 'header')).height).toBe(height);
        expect((await boxOf(page, 'section[aria-label="Messages"]')).y).toBe(height);
        const { y: top, height: line } = await boxOf(page, '[data-type="warning"]');
        expect((await boxOf(page, 'main')).y).toBe(top + line);
        // It scrolls away with the page.
        const alert = page.locator('[data-type="warning"]');
        const before = await alert.boundingBox();
        await page.evaluate(() => {
          (document.querySelector('main') as HTMLElement).style.minHeight = '3000px';
          scrollTo(0, 40);
        });
        await expect.poll(async () => (await alert.boundingBox())?.y).toBe((before?.y ?? 0) - 40);
      });
    });
  }

  test('[core 2.4] [core 9] the top bar adapts at 950 and 811 px', async ({ page, enter }) => {
    await enter('owner', PADDED);
    const brand = page.getByRole('link', { name: 'Waymark, dashboard' });
    const entries = page.getByRole('navigation', { name: 'Main' });
    const hamburger = page.getByRole('button', { name: 'Menu' });
    await expect(entries).toBeVisible();
    await expect(brand).toContainText('Waymark');
    await expect(brand.getByText('Waymark')).toBeVisible();
    await page.setViewportSize({ width: 950, height: 800 });
    await expect(brand.getByText('Waymark')).toBeVisible();
    await page.setViewportSize({ width: 949, height: 800 });
    await expect(brand.getByText('Waymark')).toBeHidden();
    await page.setViewportSize({ width: 811, height: 800 });
    await expect(entries).toBeVisible();
    await expect(hamburger).toHaveCount(0);
    expect((await boxOf(page, 'header')).height).toBe(75);
    await page.setViewportSize({ width: 810, height: 800 });
    await expect(hamburger).toBeVisible();
    await expect(entries).toHaveCount(0);
    expect((await boxOf(page, 'header')).height).toBe(50);
  });

  test('[core 9] dialogs fit wide windows and phones', async ({ page, enter }) => {
    await enter('owner', '/control-center');
    await row(page, 'Van 14').click();
    await moreAbout(page, 'Van 14');
    await page.getByRole('menuitem', { name: /Rename/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await boxOf(page, '[role="dialog"]')).width).toBe(400);
    await page.setViewportSize(PHONE);
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect.poll(async () => (await close.boundingBox())?.height).toBe(44);
    expect((await close.boundingBox())?.width).toBe(44);
  });

  test('[core 2.3] breadcrumbs show on padded pages, but not on full-height pages or a phone', async ({
    page,
    enter,
  }) => {
    await enter('owner', '/control-center/vehicle/settings/1008');
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail).toBeVisible();
    await expect(trail.getByRole('listitem')).toHaveText(['Control Center', 'Map', 'Vehicle', 'Vehicle settings']);
    await page.setViewportSize(PHONE);
    await expect(trail).toBeHidden();
    await page.setViewportSize(WIDE);
    await trail.getByRole('link', { name: 'Map' }).click();
    await expect(row(page, 'Van 14')).toBeVisible();
    await expect(trail).toHaveCount(0);
    for (const [path, name] of [
      ['logs', 'Feed'],
      ['alerts', 'Alerts'],
    ] as const) {
      await page.goto(`/control-center/${path}`);
      await expect(trail.getByRole('listitem')).toHaveText(['Control Center', 'Map', name]);
    }
    await page.goto('/control-center');
    await expect(row(page, 'Van 14')).toBeVisible();
    const main = await boxOf(page, 'main');
    expect([main.x, main.y, main.width, main.height]).toEqual([0, 75, 1440, 825]);
  });
});

test.describe('navigation', () => {
  test('[core 2.4] marks the Control Center on the pages of a vehicle', async ({ page, enter }) => {
    await enter('owner', '/control-center/vehicle/settings/1001');
    const entries = page.getByRole('navigation', { name: 'Main' });
    await expect(entries.locator('[aria-current]')).toHaveText('Control Center');
  });

  test('[core 2.4] a link opens its page, marks it as current, and moves the focus there', async ({ page, enter }) => {
    await enter('owner', '/');
    const entries = page.getByRole('navigation', { name: 'Main' });
    await expect(entries.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await page.goto('/control-center');
    await expect(row(page, 'Van 14')).toBeVisible();
    await entries.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
  });

  test('[core 2.4] the cart link to the checkout shows the number of items', async ({ page, enter }) => {
    await fillCart(page, [
      { device_key: 'GG-20417-A7', plan_id: 'premium-month', plan_add_on_id: 'streaming-month' },
      { device_key: 'DR-31558-220', plan_id: 'basic-month', plan_add_on_id: 'no-streaming' },
      { product_id: 7, product_quantity: 2 },
    ]);
    await enter('owner', PADDED);
    const cart = page.getByRole('link', { name: 'Cart, 5 items' });
    await expect(cart).toHaveText('5');
    await cart.click();
    await expect(page).toHaveURL(/\/subscriptions\/checkout$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('[core 2.4] the hamburger menu lists all pages', async ({ page, enter }) => {
      await enter('owner', PADDED);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      for (const target of await menu.getByRole('link').all()) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await menu.getByRole('link', { name: 'Map' }).click();
      await expect(page).toHaveTitle('Map | Waymark Account');
      await expect(menu).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
    });

    test('[core 2.4] the hamburger menu covers an error, which is there afterwards', async ({ page, world, enter }) => {
      await world.control('POST', '/faults', { operation: 'listOutages', effect: { status: 403, body: {} } });
      await enter('owner', PADDED);
      const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
      await expect(alert).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(menu).toHaveCount(0);
      await alert.getByRole('button', { name: 'Close' }).click();
      await expect(alert).toHaveCount(0);
    });

    test('[core 2.4] the back arrow leads to the parent page without history', async ({ page, enter }) => {
      await enter('owner', '/control-center/geofences/create');
      const back = page.getByRole('button', { name: 'Back' });
      await expect(back).toBeVisible();
      const left = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let clicked = 0;
            document.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
            const push = history.pushState.bind(history);
            history.pushState = (...given) => {
              resolve(performance.now() - clicked);
              push(...given);
            };
          }),
      );
      await back.click();
      expect(await left).toBeGreaterThanOrEqual(300);
      await expect(page).toHaveURL(/\/control-center\/geofences$/);
    });

    test('[core 2.3] [core 2.4] the bar of visitors has the arrow once there is history', async ({
      page,
      world: _world,
    }) => {
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const back = page.getByRole('button', { name: 'Back' });
      await expect(back).toHaveCount(0);
      await page.getByRole('link', { name: 'Waymark, dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await expect(back).toHaveCount(0);
      await page.goBack();
      await expect(back).toBeVisible();
    });
  });
});
