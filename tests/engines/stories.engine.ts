import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDemo } from '../../mock-server/demo/serve.node.ts';
import type { Choice } from '../../scripts/choose-engines.ts';
import { type Display, openDisplay } from './display.ts';
import { openFirefox } from './firefox.ts';
import { colorsIn, cutTexts, inkOf, isTintOf } from './looks.ts';
import { enter, joinWorld, openPortal, type Portal, type World } from './portal.ts';
import { type Engine, findInPage, type Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const { engines: found, withoutVideo } = JSON.parse(process.env['WAYMARK_ENGINES'] ?? '{}') as Choice;
const { firefox, webkit, display: program, openssl } = found;
const PASSWORD = 'Waymark-2026!';
/** Minimum size of a screenshot with streets. An empty map compresses to less. */
const MAP_BYTES = 300_000;
const PICTURES = 'test-results/engines';

const engines: [name: 'Firefox' | 'WebKit', open: () => Promise<Engine>][] = [];
if (firefox) engines.push(['Firefox', () => openFirefox(firefox, display)]);
if (webkit) engines.push(['WebKit', () => openWebKit(webkit, display)]);

let portal: Portal;
let display: Display;
beforeAll(async () => {
  portal = await openPortal(openssl ?? '');
  display = await openDisplay(program);
});
afterAll(async () => {
  await portal.close();
  await display.close();
});

const poll = (read: () => unknown) => expect.poll(read, { timeout: 30_000, interval: 100 });

/** Waits for a visible element with this name. */
const shows = (tab: Tab, selector: string, name = '') =>
  poll(() => tab.evaluate(findInPage, selector, name).then((found) => found !== null)).toBe(true);

/** Clicks as soon as the element is visible and still. */
const press = (tab: Tab, selector: string, name = '') => poll(() => tab.click(selector, name)).toBe(true);

async function fill(tab: Tab, name: string, text: string): Promise<void> {
  await press(tab, 'input', name);
  await tab.type(text);
}

const pathOf = (tab: Tab) => tab.evaluate(() => `${location.pathname}${location.search}`);
const textOf = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);

async function signIn(tab: Tab, email: string): Promise<void> {
  await fill(tab, 'Email', email);
  await fill(tab, 'Password', PASSWORD);
  await press(tab, 'button', 'Sign in');
}

async function videoPlays(tab: Tab): Promise<void> {
  const time = () => tab.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await poll(time).toBeGreaterThan(1);
  const before = await time();
  await poll(time).toBeGreaterThan(before + 1);
}

/** Runs in the page: distance in pixels between the picture's frame and the end of its group. */
function emptyBelowPicture(): number | undefined {
  const group = [...document.querySelectorAll('fieldset')].find((one) => one.textContent.startsWith('Picture'));
  const bottom = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  return group && Math.round(bottom(group) - bottom(group.lastElementChild));
}

async function keepPicture(tab: Tab, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(path.join(PICTURES, `${name.replaceAll('/', ' ')}.png`), await tab.screenshot());
}

