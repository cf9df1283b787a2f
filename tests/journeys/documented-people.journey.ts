/** Sharing and protection against a server that sends documented fields and has documented operations alone (decision 0019). */
import type { Page } from '@playwright/test';
import { button, field } from './controls.ts';
import { expect, PHONE, test, WIDE } from './journey.ts';
import { actOn, expectSaid, people, tickVehicle } from './sharing.ts';
import { appCode, secretOf } from './two-factor.ts';
import { moreAbout } from './vehicles.ts';

const NOT_OFFERED = 'The service does not offer this.';

/** A page without its failure, and without a value that is missing in code instead of in words. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('main').first()).toBeVisible();
  await expect(page.getByText('An error occurred')).toHaveCount(0);
  await expect(page.getByText(/undefined|\bNaN\b|Invalid Date|\[object/)).toHaveCount(0);
}

for (const viewport of [WIDE, PHONE]) {
  test.describe(`documented-only at ${viewport.width} px`, () => {
    test.use({ scenario: 'documented-only', viewport });

    test('[commerce 4] lists, invites and edits guests', async ({ page, enter }) => {
      await enter('owner', '/sharing');
      await expect(people(page).first()).toBeVisible();
      await expectWhole(page);
      await page.goto('/sharing/invite');
      await page.getByRole('combobox', { name: 'Email of your guest' }).fill('pat.guest@waymark.example');
      await tickVehicle(page, 'Van 14');
      await page.getByRole('radio', { name: /^Partial Access/ }).check();
      await button(page, 'Send invitation').click();
      await expectSaid(page, 'The invitation was sent to pat.guest@waymark.example');
      await expectWhole(page);
      await page.goto('/sharing');
      await actOn(page, 'Theo Lindqvist', 'Edit access');
      await page.getByRole('radio', { name: /^Read Only/ }).check();
      await button(page, 'Save access').click();
      await expectSaid(page, 'The access was saved');
      await expectWhole(page);
    });

    test('[commerce 3] sets a PIN of the key locker', async ({ page, enter }) => {
      await enter('owner', '/control-center/vehicle/keylocker/1003');
      await button(page, 'Set master PIN').click();
      await field(page, 'New master PIN').fill('482913');
      await button(page, 'Save PIN').click();
      await expect(page.getByText('The device confirmed the master PIN.')).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 4] turns the app on, because the identity service is another one', async ({
      page,
      enter,
      world,
    }) => {
      await enter('owner', '/profile/two-factor');
      await button(page, 'Turn on the app').click();
      await expect(field(page, 'Code from the app')).toBeFocused();
      await field(page, 'Code from the app').fill(await appCode(world, await secretOf(page)));
      await button(page, 'Turn on').click();
      await expect(page.getByText('The authenticator app is on')).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 2] says that a PIN for voice assistants is not offered, and keeps it', async ({ page, enter }) => {
      await enter('owner', '/profile/voice-assistants');
      await field(page, 'PIN').fill('739158');
      await field(page, 'Repeat PIN').fill('739158');
      await button(page, 'Set PIN').click();
      await expect(page.getByRole('main').getByText(NOT_OFFERED)).toBeVisible();
      await expect(field(page, 'PIN')).toHaveValue('739158');
      await button(page, 'Remove PIN').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove PIN' }).click();
      await expect(page.getByRole('dialog').getByText(NOT_OFFERED)).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 2] leads through the help center to a case', async ({ page, enter }) => {
      await enter('owner', '/help-center');
      await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
      await expectWhole(page);
      await page.goto('/help-center?at=form');
      await expect(field(page, 'Name')).toHaveValue('Riley Kowalski');
      await field(page, 'Description').fill('The map stays empty on my phone.');
      await button(page, 'Send').click();
      await expect(page.getByRole('heading', { level: 1, name: 'We received your request' })).toBeVisible();
      await expectWhole(page);
    });

    test('[commerce 4] opens service mode, and shows an installer the device', async ({ page, enter }) => {
      await enter('owner', '/control-center/vehicle/settings/1003#service-mode');
      const toggle = page.getByRole('switch', { name: 'Service mode' });
      await toggle.click({ force: true });
      await expect(toggle).toBeChecked();
      await expectWhole(page);
      await page.context().clearCookies({ name: /Cognito/ });
      await enter('installer', '/installer?device=3182042261');
      await expect(page.getByRole('heading', { name: '3182042261' })).toBeVisible();
      await expectWhole(page);
    });

    test('[core 1] says that links to a location are not offered, also to their visitors', async ({ page, enter }) => {
      await page.goto('/where?token=3f2b8a1c-1111-4222-8333-444455556666');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWhole(page);
      await enter('owner', '/control-center/vehicle/1001');
      await moreAbout(page, 'Van 12');
      await page.getByRole('menuitem', { name: 'Share location' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(NOT_OFFERED).first()).toBeVisible();
      await expectWhole(page);
    });
  });
}
