import type { Page } from '@playwright/test';
import { croppedOn, expectAccessible, violationsOf } from './accessibility.ts';
import { profileMenu } from './controls.ts';
import { expect, headersOf, PHONE, test, WIDE } from './journey.ts';
import { PAGES as ALL_PAGES } from './pages.ts';
import { crowdedOn, shapelessOn, unreachableOn, withSetting, ZOOMED } from './reading.ts';
import { secondOpinionOn } from './second-engine.ts';
import { panelOf, row } from './vehicles.ts';

const PAGES = ALL_PAGES.map(({ path, isPublic }) => ({ path, persona: isPublic ? null : 'owner' }));

async function isReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Checks that nothing is cut off or covered with the text settings of WCAG 1.4.4 and 1.4.12. */
async function expectReadable(page: Page, step: string): Promise<void> {
  for (const setting of ['large text', 'text spacing'] as const) {
    const found = await withSetting(page, setting, async () => [
      ...(await croppedOn(page)),
      ...(await crowdedOn(page)),
    ]);
    expect({ [`${step}, ${setting}`]: found }).toEqual({ [`${step}, ${setting}`]: [] });
  }
}

/** Checks that dialogs and menus return the focus to their button on Escape (WCAG 2.4.3). */
async function expectFocusBack(page: Page): Promise<void> {
  const openers = page.locator('main :is(button, [role="button"])[aria-haspopup]:visible:not([aria-disabled="true"])');
  const count = Math.min(OPENERS, await openers.count());
  for (let index = 0; index < count; index += 1) {
    const opener = openers.nth(index);
    await opener.press('Enter');
    const opened = page.locator(':is([role="dialog"], [role="menu"]):visible');
    await expect(opened.first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(opener).toBeFocused();
  }
}
/** Maximum number of tested buttons per page. Lists repeat the same button in each row. */
const OPENERS = 4;

test('the sweep finds the pages of the route table', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/control-center']));
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});

for (const { path, persona } of [...PAGES, { path: '/no-such-page', persona: null }]) {
  test(`${path} meets WCAG 2.2 AA, also zoomed, restyled and by keyboard`, async ({ page, enter, world: _world }) => {
    if (persona) await enter(persona, path);
    else await page.goto(path);
    await isReady(page);
    await expect(page).toHaveTitle(/ \| Waymark Account$/);
    await expectAccessible(page, 'wide');
    expect({ 'second engine': await secondOpinionOn(page) }).toEqual({ 'second engine': [] });
    expect({ 'forced colors': await shapelessOn(page) }).toEqual({ 'forced colors': [] });
    await expectReadable(page, 'wide');
    await expectFocusBack(page);

    await page.setViewportSize(PHONE);
    await isReady(page);
    // Otherwise the top bar, which stays, may cover a part of a control.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await croppedOn(page)).toEqual([]);
    expect({ phone: await violationsOf(page) }).toEqual({ phone: [] });
    await expectReadable(page, 'phone');

    await page.setViewportSize(ZOOMED);
    await isReady(page);
    // The sheet of the map moves into place.
    await expect(async () => {
      const zoomed = {
        cropped: await croppedOn(page),
        crowded: await crowdedOn(page),
        hidden: await unreachableOn(page),
      };
      expect(zoomed).toEqual({ cropped: [], crowded: [], hidden: [] });
    }).toPass();
  });
}

for (const [locale, language] of [
  ['fr-CA', 'French'],
  ['es-MX', 'Spanish'],
] as const) {
  test.describe(language, () => {
    test.use({ locale, viewport: PHONE });

    for (const persona of ['owner', null] as const) {
      test(`[core 1] cuts off no text of the ${persona ?? 'visitor'}'s pages on a phone`, async ({
        page,
        world,
        context,
        enter,
      }) => {
        const found: Record<string, string[]> = {};
        if (persona) {
          const headers = await headersOf(world, persona);
          const changed = await context.request.patch('/api/v1/user/101', { headers, data: { language } });
          expect(changed.status()).toBe(200);
          await enter(persona);
        }
        for (const { path } of PAGES.filter((each) => each.persona === persona)) {
          await page.goto(path);
          await isReady(page);
          const cropped = await croppedOn(page);
          if (cropped.length > 0) found[path] = cropped;
        }
        expect(found).toEqual({});
      });
    }
  });
}

test('a vehicle on the map meets WCAG 2.2 AA', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await row(page, 'Van 14').click();
  await expect(panelOf(page, 'Van 14')).toBeVisible();
  await expectAccessible(page, 'panel');
});

test('the menus of the top bar and the alerts meet WCAG 2.2 AA', async ({ page, enter }) => {
  await enter('owner-new', '/control-center/geofences/create');
  await profileMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'profile menu');
  await enter('owner', '/control-center/geofences/create');
  await expect(page.getByText('Van 09 is paused.')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page, 'alerts');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
