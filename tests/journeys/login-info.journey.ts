import type { Page } from '@playwright/test';
import { besideField, button, field } from './controls.ts';
import { expect, test, type World } from './journey.ts';
import { outbox, PASSWORD } from './profile.ts';

const NEXT_PASSWORD = 'Lakeside-2027!';
const NEXT_EMAIL = 'riley@new.example';

test('[commerce 8] changes the password after checking the current one', async ({ page, enter, context, baseURL }) => {
  await enter('owner', '/profile/login-info');
  await page.getByLabel('Current password', { exact: false }).fill('Wrong-2026!');
  await page.getByLabel(/^New password/).fill(NEXT_PASSWORD);
  await page.getByLabel(/^Confirm new password/).fill(NEXT_PASSWORD);
  await button(page, 'Change password').click();
  await expect(besideField(page, 'Current password invalid')).toBeVisible();
  await expect(page.getByLabel(/^New password/)).toHaveValue(NEXT_PASSWORD);
  await page.getByLabel(/^Current password/).fill(PASSWORD);
  await button(page, 'Change password').click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(page.getByLabel(/^Current password/)).toHaveValue('');

  const worldCookies = (await context.cookies()).filter(({ name }) => name.startsWith('mock_'));
  await context.clearCookies();
  await context.addCookies(worldCookies.map(({ name, value }) => ({ name, value, url: baseURL ?? '' })));
  await page.goto('/login');
  await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(button(page, 'Profile of Riley Kowalski, needs attention')).toBeVisible();
});

/** Requests a change of the email on the open page. */
async function requestEmail(page: Page, email: string, repeated = email): Promise<void> {
  await page.getByRole('combobox', { name: 'New email', exact: true }).fill(email);
  await page.getByRole('combobox', { name: 'Confirm new email' }).fill(repeated);
  await page.keyboard.press('Escape');
  await button(page, 'Change email').click();
}

/** Requests a change to `NEXT_EMAIL`, and waits until the page waits for its e-mail. */
async function requestNextEmail(page: Page): Promise<void> {
  await requestEmail(page, NEXT_EMAIL);
  await expect(page.getByText('Check your email')).toBeVisible();
}

/** Path of a link in the latest e-mail to an address. */
async function linkTo(world: World, to: string, answer: 'accept' | 'decline'): Promise<string> {
  const letter = (await outbox(world)).find((sent) => sent.to === to);
  const link = letter?.links.find(({ path }) => path.includes(answer));
  if (!link) throw new Error(`No link to ${answer} was sent to ${to}`);
  return link.path;
}

test('[commerce 5] shows why an email cannot be the new one beside its field', async ({ page, enter }) => {
  await enter('owner', '/profile/login-info');
  await requestEmail(page, 'Riley.Kowalski@waymark.example');
  await expect(besideField(page, 'New email must be different from the current one')).toBeVisible();
  await requestEmail(page, NEXT_EMAIL, 'riley@other.example');
  await expect(besideField(page, 'Emails must match')).toBeVisible();
  await requestEmail(page, 'owner-stranger@waymark.example');
  await expect(besideField(page, /already taken/i)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'New email', exact: true })).toHaveValue(
    'owner-stranger@waymark.example',
  );
});

test('[commerce 5] waits for the answer to an e-mail, or starts over with another address', async ({ page, enter }) => {
  await enter('owner', '/profile/login-info');
  const heading = page.getByRole('heading', { name: 'Email', exact: true });
  await requestNextEmail(page);
  await expect(heading).toBeFocused();
  await button(page, 'Use another email').click();
  await expect(heading).toBeFocused();
  await requestNextEmail(page);
});

test('[commerce 5] stops waiting once the new email is declined in another tab', async ({ page, enter, world }) => {
  await enter('owner', '/profile/login-info');
  await requestNextEmail(page);
  const letter = await page.context().newPage();
  await letter.goto(await linkTo(world, 'riley.kowalski@waymark.example', 'decline'));
  await button(letter, 'Keep current email').click();
  await expect(letter.getByRole('heading', { name: 'Nothing was changed' })).toBeFocused();
  await letter.close();
  await expect(page.getByText('Check your email')).toBeHidden();
  await requestNextEmail(page);
});

test('[commerce 5] shows the new email if it was confirmed while the page was closed', async ({
  page,
  enter,
  world,
  request,
}) => {
  await enter('owner', '/profile/login-info');
  await requestNextEmail(page);
  await page.goto('about:blank');
  const token = new URL(await linkTo(world, NEXT_EMAIL, 'accept'), 'http://portal.test').searchParams.get('token');
  const headers = { 'x-mock-world': world.id };
  expect((await request.post(`/api/v1/user/change-email/accept/?token=${token}`, { headers })).status()).toBe(204);
  await page.goto('/profile/login-info');
  await expect(page.getByText('Your email is changed')).toBeVisible();
  await expect(page.getByText(`You sign in with ${NEXT_EMAIL}.`)).toBeVisible();
});

test('[commerce 5] changes the email by the link of its e-mail', async ({ page, enter, world }) => {
  await enter('owner', '/profile/login-info');
  await requestNextEmail(page);
  await page.goto(await linkTo(world, NEXT_EMAIL, 'accept'));
  await button(page, 'Confirm new email').click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to My Account' }).click();
  await page.getByRole('link', { name: `Login Info ${NEXT_EMAIL}` }).click();
  await expect(page.getByText(`You sign in with ${NEXT_EMAIL}.`)).toBeVisible();
  await expect(page.getByText('Check your email')).toBeHidden();
});

test('[commerce 5] replaces a forgotten password after a change of the email', async ({ page, enter, world }) => {
  await enter('owner', '/profile/login-info');
  await requestNextEmail(page);
  await page.goto(await linkTo(world, NEXT_EMAIL, 'accept'));
  await button(page, 'Confirm new email').click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeFocused();
  // The stored tokens have the previous address. The password still belongs to the same user.
  await page.goto('/profile/login-info');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('combobox', { name: 'Email', exact: true })).toHaveValue(NEXT_EMAIL);
  await button(page, 'Send code').click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
  await page.reload();
  const code = (await outbox(world)).find((sent) => sent.to === NEXT_EMAIL)?.code ?? '';
  await field(page, 'Code').pressSequentially(code);
  await field(page, 'New password').fill(NEXT_PASSWORD);
  await field(page, 'Confirm password').fill(NEXT_PASSWORD);
  await button(page, 'Save new password').click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/login-info$/);
});

test('[core 2.4] requests the e-mail again for a user who never chose a password', async ({ page, enter, world }) => {
  await enter('password-never-created', '/profile');
  await page.getByRole('link', { name: 'Set a password' }).click();
  await button(page, 'Email me a link').click();
  await expect(page.getByText(/We sent a link to password-never-created@waymark.example/)).toBeVisible();
  const [letter] = await outbox(world);
  expect(letter?.to).toBe('password-never-created@waymark.example');
});
