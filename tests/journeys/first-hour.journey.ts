import type { Locator, Page } from '@playwright/test';
import { van12, van14 } from '../../fixtures/vehicles/owner-vans.ts';
import { profileMenu } from './controls.ts';
import { calls, expect, PHONE, test, type World } from './journey.ts';
import { playing, prepare } from './live-view.ts';
import { panelOf, row } from './vehicles.ts';

/** Counts what a new user presses: clicks, taps, choices and Enter. Typed words do not count. */
function counting(page: Page) {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    enter: async () => {
      presses += 1;
      await page.keyboard.press('Enter');
    },
    choose: async (list: Locator, option: string) => {
      presses += 1;
      await list.selectOption(option);
    },
    count: () => presses,
  };
}

const search = (page: Page) => page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
const directions = (within: Page | Locator) => within.getByRole('link', { name: /^Directions to / }).first();

test('[core 2.7] from any page, a trouble code is explained in two presses', async ({ page, enter }) => {
  const { press, enter: open, count } = counting(page);
  await enter('owner', '/billing');
  await press(page.getByRole('button', { name: 'Search', exact: true }));
  await search(page).fill('p0301');
  await expect(page.getByRole('button', { name: /^Van 07: P0301/ })).toHaveAttribute('data-selected', 'true');
  await open();
  await expect(page.getByRole('dialog', { name: 'P0301' })).toContainText('How serious is it?');
  expect(count()).toBe(2);
});

test('[core 2.8] on the dashboard, what needs attention is one press away', async ({ page, enter }) => {
  const { press, count } = counting(page);
  await enter('owner', '/');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await press(attention.getByRole('link', { name: /^Explain code/ }));
  await expect(page).toHaveURL(/\/control-center\/vehicle\/\d+/);
  await expect(page.getByRole('region', { name: /trouble code/i })).toBeInViewport();
  expect(count()).toBe(1);
});

test('[core 2.1] on a phone, directions to a vehicle take two presses from the map', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  const { press, count } = counting(page);
  await enter('owner', '/control-center');
  await press(row(page, 'Silverado'));
  const panel = panelOf(page, 'Silverado');
  await expect(directions(panel)).toHaveAttribute('href', /destination=|daddr=/);
  await expect(directions(panel)).toBeInViewport();
  await press(directions(panel));
  expect(count()).toBe(2);
});

test('[core 1] a visitor reads the sign-in page in French after one press', async ({ page }) => {
  const { choose, count } = counting(page);
  await page.goto('/login');
  await choose(page.getByLabel('Language'), 'Français');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  expect(count()).toBe(1);
});

test('[commerce 4] vehicles that are not tracked are in the cart after two presses', async ({ page, enter }) => {
  const { press, count } = counting(page);
  await enter('owner', '/');
  await press(page.getByRole('link', { name: 'Renew both' }));
  await press(page.getByRole('button', { name: 'Add 2 to cart' }));
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(count()).toBe(2);
});

test('[core 2.3] from a vehicle, the moment of a speeding is two presses away', async ({ page, enter }) => {
  const { press, count } = counting(page);
  await enter('owner', '/control-center/alerts?alert_type=speed_limit');
  await press(page.getByRole('button', { name: /^Show each: / }).first());
  await press(page.getByRole('link', { name: /^Trip/ }).first());
  await expect(page).toHaveURL(/\/control-center\/trips/);
  expect(count()).toBe(2);
});

/** Two vehicles stand unlocked. */
async function unlockTwo(page: Page, world: World): Promise<void> {
  const { access_token: token } = (await world.control('POST', '/token', { persona: 'owner' })) as {
    access_token: string;
  };
  for (const { device_key: deviceKey } of [van12, van14]) {
    const data = { deviceKey, command: 'disarm' };
    await page.request.post('/api/iot/send-command', { headers: { 'x-access-token': token }, data });
  }
  await world.control('DELETE', '/journal');
}

/** The results, which stay until Done. The sum beside them is gone after a moment. */
const BOTH_LOCKED = /Van 12 2023 Ford Transit 250Locked 9:.*Van 14 2022 Ford Transit 150Locked 9:/;

