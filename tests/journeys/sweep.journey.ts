/**
 * Every page of the documents as a persona of each kind, in `test:full` as every one who can sign in: the page, the refusal or the way
 * back, never an error page, a part that did not load, or an error in the console.
 */
import en from '../../client/i18n/catalogs/en/common.ts';
import es from '../../client/i18n/catalogs/es/common.ts';
import fr from '../../client/i18n/catalogs/fr/common.ts';
import { personas } from '../../fixtures/personas/index.ts';
import { expect, test } from './journey.ts';
import { PAGES } from './pages.ts';
import { follow, settling } from './settled.ts';

/** Titles of pages that failed, in the languages of the personas. */
const FAILED = [en, fr, es].flatMap(({ applicationError, pageNotLoaded }) => [applicationError.title, pageNotLoaded]);
/** A part of a page that did not load, with its retry. */
const NOT_LOADED = '[role="alert"]:is(:has(h1), :has(h2))';
/** The browser's own lines about refused calls. The page says what they mean. */
const OF_BROWSER = /^Failed to load resource/;
/** Personas with a user whom the service admits. */
const ADMITTED = personas.filter(({ identity, user }) => identity.enabled && identity.status === 'CONFIRMED' && user);
/** One of each kind: with and without vehicles, guests with and without access, and those who work on devices of others. */
const KINDS = ['owner', 'owner-new', 'guest-partial', 'guest-expired', 'installer', 'dealer'];
const SWEPT = process.env['WAYMARK_SWEEP'] === 'all' ? ADMITTED : ADMITTED.filter(({ id }) => KINDS.includes(id));
/** Ends the session, and is tested on its own. */
const LEFT_OUT = new Set(['/logout']);

for (const { id } of SWEPT) {
  test(`[core 2.1] [core 6] no page fails for ${id}`, async ({ page, enter }) => {
    const settled = settling(page);
    const broken: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_BROWSER.test(message.text())) broken.push(message.text());
    });
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 500) broken.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    await enter(id, '/profile');
    await settled('/profile');
    for (const { path } of PAGES) {
      if (LEFT_OUT.has(path)) continue;
      await follow(page, path);
      await settled(path);
      const text = await page.locator('body').innerText();
      const missing = await page.locator(NOT_LOADED).allInnerTexts();
      expect
        .soft([path, FAILED.filter((title) => text.includes(title)), missing, broken.splice(0)])
        .toEqual([path, [], [], []]);
    }
  });
}
