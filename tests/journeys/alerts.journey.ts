import { profileMenu } from './controls.ts';
import { expect, PHONE, test, WIDE } from './journey.ts';
import { fillCart, PADDED } from './shell.ts';
import { moreAbout, row } from './vehicles.ts';

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
    .getByRole('link', { name: /^Time zone/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Time zone' })).toBeVisible();
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

for (const [name, viewport] of [
  ['wide', WIDE],
  ['on a phone', PHONE],
] as const) {
  test(`[core 2.6] ${name}, a lasting alert pushes the page down until it is closed`, async ({ page, enter }) => {
    await page.setViewportSize(viewport);
    await enter('owner', '/control-center/vehicle/settings/1001');
    const messages = page.getByRole('region', { name: 'Messages' });
    const title = page.getByRole('heading', { level: 1 });
    const alert = messages.locator('[data-type="warning"]');
    await expect(alert).toContainText('Van 09 is paused.');
    await expect(title).toBeVisible();
    const { height = 0 } = (await alert.boundingBox()) ?? {};
    const before = (await title.boundingBox())?.y ?? 0;
    await messages.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
    await expect.poll(async () => (await title.boundingBox())?.y).toBe(before - height);
    // From then on, the avatar and its menu say it.
    await page.getByRole('button', { name: 'Profile of Riley Kowalski, needs attention' }).click();
    await expect(page.getByRole('menuitem', { name: 'Subscriptions 1 paused' })).toBeVisible();
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
