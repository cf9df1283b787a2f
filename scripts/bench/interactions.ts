import type { Browser as Chromium, Locator, Page } from '@playwright/test';
import { mapAtRest, type Opened, openPage, plainMap } from './browser-page.ts';
import { fillCart } from './cart.ts';
import { withPortal } from './portal.ts';
import type { Measure, Suite } from './report.ts';
import { atSeventyFive, observeVitals, SLOWDOWN, type Slowest, slowDown, vitalsOf } from './vitals.ts';

const PAGES = 4;
/** Limit of a good INP, in milliseconds. */
const GOOD = 200;
/** Longer than the slowest interaction takes to be painted, so that none waits for the one before. */
const PAUSE = 1_200;
/** A hundred words a minute. */
const BETWEEN_KEYS = 120;

type Scenario = 'default' | 'fleet';
type Interaction = {
  name: string;
  path: string;
  scenario?: Scenario;
  /** Also measured without WebGL: what remains is the map's drawing, which is slow without a GPU. */
  hasMap?: true;
  before?: (opened: Opened, url: string) => Promise<unknown>;
  ready: (page: Page) => Promise<unknown>;
  /** Interacts several times. INP is the slowest of them. */
  act: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const idle = (page: Page) => page.waitForLoadState('networkidle');

async function press(target: Locator): Promise<void> {
  await target.click();
  await target.page().waitForTimeout(PAUSE);
}

async function openVehicles(page: Page): Promise<void> {
  for (const at of [1, 3, 0, 2]) await press(page.locator('[data-vehicle]').nth(at));
}

async function typeKeys(page: Page): Promise<void> {
  for (const key of ['v', 'a', 'n', 'Space', '1', 'Backspace']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE);
  }
}

async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().focus();
  await typeKeys(page);
}

/** Types as fast as people do: a key may come while the list still searches for the one before. */
async function typeFast(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().pressSequentially('van 12', { delay: BETWEEN_KEYS });
  await page.waitForTimeout(PAUSE);
}

/** Opens the palette and types in it. */
async function searchPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.waitForTimeout(PAUSE);
  await typeKeys(page);
}

/** The corner moves with the pointer, so that the second drag returns it. */
async function dragCorner(page: Page): Promise<void> {
  const corner = page.getByRole('slider', { name: 'Radius' });
  for (const distance of [40, -40]) {
    const box = await corner.boundingBox();
    if (!box) throw new Error('The edge of the radius is not shown.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
    await page.waitForTimeout(PAUSE);
  }
}

const INTERACTIONS: readonly Interaction[] = [
  { name: 'Open a vehicle, 15 vehicles', path: '/control-center', hasMap: true, ready: mapAtRest, act: openVehicles },
  {
    name: 'Open a vehicle, 10,000 vehicles',
    path: '/control-center',
    scenario: 'fleet',
    hasMap: true,
    ready: mapAtRest,
    act: openVehicles,
  },
  { name: 'A key in the search, 15 vehicles', path: '/control-center', hasMap: true, ready: mapAtRest, act: search },
  {
    name: 'A key in the search, 10,000 vehicles',
    path: '/control-center',
    scenario: 'fleet',
    hasMap: true,
    ready: mapAtRest,
    act: search,
  },
  {
    name: 'Type fast in the search, 10,000 vehicles',
    path: '/control-center',
    scenario: 'fleet',
    hasMap: true,
    ready: mapAtRest,
    act: typeFast,
  },
  {
    name: 'A key in the palette, 10,000 vehicles',
    path: '/',
    scenario: 'fleet',
    ready: idle,
    act: searchPalette,
  },
  {
    name: 'Send a command',
    path: '/control-center/vehicle/1003',
    ready: idle,
    act: (page) => press(button(page, 'Lock')),
  },
  {
    name: 'Switch a tab',
    path: '/control-center/alerts',
    ready: idle,
    act: async (page) => {
      for (const name of ['Alert rules', 'History']) await press(page.getByRole('main').getByRole('link', { name }));
    },
  },
  {
    name: 'Filter the feed',
    path: '/control-center/logs',
    ready: idle,
    act: async (page) => {
      await press(page.getByRole('button', { name: /^Filters/ }));
      await press(page.getByRole('dialog').getByRole('radio', { name: 'Last 30 days' }));
      await press(button(page, 'Show entries'));
    },
  },
  {
    name: 'Edit the cart',
    path: '/subscriptions/checkout',
    scenario: 'fleet',
    before: (opened, url) => fillCart(opened, url, 20),
    ready: idle,
    act: async (page) => {
      for (let line = 0; line < 3; line++) await press(page.locator('main li button').first());
    },
  },
  {
    name: 'Drag the edge of a geofence',
    path: '/control-center/geofences/edit/81',
    ready: mapAtRest,
    act: dragCorner,
  },
];

/** The library reports no interaction below its threshold. */
const UNREPORTED: Slowest = { value: 16, inputDelay: 0, processingDuration: 0, presentationDelay: 0 };

/** Makes a page think that the browser has no WebGL: it shows a notice in place of its map. */
function withoutWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
}

async function visit(browser: Chromium, url: string, one: Interaction, isMapDrawn: boolean): Promise<Slowest> {
  const { scenario = 'default' } = one;
  const opened = await openPage(browser, url, scenario, scenario === 'fleet' ? 'owner-fleet' : 'owner');
  const { page } = opened;
  await one.before?.(opened, url);
  await plainMap(page, url);
  await observeVitals(page);
  if (!isMapDrawn) await page.addInitScript(withoutWebGl);
  await page.goto(one.path);
  await (isMapDrawn ? one.ready(page) : idle(page));
  await slowDown(page);
  await one.act(page);
  const { inp } = await vitalsOf(page);
  await page.context().close();
  return inp ?? UNREPORTED;
}

async function measure(browser: Chromium, url: string, one: Interaction): Promise<Measure[]> {
  const kinds = one.hasMap ? [false, true] : [true];
  const measures: Measure[] = [];
  for (const isMapDrawn of kinds) {
    const visits: Slowest[] = [];
    for (let at = 0; at < PAGES; at++) visits.push(await visit(browser, url, one, isMapDrawn));
    const slow = atSeventyFive(visits, ({ value }) => value);
    const [input, work, paint] = [slow.inputDelay, slow.processingDuration, slow.presentationDelay].map(Math.round);
    const isTarget = !one.hasMap || !isMapDrawn;
    measures.push({
      name: one.hasMap ? `${one.name}, ${isMapDrawn ? 'with' : 'without'} the map` : one.name,
      value: slow.value,
      unit: 'ms',
      ...(isTarget && { target: { atMost: GOOD } }),
      note: `${input} until it begins, ${work} of work, ${paint} to the frame`,
    });
  }
  return measures;
}

async function measureAll(browser: Chromium, url: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const one of INTERACTIONS) measures.push(...(await measure(browser, url, one)));
  return measures;
}

/** Interaction to Next Paint (INP) of what people do most, at the 75th percentile of page views. */
export const interactions: Suite = {
  title: `Interactions, processor slowed ${SLOWDOWN} times`,
  run: () => withPortal(measureAll),
};
