import { DAY } from '../../mock-server/world/duration.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoDigits, listen, typeCard } from './card-digits.ts';
import { button, choose, field } from './controls.ts';
import { expect, test } from './journey.ts';

test('[commerce 4] a new owner chooses a plan in the trial, which the typed card pays, less the coupon', async ({
  page,
  world,
  enter,
}) => {
  const said = listen(page);
  await enter('owner-new', '/subscriptions');
  await page.getByRole('main').getByRole('link', { name: 'Add vehicle' }).last().click();
  await field(page, 'Phone').fill('3125550177');
  await button(page, 'Save and continue').click();
  await field(page, 'Serial number').fill('3199900028');
  await button(page, 'Continue').click();
  await field(page, 'Name').fill('Family Kia');
  await button(page, 'Add vehicle').click();
  await page.getByRole('link', { name: 'Change plan' }).click();

  await button(page, '1-Year').click();
  await page.getByRole('radio', { name: /^Premium Plus/ }).check();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Family Kia' });
  await expect(line).toContainText('$167.88 due on Dec 21, 2026, when the trial ends');
  await field(page, 'Coupon code').fill('trialplus');
  await button(page, 'Apply').click();
  await expect(page.getByText('Applies when the trial ends')).toBeVisible();
  await expect(line).toContainText('$134.30 due on Dec 21, 2026, when the trial ends. Coupon: $33.58 off');

  await expect(page.getByText('No card is saved yet. Add one to pay.')).toBeVisible();
  await typeCard(page);
  await field(page, 'Street').fill('1529 W Carroll Ave');
  await field(page, 'City').fill('Chicago');
  await choose(page, 'State', /Illinois/);
  await field(page, 'Postal code').fill('60607');
  await expectAccessible(page, 'card');
  await button(page, 'Save card').click();
  await expect(page.getByRole('radio', { name: /Mastercard ending in 4444/ })).toBeChecked();
  await button(page, 'Confirm, nothing is due today').click();
  await expect(page.getByRole('heading', { name: 'Your plan is scheduled' })).toBeVisible();
  await expect(page.getByText('The next charge is $134.30 on Dec 21, 2026.')).toBeVisible();
  await expectNoDigits(page, world, { said, known: 'Sasha Novak' });

  await world.control('POST', '/clock', { advance_ms: 31 * DAY });
  await enter('owner-new', '/billing');
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await receipts.getByRole('link').first().click();
  const rows = page.getByRole('table', { name: 'Items' }).getByRole('row');
  await expect(rows).toHaveText([
    /^Item/,
    /^Premium Plus, 1-Year.*\$167\.88$/,
    /^Subtotal\$167\.88$/,
    /^Coupon TRIALPLUS[-−]\$33\.58$/,
    /^Sales tax\$0\.00$/,
    /^Total USD\$134\.30$/,
  ]);
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
});
