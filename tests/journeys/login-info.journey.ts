import { besideField, button, field } from './controls.ts';
import { expect, test } from './journey.ts';
import { outbox, PASSWORD } from './profile.ts';

const NEXT_PASSWORD = 'Lakeside-2027!';

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
  await expect(button(page, 'Profile of Riley Kowalski')).toBeVisible();
});

test('[commerce 5] changes the email once its e-mail is answered', async ({ page, enter, world, request }) => {
  await enter('owner', '/profile/login-info');
  const email = page.getByRole('combobox', { name: 'New email', exact: true });
  const repeated = page.getByRole('combobox', { name: 'Confirm new email' });
  const ask = async (address: string, again = address) => {
    await email.fill(address);
    await repeated.fill(again);
    await page.keyboard.press('Escape');
    await button(page, 'Change email').click();
  };
  await ask('Riley.Kowalski@waymark.example');
  await expect(besideField(page, 'New email must be different from the current one')).toBeVisible();
  await ask('riley@new.example', 'riley@other.example');
  await expect(besideField(page, 'Emails must match')).toBeVisible();
  await ask('owner-stranger@waymark.example');
  await expect(besideField(page, /already taken/i)).toBeVisible();
  await expect(email).toHaveValue('owner-stranger@waymark.example');

  await ask('riley@new.example');
  await expect(page.getByText('Check your email')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeFocused();
  await button(page, 'Use another email').click();
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeFocused();
  await ask('riley@new.example');
  await expect(page.getByText('Check your email')).toBeVisible();
  const linkOf = async (to: string, label: RegExp) =>
    (await outbox(world)).find((letter) => letter.to === to)?.links.find((link) => label.test(link.path))?.path ?? '';
  const tokenOf = (path: string) => new URL(path, 'http://portal.test').searchParams.get('token') ?? '';
  const headers = { 'x-mock-world': world.id };
  // The link opens in a new tab, and this page stops waiting.
  const letter = await page.context().newPage();
  await letter.goto(await linkOf('riley.kowalski@waymark.example', /decline/));
  await button(letter, 'Keep current email').click();
  await expect(letter.getByRole('heading', { name: 'Nothing was changed' })).toBeFocused();
  await letter.close();
  await expect(page.getByText('Check your email')).toBeHidden();
  await ask('riley@new.example');
  await expect(page.getByText('Check your email')).toBeVisible();
  const accepted = tokenOf(await linkOf('riley@new.example', /accept/));
  // If answered while the page was closed, the page shows it when opened.
  await page.goto('about:blank');
  expect((await request.post(`/api/v1/user/change-email/accept/?token=${accepted}`, { headers })).status()).toBe(204);
  await page.goto('/profile/login-info');
  await expect(page.getByText('Your email is changed')).toBeVisible();
  await expect(page.getByText('You sign in with riley@new.example.')).toBeVisible();

  await ask('riley@third.example');
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(await linkOf('riley@third.example', /accept/));
  await button(page, 'Confirm new email').click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to My Account' }).click();
  await page.getByRole('link', { name: 'Login Info riley@third.example' }).click();
  await expect(page.getByText('You sign in with riley@third.example.')).toBeVisible();
  await expect(page.getByText('Check your email')).toBeHidden();

  // Older tokens have the previous address. A forgotten password still belongs to the same user.
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('combobox', { name: 'Email', exact: true })).toHaveValue('riley@third.example');
  await button(page, 'Send code').click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
  await page.reload();
  const code = (await outbox(world)).find((sent) => sent.to === 'riley@third.example')?.code ?? '';
  await field(page, 'Digit 1').pressSequentially(code);
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