test('[core 2.7] from any page, what stands unlocked is locked in two presses', async ({ page, world, enter }) => {
  await unlockTwo(page, world);
  const { press, count } = counting(page);
  await enter('owner', '/billing');
  await press(page.getByRole('button', { name: 'Search', exact: true }));
  await search(page).fill('lock');
  await press(page.getByRole('button', { name: /^2 unlocked/ }));
  await expect(page.getByRole('dialog', { name: 'Bulk Commands' })).toContainText(BOTH_LOCKED);
  expect(await calls(world, 'sendCommand')).toBe(2);
  expect(count()).toBe(2);
});

test('[core 2.7] on the dashboard, what stands unlocked is locked in one press', async ({ page, world, enter }) => {
  await unlockTwo(page, world);
  const { press, count } = counting(page);
  await enter('owner', '/');
  await press(page.getByRole('region', { name: 'Quick actions' }).getByRole('button', { name: 'Lock both' }));
  await expect(page.getByRole('dialog', { name: 'Bulk Commands' })).toContainText(BOTH_LOCKED);
  expect(count()).toBe(1);
});

test('[core 2.7] from the list, a bulk command says why a device is silent after four presses', async ({
  page,
  world,
  enter,
}) => {
  await world.control('POST', '/faults', { operation: 'sendCommand', effect: { unreachable: true } });
  const { press, count } = counting(page);
  await enter('owner', '/control-center');
  await press(page.getByRole('button', { name: 'Bulk commands' }));
  const dialog = page.getByRole('dialog', { name: 'Bulk Commands' });
  await press(dialog.locator('label').filter({ hasText: /^Lock$/ }));
  await press(dialog.getByRole('checkbox', { name: /^Van 14\b/ }));
  await press(dialog.getByRole('button', { name: 'Send Command' }));
  await expect(dialog.getByText(/^Van 14: Last contact: /)).toBeVisible();
  expect(count()).toBe(4);
});

test('[core 2.5] the portal is read in Spanish after two presses on the avatar', async ({ page, enter }) => {
  const { press, count } = counting(page);
  await enter('owner', '/billing');
  await press(profileMenu(page));
  await press(page.getByRole('menuitemradio', { name: 'Español' }));
  await expect(page.getByRole('heading', { name: 'Facturación', level: 1 })).toBeVisible();
  expect(count()).toBe(2);
  await page.getByRole('link', { name: 'Panel', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Requiere atención' })).toContainText('Falla de encendido detectada');
});

test('[commerce 2] in a list of trips, the limit that was exceeded is two presses away', async ({ page, enter }) => {
  const { press, count } = counting(page);
  await enter('owner', '/control-center/trips?days=7');
  const trips = page.getByRole('list', { name: 'Trips' }).getByRole('button');
  await press(trips.filter({ hasText: 'Speeding' }).first());
  const events = page.getByRole('list', { name: 'Events of this trip' });
  await press(events.getByRole('button', { name: /Speeding/ }).first());
  await expect(page.locator('[data-trip-vehicle]')).toHaveText(/^\d+ in a 30$/);
  expect(count()).toBe(2);
});

test('[core 3] with the panel open, a visitor is signed in as a guest after one press', async ({
  page,
  context,
  world,
}) => {
  await context.clearCookies({ name: 'mock_panel' });
  expect(world.id).toBeTruthy();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open the mock panel' }).click();
  const { press, count } = counting(page);
  await press(page.getByRole('dialog', { name: 'Mock' }).getByRole('button', { name: /^guest-read-only@/ }));
  await expect(page.getByRole('button', { name: /^Profile of / })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(count()).toBe(1);
});

test('[core 2.11] on a phone, a snapshot is saved and opened in four presses from the map', async ({
  page,
  world,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await prepare(page);
  const { press, count } = counting(page);
  await enter('owner', '/control-center');
  await press(row(page, 'Van 07'));
  await press(panelOf(page, 'Van 07').getByRole('button', { name: 'Live View' }));
  await playing(page);
  // As far as the clock of the page was moved to start the video.
  await world.control('POST', '/clock', { advance_ms: 60_000 });
  await press(page.getByRole('button', { name: 'Snapshot', exact: true }));
  await press(page.getByRole('link', { name: 'Open', exact: true }));
  await expect(page).toHaveURL(/\/vehicle\/dashcam\/1002/);
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Picture of the front camera/ })).toBeVisible();
  expect(count()).toBe(4);
});
