import type { Page } from '@playwright/test';
import { DAY, HOUR } from '../../mock-server/world/duration.ts';
import { expect, test } from './journey.ts';

/** Clocks of the world that differ from the browser's, as on a computer with a wrong clock. */
const CLOCKS = [
  ['a day behind the browser', -DAY],
  ['a year ahead of the browser', 365 * DAY],
] as const;

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Parked vehicles reported today, the offline one days ago, and the list is fresh. */
async function expectAgesToBeRight(page: Page): Promise<void> {
  const parked = page.getByRole('button', { name: /, Parked,/ });
  await expect(parked.first()).toBeVisible();
  const texts = await parked.allInnerTexts();
  expect(texts.filter((text) => !/just now|\d (?:min|hrs) ago/.test(text))).toEqual([]);
  await expect(page.getByText(/^Last reported \d (?:days|weeks?) ago$/)).toBeVisible();
  await expect(page.getByText(/^Updated (?:Just now|[1-5]?\d sec ago)$/)).toBeVisible();
}

for (const [what, milliseconds] of CLOCKS) {
  test(`[core 4] keeps a sign-in and correct ages if the server's clock is ${what}`, async ({ page, world }) => {
    await world.control('POST', '/clock', { advance_ms: milliseconds });
    await world.control('POST', '/reset');
    await page.goto('/control-center');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page);
    await expectAgesToBeRight(page);
    await page.reload();
    await expectAgesToBeRight(page);
  });
}

test('[core 4] accepts tokens that only the wrong clock of the browser takes as expired', async ({
  page,
  world,
  enter,
}) => {
  await world.control('POST', '/clock', { advance_ms: -DAY });
  await world.control('POST', '/reset');
  await enter('owner', '/control-center');
  await expectAgesToBeRight(page);
});

test('[core 2.2] ends the session with a message if the tokens are expired on the server', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/control-center');
  await expectAgesToBeRight(page);
  await world.control('POST', '/clock', { advance_ms: 2 * HOUR });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=%2Fcontrol-center$/);
  await expect(page.getByText('session has expired')).toBeVisible();
});
