import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { calls, expect, headersOf, PHONE, test, type World } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

test.use({ isMapDrawn: true });

const search = (page: Page): Locator => page.getByRole('searchbox');
/** Names of the list in order. */
const names = (page: Page): Promise<string[]> =>
  page
    .locator('[data-vehicle]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => row.querySelector('.one-line')?.textContent ?? ''),
    );

/** A Wednesday morning in Chicago, when vans are driving. Set before the sign-in. */
async function onTheRoad(world: World): Promise<void> {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7 || 7));
  day.setUTCHours(15, 20, 0, 0);
  await world.control('POST', '/clock', { now: day.toISOString(), frozen: true });
}

/** Whether the device of Trailer 3 reports live tracking. */
async function isTracked(request: APIRequestContext, world: World): Promise<boolean | undefined> {
  const answer = await request.get('/api/v1/vehicle?limit=100', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as { results: { id: number; live_tracking_active?: boolean }[] };
  return results.find(({ id }) => id === 1015)?.live_tracking_active;
}

test('[core 2.1] keeps a vehicle selected on the map across a reload', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await search(page).fill('Dump truck');
  await page.getByRole('button', { name: 'Show all vehicles' }).click();
  // A single vehicle is centered in the area that list, buttons and attribution leave free.
  await expect(async () => {
    await page.mouse.click(888, 475);
    await expect(panelOf(page, 'Dump truck')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(row(page, 'Dump truck')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/control-center#vehicle-\d+$/);
  await page.reload();
  await expect(panelOf(page, 'Dump truck')).toBeVisible();
  await page.goBack();
  await expect(panelOf(page, 'Dump truck')).toBeHidden();
  await expect(page).toHaveURL(/\/control-center$/);
});

test('[commerce 9] moves driving vehicles within a minute, without a reload', async ({ page, world, enter }) => {
  await onTheRoad(world);
  await page.clock.install();
  await enter('owner', '/control-center');
  await row(page, 'Van 03').click();
  const position = panelOf(page, 'Van 03').getByRole('button', { name: 'Copy position' }).locator('..');
  const street = position.locator('b');
  await expect(street).toHaveText(/\d+ \w/);
  const before = await street.innerText();
  await world.control('POST', '/clock', { advance_ms: 2 * MINUTE });
  await page.clock.fastForward(MINUTE + 1_000);
  await expect(street).not.toHaveText(before);
  await expect(street).toHaveText(/\d+ \w/);
});

test('[commerce 2] narrows the list by search, facets, groups and types, and sorts it', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  const facets = page.getByRole('group', { name: 'Filter by state' });
  await facets.getByRole('button', { name: 'Offline' }).click();
  await expect.poll(() => names(page)).toEqual(['Generator']);
  await expect(page.getByText('1 of 16 vehicles found')).toBeAttached();
  await facets.getByRole('button', { name: 'Offline' }).click();

  await page.getByRole('button', { name: 'Sort and filter' }).click();
  const options = page.getByRole('dialog', { name: 'Sort and filter' });
  await options.getByRole('button', { name: 'In groups' }).click();
  await options.getByRole('button', { name: 'Tracker' }).click();
  await expect.poll(() => names(page)).toEqual(['Generator', 'Trailer 3']);
  await options.getByRole('button', { name: 'Tracker' }).click();
  await options.getByRole('button', { name: 'Trucks' }).click();
  await expect.poll(() => names(page)).toEqual(['Box truck', 'Dump truck', 'F-150', 'Silverado']);
  await options.getByRole('combobox', { name: 'Sort by' }).selectOption('Mileage');
  await expect.poll(async () => (await names(page))[0]).toBe('F-150');
  expect((await names(page)).at(-1)).toBe('Silverado');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sort and filter, 1 set' })).toBeFocused();

  await search(page).fill('zeppelin');
  await expect(page.getByText('No vehicle matches the search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(row(page, 'Van 02')).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('[commerce 4] shows live tracking as reported by the device, until the user stops it or leaves', async ({
  page,
  world,
  request,
  enter,
}) => {
  await page.clock.install();
  await enter('owner', '/control-center');
  await row(page, 'Trailer 3').click();
  const trailer = panelOf(page, 'Trailer 3');
  await world.control('DELETE', '/journal');
  await trailer.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(trailer.getByText(/^Every 60 sec · last position /)).toBeVisible();
  expect(await isTracked(request, world)).toBe(true);
  await expect(row(page, 'Trailer 3').getByText('Live')).toBeVisible();
  expect(await calls(world, 'getVehicle')).toBe(1);
  await page.clock.fastForward(MINUTE);
  await expect.poll(() => calls(world, 'getVehicle')).toBe(2);
  await trailer.getByRole('button', { name: 'Stop live tracking' }).click();
  await expect(row(page, 'Trailer 3').getByText('Live')).toBeHidden();
  expect(await isTracked(request, world)).toBe(false);
  // The list is still polled, but the tracker is not.
  await world.control('DELETE', '/journal');
  await expect(async () => {
    await page.clock.fastForward(MINUTE);
    expect(await calls(world, 'listVehicles')).toBeGreaterThan(1);
  }).toPass();
  expect(await calls(world, 'getVehicle')).toBe(0);

  await trailer.getByRole('button', { name: 'Start live tracking' }).click();
  await expect.poll(() => calls(world, 'getVehicle')).toBe(1);
  // Live tracking continues across the vehicle's own page and back.
  await trailer.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trailer 3' })).toBeVisible();
  await page.clock.fastForward(MINUTE);
  await expect.poll(() => calls(world, 'getVehicle')).toBe(2);
  await page.goBack();
  await expect(panelOf(page, 'Trailer 3').getByRole('button', { name: 'Stop live tracking' })).toBeVisible();

  await page.getByRole('link', { name: 'Waymark, dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Map');
  await expect.poll(() => isTracked(request, world)).toBe(false);
  await page.clock.fastForward(3 * MINUTE);
  expect(await calls(world, 'getVehicle')).toBe(2);
  await page.goBack();
  await expect(panelOf(page, 'Trailer 3').getByRole('button', { name: 'Start live tracking' })).toBeVisible();

  await row(page, 'Generator').click();
  const asleep = panelOf(page, 'Generator');
  await expect(asleep.getByRole('button', { name: 'Start live tracking' })).toBeDisabled();
  await expect(asleep.getByText('The device is in deep sleep mode').first()).toBeVisible();
});

test('[commerce 4] a full page load turns live tracking off', async ({ page, world, request, enter }) => {
  await enter('owner', '/control-center#vehicle-1015');
  const trailer = panelOf(page, 'Trailer 3');
  await trailer.getByRole('button', { name: 'Start live tracking' }).click();
  await expect(trailer.getByRole('button', { name: 'Stop live tracking' })).toBeVisible();
  await page.goto('/terms');
  await expect.poll(() => isTracked(request, world)).toBe(false);
});

test('[core 6] disables a command that the product lacks, with the reason', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await row(page, "Nina's CR-V").click();
  const unlock = panelOf(page, "Nina's CR-V").getByRole('button', { name: 'Unlock', exact: true });
  await expect(unlock).toHaveAttribute('aria-disabled', 'true');
  await expect(unlock).toHaveAccessibleDescription('Not available on this device');
  await unlock.click({ force: true });
  expect(await calls(world, 'sendCommand')).toBe(0);
});

test('[core 3] a started engine shows its state, and its button stops it', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await row(page, 'Van 05').click();
  const van = panelOf(page, 'Van 05');
  await van.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(van.getByText('Engine on')).toBeVisible();
  const stop = van.getByRole('button', { name: 'Stop engine' });
  await expect(stop).toHaveAccessibleDescription(/^Confirmed \d/);
  await stop.click();
  await expect(van.getByText('Engine off')).toBeVisible();
  await expect(van.getByRole('button', { name: 'Start', exact: true })).toHaveAccessibleDescription(/^Confirmed \d/);
});

test('[core 2.1] works by keyboard: search, list, panel, menu and back', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await expect(row(page, 'Silverado')).toBeVisible();
  await search(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Needs attention/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Silverado')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Van 14')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Van 14')).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Van 14')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page, 'Van 14')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page, 'Van 14')).toBeHidden();
  await expect(row(page, 'Van 14')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View on map' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Van 14' })).toBeFocused();
});

