import { field } from './controls.ts';
import {
  address,
  choosePassword,
  fillInRegistration,
  lettersTo,
  letterTo,
  NEW_PASSWORD,
  PASSWORD,
  signIn,
  statusesOf,
} from './entry.ts';
import { expect, loseNetwork, pressTwice, test } from './journey.ts';

test('[core 2.1] an invited user finds the invitation after registering', async ({ page: first, context, world }) => {
  const nina = 'nina@waymark.example';
  await first.goto('/invite?token=invite-newcomer');
  await first.getByRole('link', { name: 'Create an account' }).click();
  await fillInRegistration(first, nina);
  await pressTwice(first.getByRole('button', { name: 'Create account' }));
  await expect(first.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(first.getByText(nina)).toBeVisible();
  expect(await statusesOf(world, 'registerUser')).toEqual([201]);

  const { links } = await letterTo(world, nina);
  await first.close();
  const page = await context.newPage();
  await page.goto(links[0]?.path ?? '');
  await expect(page).toHaveURL(/\/set-password$/);
  await choosePassword(page, NEW_PASSWORD);
  await expect(page.getByText('Your password is set. You can sign in now.')).toBeVisible();
  expect(await statusesOf(world, 'setPassword')).toEqual([204]);

  await signIn(page, 'owner-stranger@waymark.example', PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/invite');
  await expect(page.getByRole('alert')).toHaveText(/^This is for someone else\./);
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await signIn(page, nina, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
  expect(await statusesOf(world, 'acceptInvite')).toEqual([204]);
  expect(await page.evaluate(() => localStorage.getItem('waymark.bound-answer'))).toBeNull();
});

test('[core 8] resends the registration e-mail after a minute', async ({ page, world }) => {
  await page.clock.install();
  await page.goto('/register');
  await fillInRegistration(page, 'nina.berg@waymark.example');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible();
  // The clock of the service too: the next answer would set the page's clock back, and the pause with it.
  await world.control('POST', '/clock', { advance_ms: 61_000 });
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The email was sent again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true');
  expect(await lettersTo(world, 'nina.berg@waymark.example')).toBe(2);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(address(page)).toHaveValue('nina.berg@waymark.example');
});

test('[commerce 8] shows a taken address beside its field', async ({ page, context, world }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillInRegistration(page, 'riley.kowalski@waymark.example');
  // Neither Back nor the sign-in link discards the form without asking.
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  await loseNetwork(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no connection to the server');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(address(page)).toHaveAccessibleDescription(/Email already taken/);
  await expect(address(page)).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Nina');
  expect(await statusesOf(world, 'registerUser')).toEqual([400]);
});

test('[core 5] shows the rules of a registration beside their fields', async ({ page, world }) => {
  await page.goto('/register');
  await field(page, 'First name').fill('R2D2');
  await address(page).fill('nina@waymark.example');
  await address(page, 'Confirm email').fill('nina@waymark.test');
  await field(page, 'Postal code').fill('606');
  await page.getByRole('button', { name: 'Create account' }).click();
  const expectError = async (control: ReturnType<typeof field>, text: string) =>
    expect(control).toHaveAccessibleDescription(new RegExp(text));
  await expectError(field(page, 'First name'), 'Must contain only letters, hyphens, spaces, or apostrophes');
  await expectError(field(page, 'Last name'), 'Required field');
  await expectError(address(page, 'Confirm email'), 'Emails must match');
  await expectError(field(page, 'Postal code'), 'Must have at least 5 characters');
  await expectError(page.getByRole('checkbox', { name: /^I agree/ }), 'Required field');
  expect(await statusesOf(world, 'registerUser')).toEqual([]);
});

test('[core 2.1] registers by keyboard alone', async ({ page, world }) => {
  await page.goto('/register');
  await field(page, 'First name').focus();
  for (const text of ['Nina', 'Berg', 'nina.b@waymark.example', 'nina.b@waymark.example']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The country is preselected. Then postal code, phone country, phone, consent.
  await page.keyboard.press('Tab');
  await page.keyboard.type('60607');
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await statusesOf(world, 'registerUser')).toEqual([201]);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('[core 1] refuses a taken or reserved address in the language of the page', async ({ page, world: _world }) => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: 'Créer un compte' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Pays/ })).toHaveValue('Canada');
    await field(page, 'Prénom').fill('Nina');
    await field(page, 'Nom').fill('Berg');
    await address(page, 'Courriel').fill('riley.kowalski@waymark.example');
    await address(page, 'Confirmer le courriel').fill('riley.kowalski@waymark.example');
    await field(page, 'Code postal').fill('k1a 0b1');
    await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await expect(address(page, 'Courriel')).toHaveAccessibleDescription(/Ce courriel est déjà utilisé/);
    await address(page, 'Courriel').fill('alex@partner.example');
    await address(page, 'Confirmer le courriel').fill('alex@partner.example');
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await expect(address(page, 'Courriel')).toHaveAccessibleDescription(/Cette adresse courriel est réservée/);
  });
});
