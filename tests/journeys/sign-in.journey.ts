import type { Locator } from '@playwright/test';
import { expect, hold, PHONE, test } from './journey.ts';

const PASSWORD = 'Waymark-2026!';
/** Height in pixels of a touch target. */
const height = async (target: Locator) => Math.round((await target.boundingBox())?.height ?? 0);

test('[core 1] a visitor changes the language of the sign-in page, which keeps it for the next load', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Language').selectOption('Français');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByLabel('Langue')).toHaveValue('fr');
});

test('[core 4] loads the page where a sign-in leads while the visitor types', async ({ page, world: _world }) => {
  for (const [address, chunk] of [
    ['/login', 'dashboard-page'],
    ['/login?next=%2Fcontrol-center%2Fvehicle%2F1003', 'vehicle-page'],
  ] as const) {
    const prefetched = page.waitForRequest((request) => request.url().includes(`/assets/${chunk}-`));
    await page.goto(address);
    await prefetched;
  }
});

test.describe('with the real identity SDK', () => {
  test('[core 4] an owner signs in with a password and sees their vehicles', { tag: '@both-sdks' }, async ({
    page,
    world: _world,
  }) => {
    const held = await hold(page, /\/assets\/login-page-[^/]*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(held.count).toBe(1);
    // No bar and no skeleton of the dashboard, which visitors do not come to.
    await expect(page.getByRole('banner')).toHaveCount(0);
    held.release();
    await expect(page).toHaveURL(/\/login\?session=true$/);
    await page.getByLabel('Email').fill('riley.kowalski@waymark.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('region', { name: 'Fleet now' })).toContainText('Moving');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page).toHaveTitle('Dashboard | Waymark Account');
  });

  test('[core 2.2] [core 8] a deep link survives the sign-in, also after a wrong password', async ({
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

    test('[core 4] signs in with a text message code despite failures', { tag: '@both-sdks' }, async ({
      page,
      context,
      world,
    }) => {
      await page.clock.install();
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
      for (const name of ['Forgot password?', 'Create an account']) {
        expect(await height(page.getByRole('link', { name }))).toBeGreaterThanOrEqual(44);
      }
      await page.getByLabel('Email').fill('mfa-sms@waymark.example');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const form = page.locator('form');
      const first = page.getByRole('textbox', { name: 'Code' });
      const alert = page.getByRole('alert');
      const again = page.getByRole('button', { name: 'Send a new code' });
      const verify = page.getByRole('button', { name: 'Verify and sign in' });
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute('inputmode', 'numeric');
      // The clock of the service too: the next answer would set the page's clock back, and the pause with it.
      await world.control('POST', '/clock', { advance_ms: 20_000 });
      await page.clock.runFor(20_000);
      await expect(form).toContainText(/Send a new code in 0:[0-4]\d\./);

      await page.keyboard.type('000');
      await page.keyboard.press('Enter');
      await expect(alert).toHaveText('Enter all 6 digits');
      await expect(form).toContainText(/Send a new code in 0:[0-4]\d\./);
      await expect(first).toBeFocused();
      await page.keyboard.type('000');
      await expect(alert).toHaveCount(0);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);

      await context.setOffline(true);
      await page.keyboard.press('Enter');
      await expect(alert).toHaveText('The sign-in service cannot be reached. Check your network and try again.');
      await expect(first).toHaveValue('000000');
      await context.setOffline(false);
      await verify.click();
      await expect(alert).toHaveText('Invalid verification code');
      await expect(first).toHaveValue('');
      await expect(first).toBeFocused();
      await expect(form).toContainText(/Send a new code in 0:[0-4]\d\./);
      await expect(again).toHaveAttribute('aria-disabled', 'true');

      await world.control('POST', '/clock', { advance_ms: 60_000 });
      await page.clock.runFor(60_000);
      await again.press('Enter');
      await expect(page.getByText('A new code was sent. Earlier ones no longer work.')).toBeVisible();
      await expect(again).toBeFocused();
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      const messages = (await world.control('GET', '/outbox')) as { channel: string; code: string }[];
      expect(messages.slice(0, 2).map(({ channel }) => channel)).toEqual(['sms', 'sms']);
      await first.pressSequentially(messages[0]?.code ?? '');
      await verify.click();
      await expect(page).not.toHaveURL(/login/);
    });
  });

  for (const [who, persona, password, text, letters] of [
    ['empty fields', '', '', 'Username or password are incorrect', 0],
    ['an address of the partner', 'x@partner.example', PASSWORD, 'Username or password are incorrect', 0],
    ['the reserved retailer', 'store@retailer.example', PASSWORD, 'Username or password are incorrect', 0],
    ['a disabled account', 'disabled@waymark.example', PASSWORD, 'Username or password are incorrect', 0],
    [
      'an account without a user',
      'missing-from-list@waymark.example',
      PASSWORD,
      'Username or password are incorrect',
      0,
    ],
    [
      'a registration that is not complete',
      'unconfirmed@waymark.example',
      PASSWORD,
      'Registration not complete. Please check your email for next steps.',
      1,
    ],
    [
      'a password that was never created',
      'password-never-created@waymark.example',
      PASSWORD,
      'Your password was not created yet. Please check your email for next steps.',
      1,
    ],
    [
      'a password to be reset',
      'reset-required@waymark.example',
      PASSWORD,
      'Password reset required. Please select the forgot password link.',
      0,
    ],
    ['a prohibited user', 'prohibited@waymark.example', PASSWORD, 'Prohibited User Detected!', 0],
    [
      'a dealer',
      'dealer@waymark.example',
      PASSWORD,
      'This is a dealer account. Please use the dealer sign-in. Go to the dealer sign-in',
      0,
    ],
  ] as const) {
    test(`[core 8] sign-in is refused to ${who}`, async ({ page, world }) => {
      const waiting = (await world.control('GET', '/outbox')) as unknown[];
      await page.goto('/login');
      await page.getByLabel('Email').fill(persona);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByLabel('Email')).toHaveValue(persona);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(await world.control('GET', '/outbox')).toHaveLength(waiting.length + letters);
    });
  }

  test('[commerce 8] keeps the email after a wrong authenticator code', async ({ page, world: _world }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('mfa-app@waymark.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: 'Remember me on this browser' }).check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    const first = page.getByRole('textbox', { name: 'Code' });
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await first.fill('Your code is 000-000');
    await expect(first).toHaveValue('000000');
    await page.getByRole('button', { name: 'Verify and sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid verification code');
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('mfa-app@waymark.example');
    await expect(page.getByRole('checkbox', { name: 'Remember me on this browser' })).toBeChecked();

    await page.getByLabel('Email').fill('mfa-both@waymark.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'How do you want to verify it is you?' })).toBeFocused();
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('mfa-both@waymark.example');
  });
});
