import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { besideField, button } from './controls.ts';
import { expect, headersOf, loseNetwork, PHONE, pressTwice, test, type World } from './journey.ts';

const RECIPIENT = 'transfer-recipient@waymark.example';
const VAN_05 = '/subscriptions/transfer/1006';
type Letter = { to: string; subject: string; links: { label: string; path: string }[] };

/** Statuses of an operation's calls, oldest first. */
async function statuses(world: World, operation: string): Promise<number[]> {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
  return entries
    .filter((entry) => entry.operation === operation)
    .map(({ status }) => status)
    .reverse();
}

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function offerTo(page: Page, email: string, again = email) {
  await field(page, 'Email of the new owner').fill(email);
  await field(page, 'Confirm email').fill(again);
  await button(page, 'Transfer vehicle').click();
}

test('[commerce 4] lists the vehicles that can be transferred, and why one cannot', async ({ page, enter }) => {
  await enter('owner', '/subscriptions/transfer');
  // Lists only own vehicles without a pending transfer. Exclusive access disables one with its reason.
  await expect(page.getByRole('link', { name: `Wrangler offered to ${RECIPIENT}` })).toBeVisible();
  const exclusiveToOthers = page.getByRole('radio', { name: /^Van 02/ });
  await expect(exclusiveToOthers).toHaveAccessibleDescription('Exclusive access');
  await expect(exclusiveToOthers).toHaveAttribute('aria-disabled', 'true');
  await exclusiveToOthers.click({ force: true });
  await expect(exclusiveToOthers).not.toBeChecked();
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a vehicle' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search vehicles' }).fill('wrang');
  await expect(page.getByText('No vehicle matches the search.')).toBeVisible();
});

