import type { Page } from '@playwright/test';
import { HOUR } from '../../mock-server/world/duration.ts';
import { charges, fill, isPayment, MONTHLY, payBar, thanks, YEARLY } from './checkout.ts';
import { button } from './controls.ts';
import { expect, headersOf, PHONE, test, type World } from './journey.ts';

/** Amounts of the account's successful payments since the world began, oldest first. */
async function paidAmounts(page: Page, world: World): Promise<number[]> {
  const answer = await page.request.get('/api/v1/payments?successes_only=true', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as { results: { transaction_date: string; final_charge: number }[] };
  return results
    .filter(({ transaction_date }) => transaction_date >= '2026-11-21T15')
    .map(({ final_charge }) => final_charge)
    .toReversed();
}

test('[commerce 4] finds the payment that a reload interrupted, and charges once', async ({ page, world, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  const isCharged = Promise.withResolvers<void>();
  // The answer never arrives, because the page that waits for it is gone.
  await page.route(isPayment, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    isCharged.resolve();
  });
  await button(page, 'Pay $9.59').click();
  await isCharged.promise;
  await page.reload();
  await expect(page.getByText(/^We found your payment of 9:\d\d\sAM; you were not charged twice\.$/)).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  expect(await paidAmounts(page, world)).toEqual([9.59]);
});

test('[commerce 4] says in every tab that a payment was not found, and finds it when it arrives', async ({
  page,
  context,
  world,
  enter,
}) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  const sent = Promise.withResolvers<{ headers: Record<string, string>; data: string }>();
  await page.route(isPayment, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.resolve({ headers: await route.request().allHeaders(), data: route.request().postData() ?? '' });
  });
  await button(page, 'Pay $9.59').click();
  const { headers, data } = await sent.promise;
  await page.reload();
  const missed = (tab: Page) => tab.getByText('The server did not answer, and no payment was found.');
  await expect(missed(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/subscriptions/checkout');
  await expect(missed(other)).toBeVisible();
  await page.goto('/profile');
  await page.goto('/subscriptions/checkout');
  await expect(missed(page)).toBeVisible();
  // The request arrives late.
  const answer = await page.request.post('/api/v1/payments', { headers, data });
  expect(answer.status()).toBe(200);
  await page.reload();
  // Both tabs look for it. The one that finds it says so.
  const found = (tab: Page) => tab.getByText(/^We found your payment of 9:\d\d\sAM; you were not charged twice\.$/);
  await expect.poll(async () => (await found(page).count()) + (await found(other).count())).toBe(1);
  for (const tab of [page, other]) await expect(missed(tab)).toHaveCount(0);
  expect(await paidAmounts(page, world)).toEqual([9.59]);
});

test('[commerce 4] two tabs that pay at once charge once', async ({ page, context, world, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  const other = await context.newPage();
  await other.goto('/subscriptions/checkout');
  const tabs = [page, other];
  for (const tab of tabs) await expect(button(tab, 'Pay $9.59')).toBeEnabled();
  await Promise.all(tabs.map((tab) => button(tab, 'Pay $9.59').evaluate((pay: HTMLElement) => pay.click())));
  for (const tab of tabs) {
    await expect(
      tab.getByRole('heading', { name: /^(Thank you for your purchase|Your cart is empty)$/ }),
    ).toBeVisible();
  }
  expect(await charges(world)).toEqual([200]);
  expect(await paidAmounts(page, world)).toEqual([9.59]);
});

test('[commerce 4] Back after a purchase leads to no second one', async ({ page, world, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await button(page, 'Pay $9.59').click();
  await expect(thanks(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/subscriptions$/);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await page.goForward();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Charged $9.59 to Visa ending in 4242')).toBeVisible();
  expect(await charges(world)).toEqual([200]);
});

test.describe('with credit on the account', () => {
  test.use({ scenario: 'subscriptions', viewport: PHONE });

  test('[commerce 4] shows a total that changed since it was shown, and charges it on a second press', async ({
    page,
    world,
    enter,
  }) => {
    await fill(page, YEARLY);
    await enter('owner', '/subscriptions/checkout');
    await expect(payBar(page)).toHaveText('Pay $94.30');
    // Another browser spends the credit of $40.00.
    const elsewhere = await page.request.post('/api/v1/payments', {
      headers: await headersOf(world),
      data: { line_items: [{ device_key: '3182038857', plan_id: 'premium-plus-3-year' }] },
    });
    expect(elsewhere.status(), await elsewhere.text()).toBe(200);
    await payBar(page).click();
    await expect(page.getByText(/The total has changed to \$\d+\.\d\d, so nothing was charged\./)).toBeVisible();
    await expect(payBar(page)).toHaveText('Pay $134.30');
    expect(await charges(world)).toEqual([200, 400]);
    await payBar(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await charges(world)).toEqual([200, 400, 200]);
    expect(await paidAmounts(page, world)).toEqual([319.03, 134.3]);
  });
});

test('[core 4] renews a session that expired before Pay, and charges once', async ({ page, world }) => {
  await fill(page, MONTHLY);
  await page.goto('/login?next=%2Fsubscriptions%2Fcheckout');
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
  await page.getByLabel('Remember me on this browser').check();
  await button(page, 'Sign in').click();
  await expect(button(page, 'Pay $9.59')).toBeEnabled();
  await world.control('POST', '/clock', { advance_ms: 2 * HOUR });
  await button(page, 'Pay $9.59').click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/subscriptions\/checkout\/complete$/);
  expect(await paidAmounts(page, world)).toEqual([9.59]);
});