test('[core 2.2] keeps list and commands usable if the map fails to load', async ({ page, enter }) => {
  await page.route(/\/maplibre-[^/]*\.js$/, (route) => route.abort());
  await enter('owner', '/control-center');
  // The first failure reloads the page.
  await expect(page.getByText('The map did not load. Everything else works.')).toBeVisible();
  await row(page, 'Van 14').click();
  await panelOf(page, 'Van 14').getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(panelOf(page, 'Van 14').getByText(/^Confirmed \d/)).toBeVisible();
});

test('[core 2.2] a map retried several times while loading loads in the end', async ({ page, enter }) => {
  await page.route(/\/tiles\//, (route) => route.abort());
  await enter('owner', '/control-center');
  await expect(page.getByText('Parts of the map did not load')).toBeVisible();
  // With a flaky connection, each retry starts another map in any state of the previous one.
  await page.evaluate(async () => {
    for (let times = 0; times < 40; times++) {
      dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, 5 * (times % 8)));
    }
  });
  await page.unroute(/\/tiles\//);
  // Aborted requests may still be reported.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(page.getByText('Parts of the map did not load')).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(row(page, 'Van 14')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const top = async (sheet: Locator) => Math.round((await sheet.boundingBox())?.y ?? 0);
  /** Tops of a vehicle's sheet in a window of 844 with a top bar of 50. */
  const TOPS = { peek: 748, half: 372, full: 62 };

  /** Moves a finger in steps from one height to another, and lifts it. */
  async function swipe(page: Page, x: number, from: number, to: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    for (let step = 1; step <= 12; step++) {
      const y = from + ((to - from) * step) / 12;
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Distance in pixels that the content of a sheet scrolls in five frames. A lifted finger lets it continue. */
  async function glide(sheet: Element): Promise<number> {
    const scrolled = () => [...sheet.querySelectorAll('*')].reduce((sum, part) => sum + part.scrollTop, 0);
    const before = scrolled();
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return scrolled() - before;
  }

  test('[core 2.1] a sheet has three heights, by mouse, finger, wheel and keys', async ({ page, enter }) => {
    await enter('owner', '/control-center');
    await row(page, 'Silverado').click();
    const sheet = panelOf(page, 'Silverado');
    const handle = sheet.getByRole('button', { name: /^Silverado, height/ });
    await expect.poll(() => top(sheet)).toBe(TOPS.half);
    await expect(handle).toHaveAccessibleName('Silverado, height: half');

    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => top(sheet)).toBe(TOPS.full);
    await page.keyboard.press('Home');
    await expect.poll(() => top(sheet)).toBe(TOPS.peek);
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => top(sheet)).toBe(TOPS.half);

    await page.mouse.move(195, TOPS.half + 10);
    await page.mouse.down();
    await page.mouse.move(195, 300, { steps: 4 });
    await page.mouse.move(195, 120, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => top(sheet)).toBe(TOPS.full);

    await swipe(page, 195, 300, 640);
    await expect.poll(() => top(sheet)).not.toBe(TOPS.full);
    await handle.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => top(sheet)).toBe(TOPS.peek);

    await page.mouse.move(195, 800);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => top(sheet)).toBe(TOPS.half);
  });

  test('[core 2.1] a full list scrolls before its sheet closes', async ({ page, enter }) => {
    await enter('owner', '/control-center');
    const list = page.getByRole('region', { name: 'Vehicles', exact: true });
    await expect(row(page, 'Silverado')).toBeVisible();
    await swipe(page, 195, 700, 300);
    await expect(list).toHaveAttribute('data-detent', 'full');
    await swipe(page, 195, 700, 300);
    await expect(row(page, 'Silverado')).not.toBeInViewport();
    await expect(list).toHaveAttribute('data-detent', 'full');
    await expect.poll(() => list.evaluate(glide)).toBe(0);
    // From the top of the list, the sheet follows the finger. The distance depends on the speed.
    await list.evaluate((sheet) => {
      for (const part of sheet.querySelectorAll('*')) part.scrollTop = 0;
    });
    await expect(row(page, 'Silverado')).toBeInViewport();
    await swipe(page, 195, 300, 600);
    await expect(list).not.toHaveAttribute('data-detent', 'full');
  });

  test('[core 2.1] search fills the sheet, the panel docks its commands, closing restores the row', async ({
    page,
    enter,
  }) => {
    await enter('owner', '/control-center');
    await search(page).fill('van 05');
    await expect(page.getByRole('region', { name: 'Vehicles', exact: true })).toHaveAttribute('data-detent', 'full');
    await row(page, 'Van 05').tap();
    const sheet = panelOf(page, 'Van 05');
    await expect(sheet.getByRole('heading', { name: 'Van 05' })).toBeFocused();
    for (const name of ['Lock', 'Unlock', 'Start', 'Refresh']) {
      const box = await sheet.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.y ?? 0).toBeGreaterThan(422);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    await expect(row(page, 'Van 05')).toBeFocused();
  });
});

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[core 7] renders only visible rows while scrolling to the end by keyboard', async ({ page, enter }) => {
    await enter('owner-fleet', '/control-center');
    await expect(page.locator('[data-vehicle]').first()).toBeVisible();
    await search(page).press('ArrowDown');
    await page.keyboard.press('End');
    const last = page.locator('[data-vehicle]').last();
    await expect(last).toBeFocused();
    expect(await page.getByRole('listitem').count()).toBeLessThan(80);
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: /^Needs attention/ })).toBeFocused();
    expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  });
});
