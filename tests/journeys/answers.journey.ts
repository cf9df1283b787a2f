import type { Page } from '@playwright/test';
import { expect, loseNetwork, PHONE, pressTwice, test } from './journey.ts';
import { rows } from './vehicles.ts';

const submitted = async (world: { control: (method: 'GET', path: string) => Promise<unknown> }, operation: string) => {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
  // The journal lists the newest call first.
  return entries
    .filter((entry) => entry.operation === operation)
    .map(({ status }) => status)
    .reverse();
};

/** Names and values of what an e-mail is about. */
const factsOn = async (page: Page) => {
  await expect(page.getByRole('term').first()).toBeVisible();
  const [names, values] = [page.getByRole('term'), page.getByRole('definition')];
  const texts = await values.allInnerTexts();
  return Object.fromEntries((await names.allInnerTexts()).map((name, index) => [name, texts[index]]));
};

test('[core 2.1] names sender, vehicles and addresses before the visitor signs in', async ({ page, world }) => {
  await page.goto('/invite?token=invite-guest-expired');
  expect(await factsOn(page)).toEqual({
    From: 'Riley Kowalski',
    Vehicles: 'Van 12 · Partial Access\nVan 07 · Partial Access',
    'Sent to': 'guest-expired@waymark.example',
  });
  await expect(page.getByText('Sign in as guest-expired@waymark.example to answer.')).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.goto('/accept-transfer?token=transfer-wrangler');
  expect(await factsOn(page)).toEqual({
    From: 'Riley Kowalski',
    Vehicle: 'Wrangler',
    'Sent to': 'transfer-recipient@waymark.example',
  });
  await page.goto('/change-email-accept?token=email-accept-lucia');
  expect(await factsOn(page)).toEqual({
    'Current email': 'owner-mexican@waymark.example',
    'New email': 'lucia@waymark.example',
  });

  // A server without this call: the page names nothing, and works.
  await world.control('POST', '/faults', { operation: 'getTokenSubject', effect: { status: 404 } });
  await page.goto('/invite?token=invite-guest-expired');
  await expect(page.getByText('Sign in with the account this email was sent to.')).toBeVisible();
  await expect(page.getByRole('term')).toHaveCount(0);
});

test('[commerce 4] accepts an invitation after sign-in, without its token in the address', async ({
  page,
  world,
  enter,
}) => {
  await page.goto('/invite?token=invite-guest-expired');
  await expect(page.getByRole('heading', { name: 'Accept the invitation?' })).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '/login?next=%2Finvite',
  );

  await enter('guest-expired', '/invite');
  await expect(page.getByRole('heading', { name: 'Accept the invitation?' })).toBeVisible();
  expect(await submitted(world, 'acceptInvite')).toEqual([]);
  await pressTwice(page.getByRole('button', { name: 'Accept invitation' }));
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeFocused();
  expect(await submitted(world, 'acceptInvite')).toEqual([204]);
  await page.getByRole('link', { name: 'Open map' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('[commerce 4] declines an invitation without sign-in', async ({ page, world }) => {
  await page.goto('/cancel-invite?token=invite-newcomer');
  await page.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation declined' })).toBeVisible();
  expect(await submitted(world, 'declineInvite')).toEqual([204]);
  await page.goto('/cancel-invite?token=invite-newcomer');
  await expect(page.getByRole('alert')).toHaveText('This invitation was already answered.');
});

for (const [path, text] of [
  ['/cancel-invite?token=invite-too-late', 'This invitation has expired. Please ask for a new one.'],
  ['/cancel-invite?token=invite-canceled', 'This invitation was canceled by its sender.'],
  ['/cancel-invite?token=no-such-token', 'This invitation is not valid. Please check the link in your email.'],
  ['/change-email-accept?token=email-too-late', 'This change of email has expired. Please ask for it again.'],
] as const) {
  test(`[commerce 8] ${path} explains why it does nothing`, async ({ page, world: _world }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(text);
  });
}

test('[commerce 8] a link without a token is not valid', async ({ page, world: _world }) => {
  await page.goto('/change-email-decline');
  await expect(page.getByRole('alert')).toHaveText(
    'This change of email is not valid. Please check the link in your email.',
  );
});

test('[core 8] refuses a transfer to other users, and lets its recipient accept it', async ({ page, world, enter }) => {
  await enter('owner-stranger', '/accept-transfer?token=transfer-wrangler');
  await page.getByRole('button', { name: 'Accept transfer' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This transfer is for someone else. Only its recipient can accept it.',
  );
  await expect(page.getByRole('heading', { name: 'Accept the transfer?' })).toBeFocused();
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await expect(page).toHaveURL(/\/login/);

  await enter('transfer-recipient', '/accept-transfer');
  await expect(page.getByText(/^You are signed in as transfer-recipient@/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept transfer' }).click();
  await expect(page.getByRole('heading', { name: 'The vehicle is yours' })).toBeVisible();
  // The result stays after Back and a reload.
  await page.getByRole('link', { name: 'Open map' }).click();
  await expect(page).toHaveURL(/\/control-center/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The vehicle is yours' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The vehicle is yours' })).toBeVisible();
  expect(await submitted(world, 'acceptTransfer')).toEqual([403, 204]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 8] refuses to let another user decline a transfer', async ({ page, enter }) => {
    await enter('owner-stranger', '/decline-transfer?token=transfer-wrangler');
    await page.getByRole('button', { name: 'Decline transfer' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'This transfer is for someone else. Only its recipient can decline it.',
    );
  });
});

test('[core 8] an answer can be repeated after a lost connection', async ({ page, context, world }) => {
  await page.goto('/change-email-accept?token=email-accept-lucia');
  const submit = page.getByRole('button', { name: 'Confirm new email' });
  await expect(submit).toBeVisible();
  await loseNetwork(page);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('There is no connection to the server');
  await context.setOffline(false);
  await page.route('**/change-email/accept/*', (route) =>
    route.fulfill({ status: 400, json: { validation_errors: { email: ['Email already taken'] } } }),
  );
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Email already taken. Your address stays as it was; you can ask for another one.',
  );
  await expect(page.getByRole('heading', { name: 'Nothing was changed' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ask for another address' })).toHaveAttribute(
    'href',
    '/profile/login-info',
  );
  await page.unroute('**/change-email/accept/*');
  await page.reload();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  expect(await submitted(world, 'acceptEmailChange')).toEqual([204]);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('[core 2.1] declines a change of email', async ({ page, world: _world }) => {
    await page.goto('/change-email-decline?token=email-decline-lucia');
    await page.getByRole('button', { name: 'Conservar el correo actual' }).click();
    await expect(page.getByRole('heading', { name: 'No se cambió nada' })).toBeVisible();
  });
});
