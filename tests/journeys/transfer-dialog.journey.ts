import { croppedOn } from './accessibility.ts';
import { expect, headersOf, pressTwice, test } from './journey.ts';
import { moreAbout } from './vehicles.ts';

test('[commerce 4] views a pending transfer from the menu, and cancels it in the banner', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/control-center/vehicle/1014');
  await moreAbout(page, 'Wrangler');
  await page.getByRole('menuitem', { name: 'View transfer' }).click();
  await expect(page).toHaveURL(/\/subscriptions\/transfer\/1014$/);
  await expect(page.getByText('Waiting for the new owner')).toBeVisible();
  await page.goBack();

  const effect = { status: 503, body: { detail: 'Down for a moment.' } };
  await world.control('POST', '/faults', { operation: 'cancelTransfer', times: 1, effect });
  const cancel = page.getByRole('button', { name: 'Cancel transfer' });
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Cancel the transfer of Wrangler?' });
  const confirm = question.getByRole('button', { name: 'Cancel transfer' });
  await confirm.click();
  await expect(question.getByRole('alert')).toHaveText('Down for a moment.');
  await pressTwice(confirm);
  await expect(page.getByText('The transfer of Wrangler is canceled')).toBeVisible();
  await expect(cancel).toBeHidden();
  // Not on the first link of the page.
  await expect(page.getByRole('main')).toBeFocused();
  const entries = (await world.control('GET', '/journal')) as { operation: string | null }[];
  expect(entries.filter(({ operation }) => operation === 'cancelTransfer')).toHaveLength(2);
  await moreAbout(page, 'Wrangler');
  await expect(page.getByRole('menuitem', { name: 'Transfer to a new owner' })).toBeEnabled();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });
  test('[commerce 4] asks before a transfer is canceled, with every word in view', async ({ page, world, enter }) => {
    await page.request.patch('/api/v1/user/101', { headers: await headersOf(world), data: { language: 'Spanish' } });
    await enter('owner', '/subscriptions/transfer/1014');
    await page.getByRole('button', { name: 'Cancelar transferencia' }).click();
    const question = page.getByRole('dialog', { name: '¿Cancelar la transferencia de Wrangler?' });
    await expect(question.getByRole('button', { name: 'Cancelar transferencia' })).toBeVisible();
    expect(await croppedOn(page)).toEqual([]);
  });
});

test('[core 2.9] a transfer starts with the choice, or with the warning for a preselected vehicle', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center');
  const choice = page.getByRole('dialog', { name: 'Transfer to another owner' });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Transfer vehicle' }).click();
  await expect(choice.getByRole('radio', { name: /^Box truck/ })).toBeVisible();
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Box truck' }).click();
  await page.getByRole('menuitem', { name: 'Transfer to a new owner' }).click();
  await expect(page.getByRole('dialog', { name: 'Transfer Box truck?' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search vehicles, pages and commands' }).fill('transfer');
  await page.getByRole('button', { name: 'Transfer vehicle' }).click();
  await expect(choice.getByRole('radio', { name: /^Box truck/ })).toBeVisible();
});
