import { expect, PHONE, test } from './journey.ts';
import { panelOf } from './vehicles.ts';

test('[core 2.7] Ctrl K finds a vehicle, opens it and sends a command, by keyboard alone', async ({ page, enter }) => {
  await enter('owner', '/');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await expect(search).toBeFocused();
  await page.keyboard.type('unlock van 14');
  // Others have a 14 in their serial number. The match by name comes first and is selected.
  await expect(page.getByRole('button', { name: 'Unlock Van 14' })).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'Van 14');
  await expect(panel.getByText('Unlocked', { exact: true })).toBeVisible();
  await expect(search).toBeHidden();
});

test('[core 2.7] finds a page by name, and explains a disabled command', async ({ page, enter }) => {
  await enter('owner', '/');
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await search.fill('lock van 09');
  await expect(page.getByRole('button', { name: /^Lock Van 09/ })).toContainText('The plan is paused');
  await expect(page.getByRole('button', { name: /^Lock Van 09/ })).toBeDisabled();
  await search.fill('lock van 02');
  await expect(page.getByRole('button', { name: /^Lock Van 02/ })).toContainText('Someone else has exclusive access');
  await search.fill('map');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\/control-center$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await search.fill('alert rules');
  await page.getByRole('button', { name: 'Alert rules', exact: true }).click();
  await expect(page).toHaveURL(/\/control-center\/alerts\?view=rules/);
  await expect(page.getByRole('heading', { name: 'Driving' })).toBeVisible();
});

test('[core 2.7] finds the pages of sign-in codes, voice assistants and help', async ({ page, enter }) => {
  await enter('owner', '/');
  for (const [typed, name, path] of [
    ['two-factor', 'Two-Factor Authentication', '/profile/two-factor'],
    ['voice', 'Voice Assistants', '/profile/voice-assistants'],
    ['help', 'Help Center', '/help-center'],
  ] as const) {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('textbox', { name: 'Search vehicles, pages and commands' }).fill(typed);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 2.7] the palette opens from the bar and closes by touch', async ({ page, enter }) => {
    await enter('owner', '/');
    const opener = page.getByRole('button', { name: 'Search' });
    await opener.click();
    await expect(page.getByRole('textbox', { name: 'Search vehicles, pages and commands' })).toBeFocused();
    await page.keyboard.type('silv');
    await expect(page.getByRole('button', { name: /^Silverado/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    // It fills the screen. Phones have no Escape key, so it has a close button.
    await opener.click();
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[core 2.7] a palette that loads late does not open over the menu opened since', async ({ page, enter }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    await enter('owner', '/');
    const search = page.getByRole('button', { name: 'Search' });
    await expect(search).toBeVisible();
    await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
      ask();
      await released;
      await route.continue();
    });
    await search.click();
    await asked;
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await search.click();
    await expect(page.getByRole('textbox', { name: 'Search vehicles, pages and commands' })).toBeFocused();
  });
});