test('[commerce 4] says what the new owner gets before the offer, and keeps the choice on Back', async ({
  page,
  enter,
}) => {
  await enter('owner', '/subscriptions/transfer');
  await page.getByRole('searchbox', { name: 'Search vehicles' }).fill('trailer');
  await page.getByRole('radio', { name: /^Trailer 3/ }).click();
  await button(page, 'Continue').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Transfer Trailer 3?' })).toBeVisible();
  await expect(dialog.getByText(/^The new owner gets the tracker with its plan/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Trailer 3/);
  await dialog.getByRole('searchbox').fill('van 05');
  await dialog.getByRole('radio', { name: /^Van 05/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/^The new owner gets the vehicle with its device/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue to transfer' }).click();
  await expect(page).toHaveURL(/\/subscriptions\/transfer\/1006$/);
  await expect(dialog).toBeHidden();
});

test('[commerce 4] shows errors of the new owner’s email beside the fields', async ({ page, enter }) => {
  await enter('owner', VAN_05);
  await offerTo(page, 'nobody');
  await expect(besideField(page, 'Email invalid').first()).toBeVisible();
  await offerTo(page, RECIPIENT, 'transfer@waymark.example');
  await expect(besideField(page, 'Emails must match')).toBeVisible();
  await offerTo(page, 'Riley.Kowalski@waymark.example');
  await expect(besideField(page, 'This is your own email. Enter the one of the new owner')).toBeVisible();
});

test('[commerce 4] transfers a vehicle to its new owner', async ({ page, world, enter }) => {
  await enter('owner', VAN_05);
  await offerTo(page, RECIPIENT);
  await expect(page.getByText(`${RECIPIENT} gets an email and can accept or decline Van 05.`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'Email of the new owner')).toHaveValue(RECIPIENT);
  expect(await statuses(world, 'startTransfer')).toEqual([]);
  await button(page, 'Transfer vehicle').click();
  await pressTwice(button(page, 'Send offer'));
  await expect(page.getByText('Waiting for the new owner')).toBeVisible();
  expect(await statuses(world, 'startTransfer')).toEqual([201]);

  const letters = (await world.control('GET', '/outbox')) as Letter[];
  const letter = letters.find(({ to, subject }) => to === RECIPIENT && subject.includes('Van 05'));
  const accept = letter?.links.find(({ label }) => label === 'Accept')?.path ?? '';
  await enter('transfer-recipient', accept);
  await button(page, 'Accept transfer').click();
  await expect(page.getByRole('heading', { name: 'The vehicle is yours' })).toBeVisible();
  await enter('owner', VAN_05);
  await expect(page.getByRole('heading', { name: 'This vehicle is not in your account' })).toBeVisible();
});

test('[commerce 4] keeps a transfer offer when the network fails', async ({ page, context, world, enter }) => {
  await enter('owner', VAN_05);
  await offerTo(page, RECIPIENT);
  await loseNetwork(page);
  await button(page, 'Send offer').click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection to the server' })).toBeVisible();
  await expect(button(page, 'Transfer vehicle')).toHaveAccessibleDescription(
    'No connection. What you entered is kept.',
  );
  await context.setOffline(false);
  await expect(button(page, 'Transfer vehicle')).not.toHaveAccessibleDescription(/No connection/);
  await expect(field(page, 'Confirm email')).toHaveValue(RECIPIENT);
  await button(page, 'Transfer vehicle').click();
  await button(page, 'Send offer').click();
  await expect(page.getByText('Waiting for the new owner')).toBeVisible();
  expect(await statuses(world, 'startTransfer')).toEqual([201]);
});

test('[commerce 4] cancels a transfer once, after a failure at the second try', async ({ page, world, enter }) => {
  await enter('owner', VAN_05);
  await offerTo(page, RECIPIENT);
  await button(page, 'Send offer').click();
  const cancel = button(page, 'Cancel transfer');
  await expect(cancel).toBeVisible();
  const effect = { status: 503, body: { detail: 'Down for a moment.' } };
  await world.control('POST', '/faults', { operation: 'cancelTransfer', times: 1, effect });
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Cancel the transfer of Van 05?' });
  await expect(question).toContainText(`The link in the email to ${RECIPIENT} stops working at once.`);
  const confirm = question.getByRole('button', { name: 'Cancel transfer' });
  await question.getByRole('button', { name: 'Keep transfer' }).click();
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await confirm.click();
  await expect(question.getByRole('alert')).toHaveText('Down for a moment.');
  await pressTwice(confirm);
  await expect(page.getByText('The transfer of Van 05 is canceled')).toBeVisible();
  expect(await statuses(world, 'cancelTransfer')).toEqual([503, 204]);
  await expect(page.getByRole('listitem').filter({ hasText: /^Offer/ })).toHaveText([
    new RegExp(`^Offered to ${RECIPIENT} Nov 21, 2026, 9:3\\d AM$`),
    'Offer canceled',
  ]);
  await expect(page.getByRole('main').locator(':focus')).toContainText('Offer canceled');
  await expect(field(page, 'Email of the new owner')).toBeVisible();

  // An offer that ends elsewhere: the server does not say how.
  await offerTo(page, RECIPIENT);
  await button(page, 'Send offer').click();
  await expect(cancel).toBeVisible();
  const elsewhere = { headers: await headersOf(world) };
  expect((await page.request.delete('/api/v1/device/transfer/GG-18836-C2', elsewhere)).status()).toBe(204);
  await cancel.click();
  await confirm.click();
  await expect(page.getByText('No longer offered: declined, or canceled elsewhere')).toBeVisible();
});

test('[commerce 4] shows a refusal that only the server can know', async ({ page, world, enter }) => {
  const refused = { status: 403, body: { detail: 'Moved to another account.', code: 'OWNER_ONLY' } };
  await world.control('POST', '/faults', { operation: 'startTransfer', times: 1, effect: refused });
  await enter('owner', VAN_05);
  await offerTo(page, RECIPIENT);
  await button(page, 'Send offer').click();
  await expect(page.getByText('Moved to another account.')).toBeVisible();
  expect(await statuses(world, 'startTransfer')).toEqual([403]);
});

test('[commerce 4] explains exclusive access on a direct link before anything is typed', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/subscriptions/transfer/1004');
  await expect(page.getByText(/^Someone else has exclusive access\. Until that ends, you can only view/)).toBeVisible();
  await expect(button(page, 'Transfer vehicle')).toHaveAccessibleDescription('Someone else has exclusive access');
  await expect(button(page, 'Transfer vehicle')).toHaveAttribute('aria-disabled', 'true');
  expect(await statuses(world, 'startTransfer')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 6] shows a guest who can transfer a vehicle', async ({ page, enter }) => {
    await enter('guest-full', '/subscriptions/transfer/1001');
    await expect(page.getByRole('heading', { name: 'Only its owner can transfer a vehicle' })).toBeVisible();

    await enter('owner', '/subscriptions/transfer');
    await page.getByRole('radio', { name: /^Box truck/ }).click();
    await expect(page.getByRole('radio', { name: /^Box truck/ })).toBeChecked();
    await expectAccessible(page, 'chooser');
    await button(page, 'Continue').click();
    await expect(page.getByRole('dialog', { name: 'Transfer Box truck?' })).toBeVisible();
    await expectAccessible(page, 'warning');
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await expectAccessible(page, 'choice');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Wrangler/ }).click();
    await expect(page.getByText('Waiting for the new owner')).toBeVisible();
    await expectAccessible(page, 'pending');
  });
});
