import { field } from './controls.ts';
import { address, choosePassword, lettersTo, letterTo, NEW_PASSWORD, signIn } from './entry.ts';
import { expect, PHONE, test } from './journey.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 2.1] replaces a forgotten password by keyboard alone', { tag: '@both-sdks' }, async ({ page, world }) => {
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
  const first = field(page, 'Code');
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
  await first.fill(code ?? '');
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
    await field(page, 'Code').pressSequentially(code ?? '');
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
