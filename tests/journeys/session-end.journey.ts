import type { Locator, Page, Request, Route } from '@playwright/test';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { expect, PHONE, test, type World } from './journey.ts';

const password = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Password' });
const company = (page: Page) => page.getByLabel('Company');

/** Requests whose answers bring the time. Of files, the browser does not report every end, for example if their server is killed. */
const CALLS: readonly string[] = ['fetch', 'xhr'];
/** Calls that are not answered yet. */
const inFlight = new Set<Request>();
test.beforeEach(({ page }) => {
  inFlight.clear();
  page.on('request', (request) => CALLS.includes(request.resourceType()) && inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
});

/**
 * Moves the clocks of the world and the page. An answer from before would return the old time, so calls in flight finish first, and later
 * requests are held until both clocks have moved.
 */
async function passTime(page: Page, world: World, advance_ms: number): Promise<void> {
  const { promise: moved, resolve: release } = Promise.withResolvers<void>();
  const held = new Set<Request>();
  const hold = async (route: Route) => {
    held.add(route.request());
    await moved;
    await route.fallback();
  };
  await page.route('**/*', hold);
  const unanswered = () => [...inFlight].filter((request) => !held.has(request)).map((request) => request.url());
  await expect.poll(unanswered).toEqual([]);
  await world.control('POST', '/clock', { advance_ms });
  await page.clock.fastForward(advance_ms);
  release();
  await page.unroute('**/*', hold);
}

async function answer(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toHaveValue('riley.kowalski@waymark.example');
  await password(dialog).fill('Waymark-2026!');
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog).toBeHidden();
}

test('[core 4] warns before an unremembered session ends, and keeps the page and its form', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install();
  await enter('owner', '/profile');
  await company(page).fill('Lakeside Plumbing');
  await passTime(page, world, 54 * MINUTE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await passTime(page, world, 2 * MINUTE);
  await expect(page.getByRole('dialog', { name: 'Your session is about to end' })).toBeVisible();
  await answer(page, 'Stay signed in');
  await expect(company(page)).toHaveValue('Lakeside Plumbing');
  await passTime(page, world, 30 * MINUTE);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
});

test('[core 4] keeps a page whose session ends before its dialog is loaded', async ({ page, world, enter }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route(/session-follower/, async (route) => {
    await loaded;
    await route.continue();
  });
  await enter('owner', '/profile');
  await company(page).fill('Lakeside Plumbing');
  await world.control('POST', '/clock', { advance_ms: 61 * MINUTE });
  await page.getByRole('button', { name: 'Save details' }).click();
  load();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await answer(page, 'Sign in');
  await expect(company(page)).toHaveValue('Lakeside Plumbing');
});

test('[core 2.7] the palette does not show the page of an ended session', async ({ page, world, enter }) => {
  await page.clock.install();
  await enter('owner', '/profile');
  await expect(company(page)).toBeVisible();
  const palette = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await passTime(page, world, 61 * MINUTE);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await answer(page, 'Sign in');
  await expect(palette).toHaveCount(0);
});

test('[core 4] the dialog of an ended session does not repeat the refusal of its warning', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install();
  await enter('owner', '/profile');
  await expect(company(page)).toBeVisible();
  await passTime(page, world, 56 * MINUTE);
  const dialog = page.getByRole('dialog');
  await password(dialog).fill('not the password');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Username or password are incorrect');
  await passTime(page, world, 5 * MINUTE);
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(dialog.getByText('Username or password are incorrect')).toHaveCount(0);
});

test('[core 4] asks for the second factor in the dialog of an ended session, and keeps the form', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install();
  await enter('mfa-sms', '/profile');
  await company(page).fill('Lakeside Plumbing');
  await passTime(page, world, 61 * MINUTE);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await password(dialog).fill('Waymark-2026!');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
  const [message] = (await world.control('GET', '/outbox')) as { code: string }[];
  await dialog.getByRole('textbox', { name: 'Code' }).click();
  await page.keyboard.type(message?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(company(page)).toHaveValue('Lakeside Plumbing');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 4] keeps the form while the user signs in again above the page', async ({ page, world, enter }) => {
    await page.clock.install();
    await enter('owner', '/profile');
    await company(page).fill('Lakeside Plumbing');
    await passTime(page, world, 61 * MINUTE);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await password(dialog).fill('not the password');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Username or password are incorrect');
    await answer(page, 'Sign in');
    await expect(company(page)).toHaveValue('Lakeside Plumbing');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Your details are saved')).toBeVisible();
  });
});

test('[core 4] keeps the page of every tab, and discards it when another user signs in', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('owner', '/profile');
  await company(page).fill('Lakeside Plumbing');
  const other = await context.newPage();
  await world.control('POST', '/clock', { advance_ms: 61 * MINUTE });
  // A new tab opened now finds the session expired.
  await other.goto('/profile');
  await expect(other.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await other.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await other.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(company(page)).toHaveValue('Lakeside Plumbing');

  await world.control('POST', '/clock', { advance_ms: 61 * MINUTE });
  await other.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
