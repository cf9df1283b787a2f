import { field } from './controls.ts';
import { address, choosePassword, lettersTo, NEW_PASSWORD, PASSWORD, signIn, statusesOf } from './entry.ts';
import { expect, loseNetwork, PHONE, test } from './journey.ts';

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
