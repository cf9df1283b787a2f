import { expect, PHONE, test } from './journey.ts';

const PASSWORD = 'Waymark-2026!';

test.describe('with the real identity SDK', () => {
  test('[core 4] an owner signs in with a password and finds their vehicles', async ({ page, world: _world }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login\?session=true$/);
    await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('region', { name: 'Fleet now' })).toContainText('Moving');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page).toHaveTitle('Dashboard | Waymark Account');
  });

  test('[core 2.2] [core 8] a deep link waits for the sign-in; a wrong password says so and keeps the address', async ({
    page,
    world: _world,
  }) => {
    await page.goto('/control-center?x=1');
    await expect(page).toHaveURL(/\/login\?session=true&next=/);
    await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
    await page.getByLabel('Password', { exact: true }).fill('Wrong-2026!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Username or password are incorrect')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/control-center\?x=1$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('[core 4] a second factor by text message, its code from the outbox', async ({ page, world }) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('mfa-sms@waymark.example');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
      const [message] = (await world.control('GET', '/outbox')) as { channel: string; code: string }[];
      expect(message?.channel).toBe('sms');
      await page
        .getByRole('textbox')
        .first()
        .pressSequentially(message?.code ?? '');
      await page.getByRole('button', { name: 'Verify and sign in' }).click();
      await expect(page).not.toHaveURL(/login/);
    });
  });
});
