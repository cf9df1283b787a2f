import type { Page } from '@playwright/test';
import { HOUR } from '../../mock-server/world/duration.ts';
import { expect, hold, test, type World } from './journey.ts';

const CLIENT = 'CognitoIdentityServiceProvider.waymark-portal';

async function signIn(page: Page, { remember }: { remember: boolean }): Promise<void> {
  await page.goto('/login?next=%2Fprofile');
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
  if (remember) await page.getByLabel('Remember me on this browser').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(company(page)).toBeEditable();
}
const company = (page: Page) => page.getByLabel('Company');
const save = (page: Page) => page.getByRole('button', { name: 'Save details' });
/** Moves the clock of the world, and lets the page learn it from the next response. */
const passTime = (world: World, advance_ms: number) => world.control('POST', '/clock', { advance_ms });
const tokenNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith(CLIENT));

for (const [what, effect] of [
  ['answers 503', { status: 503 }],
  ['cuts the connection', { drop: true }],
  ['hangs', { latency_ms: 30_000 }],
] as const) {
  test(`[core 4] keeps a remembered session and its form while the sign-in service ${what}`, async ({
    page,
    world,
  }) => {
    await signIn(page, { remember: true });
    await company(page).fill('Lakeside Plumbing');
    await world.control('POST', '/faults', { operation: 'identity.renewal', effect });
    await passTime(world, HOUR);
    await save(page).click();
    await expect(
      page.getByText('The sign-in service is not responding. You stay signed in. Please try again.'),
    ).toBeVisible();
    await expect(company(page)).toHaveValue('Lakeside Plumbing');
    const strip = page.getByText('The sign-in service is not responding. Retrying automatically.');
    await expect(strip).toBeVisible();
    await world.control('DELETE', '/faults');
    await expect(strip).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText('Your details are saved')).toBeVisible();
  });
}

test('[core 8] a warning that pushes the page down leaves no time for a press to begin', async ({ page, enter }) => {
  const vehicles = await hold(page, /\/api\/v1\/vehicle\/?\?/);
  await enter('owner', '/profile/login-info');
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(watchDecision);
  vehicles.release();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Van 09 is paused.')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as Watched).isShownAtOnce)).toBe(true);
});

type Watched = typeof globalThis & { isShownAtOnce?: boolean };
/** Notes whether the warning is shown in the task that found no press. A press may begin in the next one. */
function watchDecision(): void {
  let isTaskOfDecision = false;
  const end = () => {
    isTaskOfDecision = false;
  };
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string) => {
    if (selector === ':active') {
      isTaskOfDecision = true;
      // As urgent as a press.
      void scheduler.postTask(end, { priority: 'user-blocking' });
    }
    return find(selector);
  };
  new MutationObserver(() => {
    if (find('[aria-live] [data-type="warning"]')) (globalThis as Watched).isShownAtOnce ??= isTaskOfDecision;
  }).observe(document.body, { childList: true, subtree: true });
}

test('[core 8] counts a press during which a strip or a bar moves the button', async ({ page, world }) => {
  await signIn(page, { remember: true });
  await company(page).fill('Lakeside Plumbing');
  await world.control('POST', '/faults', { operation: 'identity.renewal', effect: { drop: true } });
  await passTime(world, HOUR);
  /** The page reads by itself, as when another tab has changed the user. */
  const wake = () =>
    page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'waymark.user-changed' })));
  const strip = page.getByText('The sign-in service is not responding. Retrying automatically.');
  /** Presses Save, and lets go when a call has ended in between. */
  const pressDuring = async (act: () => Promise<unknown>) => {
    await save(page).hover();
    await page.mouse.down();
    await act();
    await page.mouse.up();
  };
  await pressDuring(async () => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/identity/'));
    await wake();
    await failed;
    await page.evaluate(nextFrames);
  });
  await expect(
    page.getByText('The sign-in service is not responding. You stay signed in. Please try again.'),
  ).toBeVisible();
  await expect(strip).toBeVisible();
  await pressDuring(async () => {
    await world.control('DELETE', '/faults');
    const isAnswered = page.waitForResponse('**/api/v1/**');
    await wake();
    await isAnswered;
    await page.evaluate(nextFrames);
  });
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(strip).toHaveCount(0);
  await company(page).fill('Lakeside Heating');
  await pressDuring(async () => {
    await world.control('POST', '/outage', { of: 'everything' });
    const isAnswered = page.waitForResponse('**/api/v1/**');
    const isChecked = page.waitForResponse('**/api/outage');
    await wake();
    await isAnswered;
    await isChecked;
    await page.evaluate(nextFrames);
  });
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(company(page)).toHaveValue('Lakeside Heating');
});

/** Waits until a change of state is drawn. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('[core 8] ends a remembered session whose renewal is refused', { tag: '@both-sdks' }, async ({ page, world }) => {
  await signIn(page, { remember: true });
  await world.control('POST', '/faults', {
    operation: 'identity.renewal',
    effect: { status: 400, body: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' } },
  });
  await company(page).fill('Lakeside Plumbing');
  await passTime(world, HOUR);
  // A call that the page makes by itself may end the session before the press.
  await save(page).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  expect(await tokenNames(page)).toEqual([]);
});

test('[core 8] stays signed in when helpers and calls without a token get a 401', async ({ page, world, enter }) => {
  for (const operation of [
    'listOutages',
    'listMaintenance',
    'validateNext',
    'getMapPlatform',
    'listBannerAndHelpLinks',
  ]) {
    await world.control('POST', '/faults', { operation, effect: { status: 401 } });
  }
  await enter('owner', '/login?next=%2Fprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/profile');
  await expect(company(page)).toBeEditable();
  expect(await tokenNames(page)).not.toEqual([]);
});

test('[core 2.2] discards tokens that arrive after a logout', { tag: '@both-sdks' }, async ({ page, world }) => {
  await signIn(page, { remember: true });
  // The service has renewed the tokens before the logout, but its answer arrives after it.
  const isAsked = Promise.withResolvers<void>();
  const isLoggedOut = Promise.withResolvers<void>();
  await page.route('**/identity/', async (route) => {
    if (!route.request().postData()?.includes('REFRESH_TOKEN_AUTH')) return route.continue();
    const response = await route.fetch();
    expect(response.ok()).toBe(true);
    isAsked.resolve();
    await isLoggedOut.promise;
    await route.fulfill({ response });
  });
  await passTime(world, HOUR);
  await company(page).fill('Lakeside Plumbing');
  await save(page).click();
  await isAsked.promise;
  const other = await page.context().newPage();
  await other.goto('/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const renewed = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/identity/'));
  isLoggedOut.resolve();
  await renewed;
  await page.goto('/control-center');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await tokenNames(page)).toEqual([]);
});
