import { expectAccessible } from './accessibility.ts';
import { charges, fill, thanks, YEARLY } from './checkout.ts';
import { button, choose, field } from './controls.ts';
import { expect, PHONE, test } from './journey.ts';

test.use({ scenario: 'subscriptions' });

test("[commerce 2] names required modules in a dialog of 814 px, and sells them at the plan's discount", async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/subscriptions');
  const notice = page.getByRole('dialog', { name: 'New modules required' });
  await expect(notice.getByRole('listitem')).toHaveText([/\$64\.00.*The current module stops working Jan 19, 2027\./]);
  expect((await notice.boundingBox())?.width).toBe(814);
  await expectAccessible(page, 'notice');
  await notice.getByRole('button', { name: 'Add module to cart' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  // A module upgrade excludes plans (commerce 4).
  await page.goto('/subscriptions/update/1005');
  await page.getByRole('radio', { name: /^Premium Plus/ }).check();
  const change = page.getByRole('region', { name: 'Your change to Premium Plus' });
  await expect(change).toContainText(
    /Credit for the current term 20 of 365 days left[-−]\$7\.36Account credit [-−]\$40\.00Due today \$86\.94/,
  );
  await change.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'A module upgrade is in the cart. Plans are bought separately from it.',
  );
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto('/device-upgrade-offer');
  const offer = page.getByRole('region', { name: 'Silverado' });
  await expect(offer).toContainText('$64.00');
  await expect(offer.getByLabel('List price $159.99')).toHaveText('$159.99');
  await expect(offer).toContainText('60% off');
  await expectAccessible(page, 'offers');
  await offer.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await field(page, 'Street address').fill('1529 W Carroll Ave');
  await field(page, 'City').fill('Chicago');
  await field(page, 'Postal code').fill('60607');
  await choose(page, 'State', /Illinois/);
  await button(page, 'Use this address').click();
  await page.getByRole('checkbox', { name: /ships in 30 to 60 days/ }).check();
  await expect(page.locator('dl').first()).toHaveText(/^Subtotal\$128\.00Sales tax\$0\.00Account credit[-−]\$40\.00$/);
  await button(page, 'Pay $88.00').click();
  await expect(thanks(page)).toBeVisible();
  expect(await charges(world)).toEqual([200]);
  await page.goto('/device-upgrade-offer');
  await expect(page.getByRole('heading', { name: 'No upgrade offer' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 4] a plan in the cart excludes module upgrades, with the reason', async ({ page, enter }) => {
    await fill(page, YEARLY);
    await enter('owner', '/subscriptions');
    const notice = page.getByRole('dialog', { name: 'New modules required' });
    await expect(notice.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await expectAccessible(page, 'notice');
    await notice.getByRole('link', { name: 'View offers' }).click();
    await expect(page).toHaveURL(/\/device-upgrade-offer$/);
    const offer = page.getByRole('region', { name: 'Silverado' });
    await expect(offer).toContainText('Plans and module upgrades are bought separately.');
    await expect(offer.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'offers');
    // Once per session.
    await page.goto('/subscriptions');
    await expect(page.getByRole('heading', { name: 'Charges in the next 12 months' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
