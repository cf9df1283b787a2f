import type { Page } from '@playwright/test';
import { fill } from './checkout.ts';
import { button } from './controls.ts';
import { expect, headersOf, test } from './journey.ts';
import { countRenders, rendersDuring } from './renders.ts';
import { settling } from './settled.ts';
import { rows } from './vehicles.ts';

const ROW = '[data-vehicle]';
const NAVIGATION = 'header nav a';

/** Returns a function that waits for the end of all renders. */
async function counting(page: Page): Promise<() => Promise<void>> {
  await countRenders(page);
  const settle = settling(page);
  return () => settle('The page');
}

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[core 2.1] renders only the rows that a click or a key changes', async ({ page, enter }) => {
    const settled = await counting(page);
    await enter('owner-fleet', '/control-center');
    await expect(rows(page).nth(9)).toBeVisible();
    await settled();
    const selected = (at: number) => async () => {
      await rows(page).nth(at).click();
      await expect(page.getByRole('complementary').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await settled();
    };
    await selected(1)();
    // The row before and the row now: once for the selection, once for the focus.
    expect(await rendersDuring(page, ROW, selected(3))).toBeLessThanOrEqual(6);

    const search = page.getByRole('searchbox').first();
    const type = (key: string, typed: string) => async () => {
      await search.press(key);
      await expect(search).toHaveValue(typed);
      await expect(rows(page).first()).toContainText(typed.trim(), { ignoreCase: true });
      await settled();
    };
    // The rows that leave and those that come.
    expect(await rendersDuring(page, ROW, type('v', 'v'))).toBeLessThanOrEqual(60);
    await search.fill('van');
    await expect(rows(page).first()).toContainText('Van');
    await settled();
    expect(await rendersDuring(page, ROW, type('Space', 'van '))).toBeLessThanOrEqual(4);
  });

  test('[core 2.1] shows a letter before the list that it finds, and letters of one frame search once', async ({
    page,
    enter,
  }) => {
    const settled = await counting(page);
    await enter('owner-fleet', '/control-center');
    await expect(rows(page).nth(9)).toBeVisible();
    await settled();
    const search = page.getByRole('searchbox').first();
    // In one task, as a scanner types, with the key for the first result at once.
    const inFrame = await search.evaluate(async (field: HTMLInputElement) => {
      const counted = globalThis as { rendered?: Element[] };
      field.focus();
      counted.rendered = [];
      for (const letters of ['c', 'ar', ' 01208']) document.execCommand('insertText', false, letters);
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
      const rows = counted.rendered.filter((one) => one.matches('[data-vehicle]')).length;
      return { letters: field.value, rows, isInField: document.activeElement === field };
    });
    expect(inFrame).toEqual({ letters: 'car 01208', rows: 0, isInField: true });
    await expect(rows(page).first()).toBeFocused();
    await expect(rows(page).first()).toContainText('Car 01208');
    await settled();
    const rendered = await page.evaluate(
      () => (globalThis as { rendered?: Element[] }).rendered?.filter((one) => one.matches('[data-vehicle]')).length,
    );
    // One row, again for the focus and for its address: none for the letters before.
    expect(rendered).toBeLessThanOrEqual(4);
  });

  test('[commerce 4] renders one line of a cart of twelve when another is removed', async ({ page, enter, world }) => {
    const answer = await page.request.get('/api/v1/vehicle?limit=12', {
      headers: await headersOf(world, 'owner-fleet'),
    });
    const { results } = (await answer.json()) as { results: { device_key: string }[] };
    await fill(page, ...results.map(({ device_key }) => ({ device_key, plan_id: 'premium-month' })));
    await countRenders(page);
    await enter('owner-fleet', '/subscriptions/checkout');
    const lines = page.locator('main li').getByRole('button', { name: /^Remove/ });
    await expect(lines.nth(11)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = await lines.count();
    const remove = async () => {
      await lines.first().click();
      await expect(lines).toHaveCount(before - 1);
      await page.waitForLoadState('networkidle');
    };
    expect(await rendersDuring(page, 'main li', remove)).toBeLessThanOrEqual(2);
  });
});

test('[core 2.3] keeps the frame of the portal while a tab is switched', async ({ page, enter }) => {
  const settled = await counting(page);
  await enter('owner', '/control-center/alerts');
  await settled();
  const links = await page.locator(NAVIGATION).count();
  const toRules = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Alert rules' }).click();
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    await settled();
  };
  // Once, because the navigation marks its page.
  expect(await rendersDuring(page, NAVIGATION, toRules)).toBeLessThanOrEqual(links);
});

test('[core 2.3] renders the entries of the feed once for a filter, and not while it is chosen', async ({
  page,
  enter,
}) => {
  const settled = await counting(page);
  await enter('owner', '/control-center/logs');
  await settled();
  const entries = page.getByRole('main').locator('tr');
  const choose = async () => {
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Last 30 days' }).click();
  };
  expect(await rendersDuring(page, 'main tr', choose)).toBeLessThanOrEqual(1);
  const show = async () => {
    await button(page, 'Show entries').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await settled();
  };
  // One more for the head of the table.
  expect(await rendersDuring(page, 'main tr', show)).toBeLessThanOrEqual((await entries.count()) + 2);
});
