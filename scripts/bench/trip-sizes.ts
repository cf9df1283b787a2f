import type { Browser as Chromium, ElementHandle, Page } from '@playwright/test';
import { longestTask, mapAtRest, openPage, plainMap } from './browser-page.ts';
import type { Measure } from './report.ts';
import { ratioOf, tasksOf } from './sizes.ts';

const WHAT = { many: 10_000, few: 1_000 };
const LONGEST_TASK = 50;
/** Milliseconds of a playback. */
const PLAYED = 5_000;

type Times = { drawn: number; played: number; shown: number };

/** Compares the playback of a trip with ten thousand and with a thousand points. */
export async function tripSizes(browser: Chromium, url: string): Promise<Measure[]> {
  const few = await timesWith(browser, url, WHAT.few);
  const many = await timesWith(browser, url, WHAT.many);
  const of = (key: keyof Times) => ({ many: many[key], few: few[key] });
  return [
    ...tasksOf({ name: 'points of a trip, drawn', what: WHAT, value: of('drawn') }, LONGEST_TASK),
    ...tasksOf({ name: 'points of a trip, played at 50×', what: WHAT, value: of('played') }, LONGEST_TASK),
    ...ratioOf({ name: 'points of a trip, from the click to its player', what: WHAT, value: of('shown') }, 3),
  ];
}

async function timesWith(browser: Chromium, url: string, points: number): Promise<Times> {
  const { page } = await openPage(browser, url, 'default', 'owner');
  await plainMap(page, url);
  await lengthenTrip(page, points);
  await page.goto('/control-center/trips?days=7');
  const trip = page.getByRole('list', { name: 'Trips' }).getByRole('button').first();
  await trip.waitFor();
  // Loads what the first selection of a trip needs.
  await page.getByRole('list', { name: 'Trips' }).getByRole('button').nth(1).click();
  await page.getByRole('slider', { name: 'Time of the trip' }).waitFor();
  await mapAtRest(page);
  let shown = 0;
  // Found before, because the search for a name in a long list is a task of its own.
  const first = await trip.elementHandle();
  const drawn = await longestTask(page, async () => {
    shown = await selected(page, first);
  });
  await page.getByRole('combobox', { name: 'Playback speed' }).click();
  await page.getByRole('option', { name: '50×' }).click();
  await mapAtRest(page);
  const play = await page.getByRole('button', { name: 'Play', exact: true }).elementHandle();
  const played = await longestTask(page, async () => {
    await play?.click();
    await page.waitForTimeout(PLAYED);
    await play?.click();
  });
  await page.context().close();
  return { drawn, played, shown };
}

/** Milliseconds from the click on the first trip until the player shows all of it. */
async function selected(page: Page, first: ElementHandle | null): Promise<number> {
  const before = await page.locator('input[type="range"]').getAttribute('max');
  await page.evaluate(() => addEventListener('click', () => performance.mark('picked'), { capture: true, once: true }));
  await first?.click();
  const shown = await page.waitForFunction(
    (before) => (document.querySelector('input[type="range"]')?.getAttribute('max') === before ? 0 : performance.now()),
    before,
    { polling: 'raf' },
  );
  const picked = await page.evaluate(() => performance.getEntriesByName('picked').at(-1)?.startTime ?? Number.NaN);
  return (await shown.jsonValue()) - picked;
}

type Log = { timestamp: string; latitude: number; longitude: number; speed: number; mileage: number };
type TripPage = { results: { logs: Log[]; end_date?: string }[] };

/** Gives the newest trip a number of points, a second apart, along its own route and at changing speed. */
async function lengthenTrip(page: Page, points: number): Promise<void> {
  await page.route(/\/device\/trip\//, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as TripPage;
    const [trip] = body.results;
    if (trip) trip.logs = along(trip.logs, points);
    await route.fulfill({ json: body });
  });
}

function along(logs: readonly Log[], points: number): Log[] {
  const start = Date.parse(logs[0]?.timestamp ?? '');
  return Array.from({ length: points }, (_, index) => {
    const place = (index / points) * (logs.length - 1);
    const from = logs[Math.floor(place)] as Log;
    const to = logs[Math.floor(place) + 1] ?? from;
    const between = (key: 'latitude' | 'longitude' | 'mileage') =>
      from[key] + (to[key] - from[key]) * (place - Math.floor(place));
    return {
      ...from,
      timestamp: new Date(start + index * 1_000).toISOString(),
      latitude: between('latitude'),
      longitude: between('longitude'),
      mileage: between('mileage'),
      speed: Math.round(30 + 25 * Math.sin(index / 40)),
    };
  });
}
