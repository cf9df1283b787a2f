import type { Page } from '@playwright/test';
import { profileMenu } from './controls.ts';
import { expect, PHONE, test, WIDE } from './journey.ts';
import { moreAbout, row } from './vehicles.ts';

type Box = { x: number; y: number; width: number; height: number };
const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

/** Changes the signed-in user in the server's responses. */
async function changeUser(page: Page, email: string, change: object): Promise<void> {
  await page.route(/\/api\/v1\/user\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: { email: string }[] };
    const results = body.results.map((user) => (user.email === email ? { ...user, ...change } : user));
    await route.fulfill({ response: answer, json: { ...body, results } });
  });
}

/** Fills the cart like a previous page. */
async function fillCart(page: Page, lines: object[]): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('waymark.kept.cart.3', kept), JSON.stringify({ lines }));
}

const OWNER = 'riley.kowalski@waymark.example';
/** A page with the padded layout, whatever its content. */
const PADDED = '/subscriptions/update/12';

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

test.describe('starting', () => {
  test.use({ locale: 'fr-CA' });

  test('[core 8] retries a configuration that fails to load', async ({ page, world: _world }) => {
    let requests = 0;
    let failing = 1;
    await page.route('**/config.json', (route) => {
      requests += 1;
      if (requests > failing) return route.continue();
      return requests % 2 === 1 ? route.abort() : route.fulfill({ status: 503 });
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    expect(requests).toBe(2);

    [requests, failing] = [0, 3];
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Pas de connexion' })).toBeVisible();
    await expect(page).toHaveTitle('Pas de connexion');
    expect(requests).toBe(3);
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();

    await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Le portail n’est pas configuré' })).toBeVisible();
  });
});

test.describe('profile menu', () => {
  test('[core 2.5] links to the pages of the signed-in user', async ({ page, enter }) => {
    await enter('owner', PADDED);
    await page.getByRole('button', { name: 'Profile of Riley Kowalski' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Riley Kowalski')).toBeVisible();
    await expect(menu.getByText(OWNER)).toBeVisible();
    for (const [name, address] of [
      ['Support', 'https://help.waymark.example/'],
      ['Waymark website', 'https://www.waymark.example/'],
    ] as const) {
      const link = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noreferrer');
    }
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[core 2.5] ignores toggling during the 325 ms of closing', async ({ page, enter }) => {
    await enter('owner', PADDED);
    const avatar = page.getByRole('button', { name: 'Profile of Riley Kowalski' });
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    expect(await overflow()).toBe('visible');
    await avatar.click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await overflow()).toBe('hidden');
    // Closes and tries to reopen in one call, so that no time passes in between.
    const closing = await avatar.evaluate(async (target) => {
      const press = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const isExpanded = () => target.getAttribute('aria-expanded');
      const frame = () => new Promise(requestAnimationFrame);
      const from = performance.now();
      press();
      await frame();
      press();
      await frame();
      const afterSecondClick = isExpanded();
      while (getComputedStyle(document.body).overflowY === 'hidden') await frame();
      return { afterSecondClick, locked: performance.now() - from };
    });
    expect(closing.afterSecondClick).toBe('false');
    expect(closing.locked).toBeGreaterThanOrEqual(325);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await avatar.click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('[core 2.5] shows the default image instead of a broken picture', async ({ page, enter }) => {
    await changeUser(page, OWNER, { image: '/no-such-picture.png' });
    await page.route('**/no-such-picture.png', (route) => route.fulfill({ status: 404 }));
    await enter('owner', PADDED);
    const avatar = page.getByRole('button', { name: 'Profile of Riley Kowalski' });
    await expect(avatar.locator('svg')).toBeVisible();
    await expect(avatar.locator('img')).toHaveCount(0);
    await expect(avatar).toHaveText('');
  });

  test('[core 2.4] the avatar warns of an account without a password', async ({ page, enter }) => {
    await changeUser(page, OWNER, { is_password_set: false });
    await enter('owner', PADDED);
    await expect(page.getByRole('button', { name: 'Profile of Riley Kowalski, needs attention' })).toBeVisible();
  });

  test('[core 2.4] the avatar warns of a profile without a phone only', async ({ page, enter }) => {
    await enter('owner-new', PADDED);
    await expect(page.getByRole('button', { name: 'Profile of Sasha Novak, needs attention' })).toBeVisible();
    await enter('owner', PADDED);
    await expect(page.getByRole('button', { name: 'Profile of Riley Kowalski', exact: true })).toBeVisible();
  });
});

test.describe('alerts', () => {
  test('[core 2.6] a success closes after 2500 ms, but not while the pointer is over it', async ({ page, enter }) => {
    await enter('owner', '/control-center');
    await row(page, 'Van 14').click();
    await moreAbout(page, 'Van 14');
    await page.getByRole('menuitem', { name: /Rename/ }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('North van');
    // Measured in the page, without calls in between: time with and without the pointer over the alert.
    const lives = page.evaluate(
      () =>
        new Promise<{ pointedAt: number; alone: number }>((resolve) => {
          let [came, held, left] = [0, 0, 0];
          const region = document.querySelector('section[aria-label="Messages"]');
          const hold = (alert: Element) => {
            held = performance.now();
            alert.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
            setTimeout(() => {
              left = performance.now();
              alert.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
            }, 4_000);
          };
          new MutationObserver((changes) => {
            for (const { addedNodes, removedNodes } of changes) {
              const [node] = addedNodes;
              const added = node instanceof Element ? (node.querySelector('[data-type]') ?? node) : null;
              if (added) {
                came = performance.now();
                // Rendered first, because its time starts then.
                requestAnimationFrame(() => setTimeout(() => hold(added), 100));
              }
              if (removedNodes.length > 0) {
                resolve({ pointedAt: left - held, alone: held - came + performance.now() - left });
              }
            }
          }).observe(region as Element, { childList: true, subtree: true });
        }),
    );
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Save|Rename/ })
      .click();
    const { pointedAt, alone } = await lives;
    expect(pointedAt).toBeGreaterThanOrEqual(3_990);
    expect(alone).toBeGreaterThanOrEqual(2_400);
  });

  test('[core 2.6] dismissing the alert about paused devices hides it for the session', async ({ page, enter }) => {
    await enter('owner', PADDED);
    const alerts = page.getByRole('region', { name: 'Messages' });
    await expect(alerts.getByText('Van 09 is paused. It is not tracked until renewed.')).toBeVisible();
    await alerts.getByRole('button', { name: 'Close' }).click();
    await expect(alerts.getByText(/paused/)).toHaveCount(0);
    await page.reload();
    await expect(profileMenu(page)).toBeVisible();
    await expect(alerts.getByText(/paused/)).toHaveCount(0);
  });

  test('[core 2.6] the alert about paused devices shows on the first page of the session only', async ({
    page,
    enter,
  }) => {
    await enter('owner', '/profile');
    const alerts = page.getByRole('region', { name: 'Messages' });
    await expect(alerts.getByText(/paused/)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Account pages' })
      .getByRole('link', { name: /^Timezone/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Timezone' })).toBeVisible();
    await expect(alerts.getByText(/paused/)).toHaveCount(0);
  });

  test('[core 2.6] errors overlay the page, and move aside for the focused control', async ({ page, world, enter }) => {
    await page.setViewportSize({ width: 811, height: 900 });
    await world.control('POST', '/faults', { operation: 'listOutages', effect: { status: 403, body: {} } });
    await enter('owner', '/control-center/vehicle/settings/1001');
    const messages = page.getByRole('region', { name: 'Messages' });
    const alert = messages.getByRole('alert');
    await messages.locator('[data-type="warning"]').getByRole('button', { name: 'Close' }).click();
    const link = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Vehicle' });
    await expect(alert).toBeVisible();
    await expect(link).toBeVisible();
    const place = await link.boundingBox();
    expect((await alert.boundingBox())?.y).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0));
    await link.focus();
    const [moved, focused] = [await alert.boundingBox(), await link.boundingBox()];
    expect(focused).toEqual(place);
    expect(moved?.y).toBeGreaterThan((place?.y ?? 0) + (place?.height ?? 0));
  });

  for (const [name, viewport, path, moves] of [
    ['on a phone', PHONE, '/control-center/vehicle/settings/1001', true],
    ['on a wide page', WIDE, '/billing', false],
    ['on a centered page', WIDE, '/subscriptions/add', false],
    ['beside breadcrumbs', { width: 1000, height: 800 }, '/control-center/vehicle/settings/1001', true],
  ] as const) {
    test(`[core 2.6] ${name}, a lasting alert leaves titles free`, async ({ page, enter }) => {
      await page.setViewportSize(viewport);
      await enter('owner', path);
      const messages = page.getByRole('region', { name: 'Messages' });
      const title = page.getByRole('heading', { level: 1 });
      const alert = messages.locator('[data-type="warning"]');
      await expect(alert).toContainText('Van 09 is paused.');
      const { x = 0, y = 0, height = 0 } = (await alert.boundingBox()) ?? {};
      await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
      const trail = await page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('li:last-child').all();
      for (const last of trail) {
        const box = await last.boundingBox();
        expect(!box || box.x + box.width <= x || box.y >= y + height).toBe(true);
      }
      const before = (await title.boundingBox())?.y ?? 0;
      await messages.getByRole('button', { name: 'Close' }).click();
      await expect(alert).toHaveCount(0);
      await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) < before).toBe(moves);
    });
  }

  test('[core 2.6] the alert about paused devices closes once all of them are in the cart', async ({ page, enter }) => {
    await fillCart(page, [{ device_key: 'DR-31047-182', plan_id: 'premium-month' }]);
    await enter('owner', PADDED);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/paused/)).toHaveCount(0);
  });

  test('[core 2.6] counts several paused devices in one alert to their owner', async ({ page, enter }) => {
    await page.route(/\/api\/v1\/vehicle\?/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { results: { vehicle_name: string }[] };
      const results = body.results.map((row) =>
        row.vehicle_name.startsWith('Van 1')
          ? { ...row, device_state: 'paused', plan_renewal_date: '2026-11-20T00:00:00Z' }
          : row,
      );
      await route.fulfill({ response: answer, json: { ...body, results } });
    });
    await enter('owner', PADDED);
    await expect(page.getByText('3 vehicles are paused. They are not tracked until renewed.')).toBeVisible();
    await enter('guest-read-only', PADDED);
    await expect(profileMenu(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/paused/)).toHaveCount(0);
  });
});
