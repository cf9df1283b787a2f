import type { Page } from '@playwright/test';
import { field } from './controls.ts';
import { expect, loseNetwork, PHONE, pressTwice, test, type World } from './journey.ts';

const PASSWORD = 'Waymark-2026!';
const NEW_PASSWORD = 'Waymark-2027!';

const address = (page: Page, name = 'Email') => page.getByRole('combobox', { name, exact: true });

type Message = { to: string; code: string | null; links: { label: string; path: string }[] };
/** The latest message to an address. */
async function letterTo(world: World, to: string): Promise<Message> {
  const messages = (await world.control('GET', '/outbox')) as Message[];
  const found = messages.find((message) => message.to === to);
  if (!found) throw new Error(`Nothing was sent to ${to}`);
  return found;
}
const lettersTo = async (world: World, to: string) =>
  ((await world.control('GET', '/outbox')) as Message[]).filter((message) => message.to === to).length;
async function statusesOf(world: World, operation: string) {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
  return entries.filter((entry) => entry.operation === operation).map(({ status }) => status);
}

async function fillInRegistration(page: Page, email: string) {
  await field(page, 'First name').fill('Nina');
  await field(page, 'Last name').fill('Berg');
  await address(page).fill(email);
  await address(page, 'Confirm email').fill(email);
  await field(page, 'Postal code').fill('60607');
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).check();
}

async function choosePassword(page: Page, password: string) {
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await pressTwice(page.getByRole('button', { name: 'Set password' }));
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

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

for (const [token, text, way] of [
  ['register-too-late', 'This link has expired.', 'Send a new link'],
  ['no-such-token', 'This link is not valid. Please check the link in your email.', 'Send a new link'],
  ['register-used', 'This link was already used. Please sign in.', null],
] as const) {
  test(`[commerce 8] shows the next step if a password cannot be set with ${token}`, async ({ page, world }) => {
    await page.goto(`/set-password?token=${token}`);
    await choosePassword(page, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText(text);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(text);
    expect(await statusesOf(world, 'setPassword')).toEqual([400]);
    if (way === null) {
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/login$/);
      return;
    }
    await address(page).fill('unconfirmed@waymark.example');
    await page.getByRole('button', { name: way }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    // One e-mail was sent before the journey.
    expect(await lettersTo(world, 'unconfirmed@waymark.example')).toBe(2);
  });
}

test('[commerce 8] a link without its token is not valid at once', async ({ page, world: _world }) => {
  await page.goto('/set-password');
  await expect(page.getByRole('alert')).toHaveText('This link is not valid. Please check the link in your email.');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 4] sets a first password after a network failure', async ({ page, context, world }) => {
    await page.goto('/set-password?token=password-never-created');
    await expect(page).toHaveURL(/\/set-password$/);
    await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
    await loseNetwork(page);
    await choosePassword(page, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('There is no connection to the server');
    await expect(field(page, 'Confirm password')).toHaveValue(NEW_PASSWORD);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password is set. You can sign in now.')).toBeVisible();
    expect(await statusesOf(world, 'setPassword')).toEqual([204]);
    await signIn(page, 'password-never-created@waymark.example', NEW_PASSWORD);
    await expect(page).not.toHaveURL(/login/);
  });

  test('[core 2.1] replaces a forgotten password by keyboard alone', async ({ page, world }) => {
    const riley = 'riley.kowalski@waymark.example';
    await page.goto('/login?next=%2Fcontrol-center');
    await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(address(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(address(page)).toBeFocused();
    await page.keyboard.type(riley);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
    // Back goes one step back, Forward and a reload restore this step, and the address contains neither.
    await page.goBack();
    await expect(address(page)).toHaveValue(riley);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
    await page.reload();
    await expect(page).toHaveURL(/\/forgot-password\?next=%2Fcontrol-center$/);
    await page.getByRole('heading', { name: 'Set a new password' }).focus();
    const { code } = await letterTo(world, riley);
    await page.keyboard.press('Tab');
    await page.keyboard.type(code ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password was changed. Please sign in with the new one.')).toBeVisible();
    await signIn(page, riley, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/control-center$/);
  });
});

test('[core 8] a forgotten password fails for an unknown user and for an invalid request', async ({ page, world }) => {
  await page.goto('/forgot-password');
  const send = page.getByRole('button', { name: 'Send code' });
  await address(page).fill('nobody@waymark.example');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('User not found');
  await expect(address(page)).toHaveValue('nobody@waymark.example');
  await address(page).fill('unconfirmed@waymark.example');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Invalid Request');
  // One e-mail was sent before the journey.
  expect(await lettersTo(world, 'unconfirmed@waymark.example')).toBe(2);
});

test('[core 8] refuses too many requests for a forgotten password', async ({ page, world: _world }) => {
  await page.goto('/forgot-password');
  await address(page).fill('riley.kowalski@waymark.example');
  for (let sent = 0; sent < 5; sent++) {
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: 'Use another email' }).click();
  }
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Limit Exceeded. Please try again later.');
});

test('[commerce 8] shows a wrong code beside its field', async ({ page, context, world }) => {
  const riley = 'riley.kowalski@waymark.example';
  await page.goto('/forgot-password');
  await address(page).fill(riley);
  await page.getByRole('button', { name: 'Send code' }).click();
  const { code } = await letterTo(world, riley).catch(async () => {
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    return letterTo(world, riley);
  });
  const first = field(page, 'Digit 1');
  const wrong = code === '000000' ? '111111' : '000000';
  await first.pressSequentially(wrong);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm password').fill(NEW_PASSWORD);
  const save = page.getByRole('button', { name: 'Save new password' });
  await save.click();
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await expect(first).toBeFocused();

  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in service cannot be reached. Check your network and try again.',
  );
  await expect(field(page, 'New password')).toHaveValue(NEW_PASSWORD);
  await context.setOffline(false);
  await first.focus();
  await page.keyboard.type(code ?? '');
  await save.click();
  await expect(page.getByText('Your password was changed. Please sign in with the new one.')).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ viewport: PHONE });

  test('[core 2.1] a new password leads to Login Info, or for another account suggests to log out', async ({
    page,
    world,
    enter,
  }) => {
    await enter('owner-new', '/profile/login-info');
    const forgotten = page.getByRole('link', { name: 'Forgot password?' });
    expect(Math.round((await forgotten.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await forgotten.click();
    await expect(address(page)).toHaveValue('owner-new@waymark.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeFocused();
    const { code } = await letterTo(world, 'owner-new@waymark.example');
    await field(page, 'Digit 1').pressSequentially(code ?? '');
    await field(page, 'New password').fill(NEW_PASSWORD);
    await field(page, 'Confirm password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your password was changed');
    await expect(page).toHaveURL(/\/profile\/login-info$/);

    await page.goto('/set-password?token=password-never-created');
    await choosePassword(page, NEW_PASSWORD);
    await expect(page.getByRole('heading', { name: 'The password is set' })).toBeFocused();
    await expect(page.getByText('You are signed in as owner-new@waymark.example.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You are signed in as owner-new@waymark.example.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Your password is set. You can sign in now.')).toBeVisible();
    await signIn(page, 'password-never-created@waymark.example', NEW_PASSWORD);
    await expect(page).not.toHaveURL(/login/);
  });
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

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('[core 1] explains that a link was used', async ({ page, world: _world }) => {
    await page.goto('/set-password?token=register-used');
    await field(page, 'Contraseña').fill(PASSWORD);
    await field(page, 'Confirmar la contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Establecer la contraseña' }).click();
    await expect(page.getByRole('alert')).toHaveText('Este enlace ya se usó. Inicie sesión.');
  });
});
