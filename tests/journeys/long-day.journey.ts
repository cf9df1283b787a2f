import type { Page } from '@playwright/test';
import { owner } from '../../fixtures/personas/owner.ts';
import { HOUR, MINUTE, SECOND } from '../../mock-server/world/duration.ts';
import { ERROR_TITLES } from '../crawler/crawl.ts';
import { Walker } from '../crawler/walk.ts';
import { chooseWorld, expect, openWorld, test } from './journey.ts';
import { PAGES } from './pages.ts';

/** Nights in Chicago with a change of daylight saving: the instant they are opened, and of the change. */
const NIGHTS = [
  { name: 'in spring', opened: '2027-03-14T05:57:00Z', change: '2027-03-14T08:00:00Z' },
  { name: 'in autumn', opened: '2026-11-01T04:57:00Z', change: '2026-11-01T07:00:00Z' },
] as const;

/** Instants that the open pages pass: midnight, full five minutes and hours, the change, and a working day. */
const marksOf = ({ opened, change }: (typeof NIGHTS)[number]) => {
  const midnight = Date.parse(opened) + 3 * MINUTE;
  const changed = Date.parse(change);
  return [midnight, midnight + 5 * MINUTE, midnight + HOUR, changed, changed + 5 * MINUTE, changed + 9 * HOUR];
};

/** Open pages of one browser at the same time. */
const TABS = 7;

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByLabel('Remember me on this browser').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

const days = [true, false].flatMap((isPublic) => {
  const pages = PAGES.filter((page) => page.isPublic === isPublic).map(({ path }) => path);
  return Array.from({ length: Math.ceil(pages.length / TABS) }, (_, index) => ({
    isPublic,
    paths: pages.slice(index * TABS, (index + 1) * TABS),
  }));
});

for (const [index, { isPublic, paths }] of days.entries()) {
  const night = NIGHTS[index % NIGHTS.length] ?? NIGHTS[0];
  test(`[core 9] ${paths[0]} and ${paths.length - 1} more stay open over a change of the clock ${night.name}`, async ({
    context,
    request,
    baseURL,
  }) => {
    const world = await openWorld(request, 'default', night.opened);
    await chooseWorld(context, world, { isMapDrawn: false, baseURL });
    await context.clock.install({ time: night.opened });
    const first = await context.newPage();
    if (!isPublic) await signIn(first);
    const open: { path: string; walker: Walker }[] = [];
    const faults: string[] = [];
    for (const path of paths) {
      const walker = await Walker.of(path === paths[0] ? first : await context.newPage(), ERROR_TITLES);
      const fault = await walker.open(path);
      if (fault) faults.push(`${path}: ${fault.detail}`);
      else open.push({ path, walker });
    }
    const pass = async (milliseconds: number) => {
      await world.control('POST', '/clock', { advance_ms: milliseconds });
      await context.clock.fastForward(milliseconds);
    };
    for (const mark of marksOf(night)) {
      // Stops just before the mark, so that timers of the mark itself run, too.
      const { now_ms } = (await world.control('GET', '/clock')) as { now_ms: number };
      if (mark - now_ms > 2 * SECOND) await pass(mark - now_ms - SECOND);
      await pass(2 * SECOND);
      for (const { path, walker } of open.splice(0)) {
        const fault = await walker.look(new Date(mark).toISOString());
        if (fault) faults.push(`${path}: ${fault.detail}`);
        else open.push({ path, walker });
      }
    }
    await world.control('DELETE', `/worlds/${world.id}`);
    expect(faults).toEqual([]);
  });
}
