import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routes } from '../../client/app/routes.ts';
import { guestFull } from '../../fixtures/personas/guest-full.ts';
import { van12 } from '../../fixtures/vehicles/owner-vans.ts';
import { expect, PHONE, test, WIDE } from './journey.ts';

/** What stands for `:id`, by the beginning of the path; everything else is about a vehicle. */
const IDS: readonly (readonly [prefix: string, id: number])[] = [['/sharing/', guestFull.user?.id ?? 0]];

/** Every page that is built, with an id where it takes one: a page that is added is looked at without a change here. */
const PAGES = routes.flatMap(({ path, page, gate }) => {
  const id = IDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? van12.vehicle_id;
  return page ? [{ path: path.replace(/:id\??$/, String(id)), persona: gate === 'public' ? null : 'owner' }] : [];
});

/**
 * The browser's scheme, once the page has drawn itself in it: the client hears of it a moment later, and its colours
 * only begin to change with the frame after that.
 */
async function changeScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** What is wrong on the page as it is now, when nothing moves any more. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState !== 'running' || end === Infinity;
    }),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
}

async function isReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

test('the sweep finds the pages of the route table', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/control-center']));
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});

for (const { path, persona } of [...PAGES, { path: '/no-such-page', persona: null }]) {
  test(`${path} meets WCAG 2.2 AA in light and dark, fits a phone, and has a title and one main heading`, async ({
    page,
    enter,
    world: _world,
  }) => {
    if (persona) await enter(persona, path);
    else await page.goto(path);
    await isReady(page);
    await expect(page).toHaveTitle(/ \| Waymark Account$/);
    expect({ light: await violationsOf(page) }).toEqual({ light: [] });
    await changeScheme(page, 'dark');
    expect({ dark: await violationsOf(page) }).toEqual({ dark: [] });

    await page.setViewportSize(PHONE);
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const { wide, room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(room);
    expect({ phone: await violationsOf(page) }).toEqual({ phone: [] });
  });
}

test.describe('what is open on a page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test('a vehicle on the map meets WCAG 2.2 AA', async ({ page, enter }) => {
        await enter('owner', '/control-center');
        await page.getByRole('button', { name: /^Van 14/ }).click();
        await expect(page.getByRole('complementary', { name: 'Van 14' })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });

      test('the menus of the top bar and the alerts meet WCAG 2.2 AA', async ({ page, enter }) => {
        await enter('owner-new', '/control-center/geofences/create');
        await page.getByRole('button', { name: /^Profile of/ }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect({ profile: await violationsOf(page) }).toEqual({ profile: [] });
        await enter('owner', '/control-center/geofences/create');
        await expect(page.getByText('Van 09 is paused.')).toBeVisible();
        await page.setViewportSize(PHONE);
        expect({ alerts: await violationsOf(page) }).toEqual({ alerts: [] });
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        expect({ menu: await violationsOf(page) }).toEqual({ menu: [] });
        await page.setViewportSize(WIDE);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      });
    });
  }
});
