/**
 * Every page of the documents as a persona of each kind, in `test:full` as every one who can sign in: the page, the refusal or the way
 * back, never an error page.
 */
import { personas } from '../../fixtures/personas/index.ts';
import { expect, test } from './journey.ts';
import { PAGES } from './pages.ts';

const FAILED = /An error occurred|This page could not be loaded/;
/** Personas with a user whom the service admits. */
const ADMITTED = personas.filter(({ identity, user }) => identity.enabled && identity.status === 'CONFIRMED' && user);
/** One of each kind: with and without vehicles, a guest, and those who work on devices of others. */
const KINDS = ['owner', 'owner-new', 'guest-partial', 'installer', 'dealer'];
const SWEPT = process.env['WAYMARK_SWEEP'] === 'all' ? ADMITTED : ADMITTED.filter(({ id }) => KINDS.includes(id));
/** Ends the session, and is tested on its own. */
const LEFT_OUT = new Set(['/logout']);

for (const { id } of SWEPT) {
  test(`[core 2.1] [core 6] no page fails for ${id}`, async ({ page, enter }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(id, '/profile');
    for (const { path } of PAGES) {
      if (LEFT_OUT.has(path)) continue;
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('main').first()).not.toBeEmpty();
      expect.soft([path, FAILED.exec(await page.locator('body').innerText())?.[0]]).toEqual([path, undefined]);
    }
  });
}
