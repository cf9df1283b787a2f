import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, headersOf, PHONE, test } from './journey.ts';

const TRIPS = '/control-center/trips';
const trips = (page: Page) => page.getByRole('list', { name: 'Trips' }).getByRole('button');
const slider = (page: Page) => page.getByRole('slider', { name: 'Time of the trip' });

test('[commerce 2] explains a moment without a trip, and goes from day to day', async ({ page, enter }) => {
  await enter('owner', `${TRIPS}?vehicle_id=1003&at=2026-11-21T09:00:00Z`);
  await expect(page.getByText('There is no trip at Nov 21, 2026, 3:00 AM.')).toBeVisible();
  await expectAccessible(page, 'moment without a trip');
  await page.getByRole('button', { name: 'Show all trips' }).click();
  await expect(page.getByText('There is no trip at')).toBeHidden();
  await expect(page).toHaveURL(/vehicle_id=1003$/);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(/vehicle_id=1003&from=2026-11-20&to=2026-11-20$/);
  const period = page.getByRole('combobox', { name: 'Period' });
  await expect(period).toHaveValue('Yesterday');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(period).toHaveValue('Nov 19, 2026');
  await expect(page.getByLabel('First day')).toBeHidden();
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(/vehicle_id=1003&days=1$/);
  await expect(page.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true');
});

test('[commerce 2] jumps from an event to its moment, and to the next trip by keyboard', async ({ page, enter }) => {
  await enter('owner', `${TRIPS}?days=7`);
  await trips(page).filter({ hasText: 'Speeding' }).first().click();
  const event = page.getByRole('list', { name: 'Events of this trip' }).getByRole('button', { name: /Speeding/ });
  const name = await event.first().innerText();
  const start = page.url();
  await event.first().click();
  await expect(page).not.toHaveURL(start);
  const [time = ''] = name.split(' · ');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${time}, \\d+\\smph · Limit 30\\smph · `));
  await expect(page.locator('[data-trip-vehicle]')).toHaveText(/^\d+ in a 30$/);
  const url = page.url();
  await slider(page).focus();
  await page.keyboard.press('p');
  await expect(page).not.toHaveURL(url);
  await expect(slider(page)).toBeFocused();
  const earlier = await slider(page).getAttribute('aria-valuetext');
  await page.keyboard.press('n');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', earlier ?? '');
});

test('[commerce 2] moves through the day of a vehicle, its commands and its pictures, and plays the trip of the moment', async ({
  page,
  world,
  enter,
}) => {
  const day = page.getByRole('slider', { name: 'Time of the day' });
  const state = (text: RegExp) => expect(day).toHaveAttribute('aria-valuetext', text);
  await enter('owner', `${TRIPS}?vehicle_id=1002&days=1`);
  await state(/^9:30\sAM, Parked at .+ Chicago/);
  await day.focus();
  // The last trip ends, an event, it begins.
  await page.keyboard.press('PageDown');
  await state(/^9:19\sAM, Parked at /);
  await page.keyboard.press('PageDown');
  await state(/^9:18\sAM, Moving, \d+\smph, Speeding$/);
  await expect(trips(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^9:18:\d\d\sAM, \d+\smph · Limit 30\smph/);
  // The playback rests where the vehicle stood.
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await state(/^9:13\sAM, Parked at /);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^8:46:\d\d\sAM, 0\smph/);
  await page.keyboard.press('Home');
  await state(/^12:00\sAM, Parked/);
  // Before the first trip, where it begins.
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^7:0\d:\d\d\sAM, 0\smph · 0\smi/);
  // The picture of the moment, which both sliders move.
  const picture = (time: string) => page.getByRole('link', { name: `Dash cam picture at ${time} AM` });
  await day.fill('490');
  await expect(picture('8:07')).toBeVisible();
  await day.fill('430');
  await expect(page.getByText('No picture near this time')).toBeVisible();
  // The playback follows after the picture.
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^7:10:\d\d\sAM/);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(picture('6:49')).toBeVisible();
  await expectAccessible(page, 'picture of a moment');
  // Through another trip and back before that one is rendered: the last moment counts.
  await slideInOneInstant(page, ['490', '430']);
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^2026-11-21T13:10:00/);
  await expect(trips(page).last()).toHaveAttribute('aria-pressed', 'true');
  // The same on the page of the vehicle, and in a feed about it: with the commands, and pictures once the slider is used.
  const headers = await headersOf(world);
  const sent = await page.request.post('/api/iot/send-command', {
    headers: { ...headers, 'x-access-token': headers['authorization']?.replace('Bearer ', '') ?? '' },
    data: { deviceKey: '3182041907', command: 'location' },
  });
  expect(sent.ok()).toBe(true);
  let media = 0;
  page.on('request', (request) => void (request.url().includes('/media?') && media++));
  await page.goto('/control-center/logs?vehicles=1002');
  await state(/^9:3\d\sAM, Parked at /);
  const command = page.getByRole('row').filter({ hasText: 'Location refreshed' }).first();
  const [, minutes = ''] = /9:(3\d)\sAM/.exec(await command.innerText()) ?? [];
  await day.fill(String(9 * 60 + Number(minutes)));
  await state(/^9:3\d\sAM, Parked at .+, Location refreshed$/);
  for (const [minute, time] of [
    ['490', '8:07'],
    ['240', null],
    ['415', '6:49'],
  ] as const) {
    await day.fill(minute);
    const shown = time ? picture(time) : page.getByText('No picture near this time');
    await expect(shown).toBeVisible();
  }
  expect(media).toBe(1);
  await expectAccessible(page, 'day with a picture');
  await page.goto('/control-center/vehicle/1002');
  await state(/^9:3\d\sAM, Parked at /);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('Yesterday', { exact: true })).toBeVisible();
  await state(/^11:59\sPM, Parked/);
  await day.focus();
  for (let time = 0; time < 2; time++) await page.keyboard.press('PageDown');
  await state(/Moving/);
  await expectAccessible(page, 'day of a vehicle');
  await page.getByRole('link', { name: 'Show on the map' }).click();
  await expect(page).toHaveURL(/vehicle_id=1002&at=2026-11-2\d/);
  await expect(slider(page)).toBeVisible();
});

/** Moves the slider of the day to several minutes before the first one can render. */
const slideInOneInstant = (page: Page, minutes: readonly string[]) =>
  page.getByRole('slider', { name: 'Time of the day' }).evaluate((input, all) => {
    // The element's own setter hides the change from the page.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const minute of all) {
      value?.set?.call(input, minute);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, minutes);

/** Presses keys before the first press can render. */
const pressInOneInstant = (page: Page, keys: string) =>
  page.evaluate((all) => {
    for (const key of all) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, keys);

/** Whether list, playback and address name the same trip. Once more after all timers of the playback. */
async function expectSelected(page: Page, index: number): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await expect(page.getByRole('list', { name: 'Trips' }).locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(trips(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
    const [, clock = '', half = ''] = /(\d+:\d\d)\s(AM|PM)/.exec(await trips(page).nth(index).innerText()) ?? [];
    await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${clock}:\\d\\d\\s${half}, `));
    await expect
      .poll(() =>
        new Date(new URL(page.url()).searchParams.get('at') ?? '').toLocaleTimeString('en-US', {
          timeZone: 'America/Chicago',
          hour: 'numeric',
          minute: '2-digit',
        }),
      )
      .toBe(`${clock} ${half}`);
    await page.clock.fastForward(2_000);
  }
}

