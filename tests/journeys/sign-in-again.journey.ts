import type { Page } from '@playwright/test';
import { expect, pressTwice, test, type World } from './journey.ts';

const EMAIL = 'mfa-sms@waymark.example';

/** Text messages with a code, newest first. */
async function codes(world: World): Promise<string[]> {
  const outbox = (await world.control('GET', '/outbox')) as { channel: string; code: string | null }[];
  return outbox.flatMap(({ channel, code }) => (channel === 'sms' && code !== null ? code : []));
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Waymark-2026!');
}
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const codeStep = (page: Page) => page.getByRole('heading', { level: 1, name: 'Enter the code' });

test('[core 4] keeps the code step after a reload or Back', async ({ page, world }) => {
  await page.goto('/terms');
  await page.goto('/login?next=%2Fprofile');
  await fillIn(page, EMAIL);
  const before = (await codes(world)).length;
  await pressTwice(signIn(page));
  await expect(codeStep(page)).toBeVisible();
  expect((await codes(world)).length - before).toBe(1);

  await page.reload();
  await expect(codeStep(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await page.goForward();
  await expect(codeStep(page)).toBeVisible();
  expect((await codes(world)).length - before).toBe(1);

  await page.getByRole('textbox', { name: 'Code' }).click();
  await page.keyboard.type((await codes(world))[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Company')).toBeEditable();
  expect(await page.evaluate(() => sessionStorage.getItem('waymark.kept.sign-in'))).toBeNull();
});

test('[core 4] an abandoned or old code step does not come back', async ({ page, world: _world }) => {
  await page.clock.install();
  await page.goto('/login');
  await fillIn(page, EMAIL);
  await signIn(page).click();
  await expect(codeStep(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.reload();
  await fillIn(page, EMAIL);
  await signIn(page).click();
  await expect(codeStep(page)).toBeVisible();
  // The password is not stored, so a new code asks for it.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test.describe('a browser that blocks storage', () => {
  const REFUSED = 'Your browser refuses to keep data for this site. Allow cookies and site data, then try again.';

  test('[core 9] without cookies, explains why a sign-in has no effect', async ({ page, world: _world }) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }));
    await page.goto('/login');
    await fillIn(page, 'riley.kowalski@waymark.example');
    await signIn(page).click();
    await expect(page.getByRole('alert')).toHaveText(REFUSED);
  });

  test('[core 9] without storage, explains why the portal does not start', async ({ page, world: _world }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto('/');
    await expect(page.getByText(REFUSED)).toBeVisible();
  });
});