describe.each(engines)('%s', (name, open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());

  /** A story in its own profile and world. Keeps the screenshot of a failure. `unless`: reason to skip it. */
  function story(title: string, tell: (tab: Tab, world: World) => Promise<void>, unless?: string): void {
    test(title, { timeout: 120_000 }, async ({ task, skip }) => {
      if (unless) skip(unless);
      const [tab, world] = [await engine.newTab(), await portal.newWorld()];
      try {
        await tell(tab, world);
      } catch (error) {
        await keepPicture(tab, `${name} ${task.name}`).catch(() => undefined);
        throw error;
      } finally {
        await tab.close();
      }
    });
  }

  story('[core 4] signs in with a password over plain http', async (tab, world) => {
    await joinWorld(tab, portal.http, world);
    await tab.open(`${portal.http}/login`);
    await signIn(tab, 'riley.kowalski@waymark.example');
    await shows(tab, 'h1', 'Dashboard');
    await tab.open(`${portal.http}/control-center`);
    await shows(tab, 'button', 'Van 14');
  });

  story('[core 4] signs in with a second factor over https', async (tab, world) => {
    await joinWorld(tab, portal.https, world);
    await tab.open(`${portal.https}/login`);
    await signIn(tab, 'mfa-sms@waymark.example');
    await shows(tab, 'input', 'Code');
    const [message] = (await world.control('GET', '/outbox')) as { code: string }[];
    await tab.type(message?.code ?? '');
    await tab.press('Enter');
    await shows(tab, 'h1');
    await poll(() => pathOf(tab)).not.toContain('login');
  });

  story('[core 2.7] draws the map and locks a vehicle', async (tab, world) => {
    await enter(tab, portal.https, world, '/control-center');
    await press(tab, 'button', 'Van 14');
    await press(tab, 'aside button', 'Unlock');
    await shows(tab, 'aside dd, aside span', 'Unlocked$');
    await press(tab, 'aside button', 'Lock');
    await shows(tab, 'aside dd, aside span', 'Locked$');
    await poll(async () => (await tab.screenshot()).length).toBeGreaterThan(MAP_BYTES);
  });

  const watch = async (tab: Tab, world: World) => {
    await enter(tab, portal.https, world, '/control-center?vehicle=1002');
    await videoPlays(tab);
  };
  story('[core 2.11] plays live video', watch, withoutVideo[name]);

  story('[core 4] sends a command to several vehicles', async (tab, world) => {
    await enter(tab, portal.https, world, '/control-center');
    await press(tab, 'button', 'Bulk Commands');
    await press(tab, '[role="dialog"] label', 'Unlock$');
    for (const vehicle of ['Van 12', 'Van 14']) await press(tab, '[role="dialog"] input[type="checkbox"]', vehicle);
    await press(tab, '[role="dialog"] button', 'Send Command');
    await poll(() => textOf(tab, '[role="dialog"]')).toContain('Unlock: 2 unlocked');
  });

  story('[core 5] shows where the focus is after an arrow key that follows a click', async (tab, world) => {
    await enter(tab, portal.https, world, '/control-center');
    await press(tab, '[data-row] button', 'Van 12');
    await shows(tab, 'aside button', 'Lock');
    await tab.press('ArrowDown');
    await poll(() => tab.evaluate(() => document.querySelectorAll('[data-row] :focus-visible').length)).toBe(1);
  });

  story('[core 9] shows the words of the facets whole on a phone', async (tab, world) => {
    await tab.shrink();
    await enter(tab, portal.https, world, '/control-center');
    await shows(tab, 'fieldset button', '\\d+Moving');
    expect(await tab.evaluate(cutTexts, 'fieldset button')).toEqual([]);
  });

  // By design, Firefox has no button to clear a search and shows the parts of an empty date.
  if (name === 'WebKit') {
    story('[core 9] draws the clear icon of a search in the color of the other icons', async (tab, world) => {
      await enter(tab, portal.https, world, '/control-center');
      await fill(tab, 'Search vehicle', 'Van');
      const ink = await tab.evaluate(inkOf, '--wm-text-2');
      await poll(async () => (await colorsIn(tab, 'input[type="search"]', 'icon')).length).toBeGreaterThan(1);
      const colors = await colorsIn(tab, 'input[type="search"]', 'icon');
      expect(colors.filter((color) => !isTintOf(color, ink))).toEqual([]);
    });

    story('[core 9] shows no day in an empty date field', async (tab, world) => {
      await enter(tab, portal.https, world, '/control-center/vehicle/info/1003');
      await press(tab, 'input', 'Remind me( \\*)?$');
      await press(tab, '[role="option"]', 'On a date');
      await shows(tab, 'input[type="date"]');
      expect(await colorsIn(tab, 'input[type="date"]', 'text')).toEqual([[255, 255, 255]]);
    });
  }

  story('[commerce 8] saves a form with a picture and a date', async (tab, world) => {
    await enter(tab, portal.https, world, '/control-center/vehicle/info/1003');
    await shows(tab, 'input', 'Name');
    expect(await tab.evaluate(emptyBelowPicture)).toBe(0);
    await tab.upload(path.resolve('client/public/icons/icon-192.png'));
    await press(tab, 'button', 'Use image');
    await press(tab, 'button', 'Save info');
    await poll(() => textOf(tab, 'body')).toContain('Vehicle info is saved');
    await press(tab, 'input', 'Remind me( \\*)?$');
    await press(tab, '[role="option"]', 'On a date');
    await shows(tab, 'input[type="date"]');
    await tab.enterDate('2027-03-14');
    await press(tab, 'button', 'Save reminder');
    await poll(() => textOf(tab, 'body')).toContain('Due March 14, 2027');
  });

  story('[core 5] finds a page in the palette, then logs out', async (tab, world) => {
    await enter(tab, portal.https, world, '/');
    await shows(tab, 'h1', 'Dashboard');
    await tab.press('Control', 'k');
    await shows(tab, 'input', 'Search vehicles');
    await tab.type('my account');
    await shows(tab, '[role="dialog"] button', 'My Account');
    await tab.press('Enter');
    await poll(() => pathOf(tab)).toBe('/profile');
    await press(tab, 'button', 'Profile of');
    await press(tab, '[role="menuitem"]', 'Logout');
    await shows(tab, 'input', 'Password');
    expect(await tab.evaluate(() => document.cookie)).not.toContain('accessToken');
  });

  story('[core 2.2] goes to a typed address while parts of the page load', async (tab, world) => {
    await joinWorld(tab, portal.https, world);
    const release = portal.hold(/\/assets\/support-page-/);
    try {
      await tab.evaluate(() => location.assign('/support'));
      await poll(() => portal.requested.some((address) => address.includes('support-page-'))).toBe(true);
      await tab.open(`${portal.https}/terms`);
      await shows(tab, 'h1', 'Terms');
    } finally {
      release();
    }
    expect(portal.requested.filter((address) => address.includes('retry'))).toEqual([]);
    expect(await tab.evaluate(() => sessionStorage.getItem('waymark.last-reload'))).toBeNull();
  });

  story('runs the demo below a sub-path, with a whole map', async (tab) => {
    const demo = await serveDemo('build/demo', { base: '/some/sub/path/' });
    try {
      await tab.open(demo.url);
      await signIn(tab, 'riley.kowalski@waymark.example');
      await shows(tab, 'h1', 'Dashboard');
      await tab.open(`${demo.url}control-center`);
      await shows(tab, 'button', 'Van 14');
      await poll(async () => (await tab.screenshot()).length).toBeGreaterThan(MAP_BYTES);
      expect(await textOf(tab, 'body')).not.toContain('Parts of the map did not load.');
    } finally {
      await demo.close();
    }
  });
});