test('[commerce 2] takes each press for another trip, also at once after a scrub or Pause', async ({ page, enter }) => {
  await page.clock.install();
  await enter('owner', `${TRIPS}?days=7`);
  await trips(page).first().click();
  await expectSelected(page, 0);
  await slider(page).focus();
  await pressInOneInstant(page, 'pppp');
  await expectSelected(page, 4);
  await pressInOneInstant(page, 'npnn');
  await expectSelected(page, 2);
  // A scrub whose moment is written while the next trip is not rendered yet, and one before.
  for (const pause of [100, 390, 400, 410]) {
    await page.keyboard.press('ArrowRight');
    await page.clock.fastForward(pause);
    await pressInOneInstant(page, 'p');
    await expectSelected(page, 3);
    await pressInOneInstant(page, 'n');
    await expectSelected(page, 2);
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Earlier trip' }).dblclick();
  await expectSelected(page, 4);
});

test('[commerce 2] sorts the trips, keeps the order in the address, and the trip selected', async ({ page, enter }) => {
  await enter('owner', `${TRIPS}?days=7`);
  await trips(page).first().click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Longest distance');
  await expect(page).toHaveURL(/days=7&sort=distance&at=/);
  await expect(async () => {
    const miles = (await trips(page).allInnerTexts()).map((text) => Number(/([\d.]+)\smi/.exec(text)?.[1]));
    expect(miles).toEqual(miles.toSorted((a, b) => b - a));
  }).toPass();
  await expect(page.getByRole('list', { name: 'Trips' }).locator('[aria-pressed="true"]')).toHaveCount(1);
  // Earlier and later stay those of the time.
  const before = await slider(page).getAttribute('aria-valuetext');
  await slider(page).press('p');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', before ?? '');
  await expectAccessible(page, 'sorted trips');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('distance');
});

test('[commerce 2] says that an address has more than 31 days, and lists them once they are fewer', async ({
  page,
  enter,
}) => {
  await enter('owner', `${TRIPS}?vehicle_id=1003&from=2026-09-01&to=2026-11-20`);
  await expect(page.getByRole('heading', { name: 'This period cannot be shown' })).toBeVisible();
  await expect(page.getByText('Choose at most 31 days.')).toHaveCount(2);
  await page.getByLabel('First day').fill('2026-11-19');
  await expect(page).toHaveURL(/from=2026-11-19&to=2026-11-20$/);
  await expect(trips(page).first()).toBeVisible();
});

test('[commerce 2] cancels a long load, keeps the page, and loads again', async ({ page, enter, world }) => {
  await world.control('POST', '/faults', { operation: 'listTrips', effect: { latency_ms: 100_000 } });
  await enter('owner', `${TRIPS}?vehicle_id=1003&days=30`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Loading stopped' })).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Load trips' }).click();
  await expect(trips(page).first()).toBeVisible();
});

