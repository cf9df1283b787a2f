import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { charges, fill, MONTHLY, payBar, thanks } from './checkout.ts';
import { button } from './controls.ts';
import { expect, PHONE, pressTwice, test } from './journey.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const cart = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Pauses vehicles of the answers, one of them in a trial. Van 09 is paused in the world. */
async function pause(page: Page, names: readonly string[], onTrial: string): Promise<void> {
  await page.route(/\/api\/v1\/vehicle\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: { vehicle_name: string; pricing_plan: object }[] };
    const results = body.results.map((row) => ({
      ...row,
      ...(names.includes(row.vehicle_name) && { device_state: 'paused', plan_renewal_date: '2026-11-01T00:00:00Z' }),
      ...(row.vehicle_name === onTrial && { pricing_plan: { ...row.pricing_plan, is_trial: true, level: 2 } }),
    }));
    await route.fulfill({ response: answer, json: { ...body, results } });
  });
}

const kept = (page: Page) =>
  page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem('waymark.kept.cart.3') ?? '{"lines":[]}') as {
      lines: { device_key: string; plan_id: string }[];
    };
    return lines.map(({ device_key, plan_id }) => `${device_key} ${plan_id}`).toSorted();
  });

test('[commerce 9] adds all paused vehicles to the cart at once, a trial as a paid monthly plan', async ({
  page,
  context,
  enter,
}) => {
  await pause(page, ['Van 12', 'Van 14'], 'Van 14');
  await enter('owner', '/profile');
  await expect(messages(page).getByText('3 vehicles are paused. They are not tracked until renewed.')).toBeVisible();
  await pressTwice(messages(page).getByRole('button', { name: 'Add to cart' }));
  await expect(messages(page).getByText('3 vehicles were added to the cart')).toHaveCount(1);
  await expect(cart(page, 'Cart, 3 items')).toBeVisible();
  await expect(messages(page).getByText(/paused/)).toHaveCount(0);
  expect(await kept(page)).toEqual([
    '3182042261 premium-month',
    'DR-31047-182 premium-month',
    'GG-20417-A7 premium-plus-year',
  ]);
  await expectAccessible(page, 'added to the cart');
  await expect(page).toHaveURL(/\/profile$/);

  // The cart is that of all tabs.
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(cart(other, 'Cart, 3 items')).toBeVisible();
  await cart(page, 'Cart, 3 items').click();
  await expect(page).toHaveURL(/\/subscriptions\/checkout$/);
});

test('[commerce 9] on the checkout, adds the paused vehicles that are not in the cart', async ({ page, enter }) => {
  await pause(page, ['Van 12'], '');
  const lines = [{ device_key: 'GG-20417-A7', plan_id: 'ultimate-month' }];
  await page.addInitScript((stored) => {
    if (localStorage.getItem('waymark.kept.cart.3') === null) localStorage.setItem('waymark.kept.cart.3', stored);
  }, JSON.stringify({ lines }));
  await page.setViewportSize(PHONE);
  await enter('owner', '/subscriptions/checkout');
  await messages(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(messages(page).getByText('Van 09 was added to the cart')).toBeVisible();
  await expect(messages(page).getByRole('link', { name: 'Go to checkout' })).toHaveCount(0);
  expect(await kept(page)).toEqual(['DR-31047-182 premium-month', 'GG-20417-A7 ultimate-month']);
});

test('[commerce 9] adds nothing for an Australian main card, and leads to the plans', async ({ page, enter }) => {
  await page.route(/\/api\/v1\/card\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: object[] };
    const results = body.results.map((card) => ({ ...card, country: 'AU' }));
    await route.fulfill({ response: answer, json: { ...body, results } });
  });
  await enter('owner', '/profile');
  await messages(page).getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(/\/subscriptions$/);
  expect(await kept(page)).toEqual([]);
});

test('[core 8] says once that paused vehicles could not be added, and keeps the cart', async ({
  page,
  enter,
  world,
}) => {
  await world.control('POST', '/faults', {
    operation: 'listPlanUpgrades',
    times: 3,
    effect: { status: 500, body: {} },
  });
  await enter('owner', '/profile');
  await messages(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(messages(page).getByText('The vehicles could not be added to the cart')).toBeVisible();
  await button(page, 'Add to cart').click();
  await expect(messages(page).getByText('Van 09 was added to the cart')).toBeVisible();
});

test('[core 2.2] a logout empties the cart, also for the next sign-in', async ({ page, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/profile');
  await expect(cart(page, 'Cart, 1 item')).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await enter('owner', '/profile');
  await expect(cart(page, 'Cart, 0 items')).toBeVisible();
});

test.describe('with nine eligible vehicles', () => {
  test.use({ scenario: 'nine-vehicles', viewport: PHONE });

  test('[commerce 9] renews all paused vehicles at the price of the ten that the cart makes installed', async ({
    page,
    world,
    enter,
  }) => {
    await enter('owner', '/profile');
    await messages(page).getByRole('button', { name: 'Add to cart' }).click();
    await messages(page).getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page.getByText('Multi-vehicle discount, 20%')).toBeVisible();
    await expect(page.getByText(/^You have 9 eligible vehicles/)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Paused: resumes when paid')).toHaveCount(6);
    await expectAccessible(page, 'checkout');
    await expect(payBar(page)).toHaveText('Pay $273.68');
    // The bar stays above the end of the page.
    const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
    await policy.focus();
    const end = (await page.locator('[data-pay-bar]').boundingBox()) ?? { y: 0, height: 0 };
    expect((await policy.boundingBox())?.y).toBeGreaterThanOrEqual(end.y + end.height);
    await payBar(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await charges(world)).toEqual([200]);
    await page.goto('/subscriptions');
    await expect(page.getByText(/^16 vehicles, 16 active\./)).toBeVisible();
  });
});