test('[commerce 8] plays on without a network, and loads another day once it is back', async ({
  page,
  enter,
  context,
}) => {
  await enter('owner', `${TRIPS}?vehicle_id=1003&from=2026-11-20&to=2026-11-20`);
  await trips(page).first().click();
  await expect(slider(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The points are here already.
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'GPX file' }).click();
  expect((await saved).suggestedFilename()).toBe('Trips Van 14 2026-11-20.gpx');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(trips(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(trips(page).first()).toBeVisible();
});

test('[commerce 6] a vehicle whose plan has no trips offers the subscriptions', async ({ page, enter }) => {
  await page.route('**/api/v1/vehicle?**', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { results: { id: number; pricing_plan: { trip_reporting: boolean } }[] };
    for (const { id, pricing_plan } of json.results) if (id === 1003) pricing_plan.trip_reporting = false;
    await route.fulfill({ response, json });
  });
  await enter('owner', `${TRIPS}?vehicle_id=1003`);
  await expect(page.getByRole('heading', { name: 'The plan has no trips' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See subscriptions' })).toBeVisible();
});

test('[commerce 2] prints the list of trips black on white, without map and controls', async ({ page, enter }) => {
  await enter('owner', `${TRIPS}?days=7`);
  await trips(page).first().click();
  await expect(slider(page)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText('Trips of Box truck')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(slider(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Map of the trips' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Vehicle' })).toBeHidden();
  await expect(page.getByText('Trips of Box truck')).toBeVisible();
  await expect(page.getByText(/^Nov 15\s–\s21, 2026 · Time zone: Chicago$/)).toBeVisible();
  const [last, height] = await Promise.all([
    trips(page).last().boundingBox(),
    page.evaluate(() => document.documentElement.scrollHeight),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(last?.height).toBeGreaterThan(40);
});

test('[commerce 2] keeps the playing vehicle in view until the user moves the map', async ({ page, enter }) => {
  await enter('owner', `${TRIPS}?days=7`);
  await trips(page).first().click();
  const follow = page.getByRole('button', { name: 'Follow' });
  const vehicle = page.locator('[data-trip-vehicle]');
  const player = page.getByRole('region', { name: 'Playback of the trip' });
  /** Whether the list and the playback leave the vehicle free. */
  const isInView = async () => {
    const [box, below] = await Promise.all([vehicle.boundingBox(), player.boundingBox()]);
    return (
      box !== null && below !== null && box.x > below.x && box.x < 1440 && box.y > 0 && box.y + box.height < below.y
    );
  };
  await expect(vehicle).toBeVisible();
  // The controls of the map stand directly above the playback, however many events it lists.
  const zoom = page.getByRole('button', { name: 'Zoom out' });
  const gap = async () => {
    const [box, below] = await Promise.all([zoom.boundingBox(), player.boundingBox()]);
    return (below?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThan(10);
  expect(await gap()).toBeLessThan(70);
  for (let time = 0; time < 3; time++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await slider(page).focus();
  for (let tenth = 0; tenth < 10; tenth++) {
    await page.keyboard.press('PageUp');
    await expect.poll(isInView).toBe(true);
  }
  await page.mouse.move(900, 300);
  await page.mouse.down();
  await page.mouse.move(960, 340, { steps: 3 });
  await page.mouse.up();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(isInView).toBe(false);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider(page)).not.toHaveValue('0');
  expect(await isInView()).toBe(false);
  await follow.click();
  await expect.poll(isInView).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: PHONE });

  test('[core 9] plays in steps, and follows the vehicle only when asked', async ({ page, enter }) => {
    await enter('owner', `${TRIPS}?days=7`);
    await trips(page).first().click();
    const follow = page.getByRole('button', { name: 'Follow' });
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    const before = await slider(page).getAttribute('aria-valuetext');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(slider(page)).not.toHaveAttribute('aria-valuetext', before ?? '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 2] shows all events of the selected trip without a list that scrolls by itself', async ({
    page,
    enter,
  }) => {
    await enter('owner', `${TRIPS}?vehicle_id=1002`);
    await trips(page).filter({ hasText: 'Harsh acceleration · Speeding · Arrived' }).first().click();
    const events = page.getByRole('list', { name: 'Events of this trip' });
    await expect(events.getByRole('button')).toHaveCount(5);
    await expect(events.getByRole('button').first()).toHaveText(/^\d+:\d\d:\d\d\sAM · \d+ .+, Chicago/);
    await expect(events.getByRole('link', { name: /^Directions to / })).toHaveCount(2);
    expect(await events.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  });
});
