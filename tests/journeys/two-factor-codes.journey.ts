/** Wrong, used, expired and too many codes, through the identity SDK: each with its message and what to do next (commerce 8). */
import type { Page } from '@playwright/test';
import { button, field } from './controls.ts';
import { PASSWORD } from './entry.ts';
import { expect, PHONE, test, type World } from './journey.ts';
import { appCode, enterPassword, secretOf, textedCode } from './two-factor.ts';

const SMS = 'mfa-sms@waymark.example';
const APP = 'mfa-app@waymark.example';
const BOTH = 'mfa-both@waymark.example';
const APP_KEY = 'JBSWY3DPEHPK3PXP';
const BOTH_KEY = 'KRSXG5CTMVRXEZLU';
const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const EXPIRED = 'Your session has expired. Please sign in again.';
const LIMIT = 'Limit Exceeded. Please try again later.';

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const advance = (world: World, advance_ms: number) => world.control('POST', '/clock', { advance_ms });
const wrong = async (world: World) => ((await textedCode(world)) === '000000' ? '000001' : '000000');
const verify = (page: Page) => button(page, 'Verify and sign in');
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Refused codes of the sign-in page, one after the other. */
async function guess(page: Page, code: string, times: number) {
  for (let i = 0; i < times; i += 1) {
    await field(page, 'Code').fill(code);
    await verify(page).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid verification code');
    await expect(field(page, 'Code')).toHaveValue('');
    await expect(field(page, 'Code')).toBeFocused();
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 8] five wrong codes end a sign-in, and the next one waits', async ({ page, world }) => {
    await world.control('POST', '/clock', { frozen: true });
    await page.goto('/login');
    await enterPassword(page, SMS);
    await guess(page, await wrong(world), 5);
    await field(page, 'Code').fill(await textedCode(world));
    await verify(page).click();
    await expect(page.getByRole('alert')).toHaveText(EXPIRED);
    await expect(page.getByLabel('Email')).toHaveValue(SMS);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign in').click();
    await expect(page.getByRole('alert')).toHaveText(LIMIT);
    await advance(world, 2 * SECONDS);
    await button(page, 'Sign in').click();
    await expect(field(page, 'Code')).toBeFocused();
    await field(page, 'Code').fill(await textedCode(world));
    await verify(page).click();
    await expect(home(page)).toBeVisible();
  });
});

test('[commerce 8] a code that came too late asks for the password again', async ({ page, world }) => {
  await page.goto('/login');
  await enterPassword(page, SMS);
  await expect(page.getByText('The code works for 3 minutes.')).toBeVisible();
  const late = await textedCode(world);
  await advance(world, 3 * MINUTES);
  await field(page, 'Code').fill(late);
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText(EXPIRED);
  await expect(page.getByLabel('Email')).toHaveValue(SMS);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(field(page, 'Code')).toBeFocused();
  await expect.poll(() => textedCode(world)).not.toBe(late);
  await field(page, 'Code').fill(await textedCode(world));
  await verify(page).click();
  await expect(home(page)).toBeVisible();
});

test('[commerce 8] a code of the app works once, and the next one signs in', async ({ page, world }) => {
  await world.control('POST', '/clock', { frozen: true });
  const code = await appCode(world, APP_KEY);
  await page.goto('/login');
  await enterPassword(page, APP);
  await field(page, 'Code').fill(code);
  await verify(page).click();
  await expect(home(page)).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enterPassword(page, APP);
  await field(page, 'Code').fill(code);
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This code was used already. Enter the next one that your app shows.',
  );
  await expect(field(page, 'Code')).toHaveValue('');
  await expect(field(page, 'Code')).toBeFocused();
  await advance(world, 30 * SECONDS);
  await page.keyboard.type(await appCode(world, APP_KEY));
  await page.keyboard.press('Enter');
  await expect(home(page)).toBeVisible();
});

test('[commerce 8] after too many texts, the app still signs in', async ({ page, world }) => {
  await world.control('POST', '/clock', { frozen: true });
  await page.goto('/login');
  await enterPassword(page, BOTH);
  for (let i = 0; i < 5; i += 1) {
    await button(page, 'Text message').click();
    await expect(page.getByText('We sent a text message')).toBeVisible();
    await button(page, 'Use another method').click();
  }
  await button(page, 'Text message').click();
  await expect(page.getByRole('alert')).toHaveText(LIMIT);
  await button(page, 'Authenticator app').click();
  await field(page, 'Code').fill(await appCode(world, BOTH_KEY));
  await verify(page).click();
  await expect(home(page)).toBeVisible();
});

test('[core 4] without the phone of the only method, leads to support and back', async ({ page, world: _world }) => {
  await page.goto('/login');
  await enterPassword(page, APP);
  await expect(field(page, 'Code')).toBeFocused();
  await expect(button(page, 'Use another method')).toBeHidden();
  await page.getByText('Lost your phone?').getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Code')).toBeVisible();
});

test('[core 4] every step of a sign-in outlives a reload, without “Remember me”', { tag: '@both-sdks' }, async ({
  page,
  world,
  context,
}) => {
  await page.goto('/login');
  await enterPassword(page, BOTH);
  const choice = page.getByRole('heading', { name: 'How do you want to verify it is you?' });
  await expect(choice).toBeVisible();
  await page.reload();
  await expect(choice).toBeVisible();
  await button(page, 'Text message').click();
  await expect(field(page, 'Code')).toBeFocused();
  await page.reload();
  await field(page, 'Code').fill(await wrong(world));
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code');
  await page.reload();
  await field(page, 'Code').fill(await textedCode(world));
  await verify(page).click();
  await expect(home(page)).toBeVisible();
  await page.reload();
  await expect(home(page)).toBeVisible();
  // Tokens end with the browser.
  const tokens = (await context.cookies()).filter(({ name }) => name.endsWith('Token'));
  expect(tokens.map(({ expires }) => expires)).toEqual([-1, -1]);
});

test('[core 4] a trusted browser that was closed asks for the password alone', async ({ page, world, context }) => {
  await page.goto('/login');
  await enterPassword(page, SMS);
  await field(page, 'Code').fill(await textedCode(world));
  await page.getByRole('checkbox', { name: 'Trust this browser' }).check();
  await verify(page).click();
  await expect(home(page)).toBeVisible();
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(cookies.filter(({ name, expires }) => expires > 0 || name.startsWith('mock_')));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enterPassword(page, SMS);
  await expect(home(page)).toBeVisible();
});

test('[core 4] of two tabs that wait for a code, each takes its own, and one signs both in', {
  tag: '@both-sdks',
}, async ({ page, world, context }) => {
  await page.goto('/login');
  await enterPassword(page, SMS);
  await expect(field(page, 'Code')).toBeFocused();
  const first = await textedCode(world);
  const other = await context.newPage();
  await other.goto('/login');
  await enterPassword(other, SMS);
  await expect(field(other, 'Code')).toBeFocused();
  await expect.poll(() => textedCode(world)).not.toBe(first);
  await field(other, 'Code').fill(first);
  await verify(other).click();
  await expect(other.getByRole('alert')).toHaveText('Invalid verification code');
  await field(page, 'Code').fill(first);
  await verify(page).click();
  await expect(home(page)).toBeVisible();
  await expect(home(other)).toBeVisible();
});

test('[commerce 8] a new number takes five wrong codes, then another code', async ({ page, world, enter }) => {
  await page.clock.install();
  await enter('owner', '/profile/two-factor');
  await button(page, 'Turn on text messages').click();
  await field(page, 'Phone number').fill('3125550199');
  await button(page, 'Text me a code').click();
  await expect(field(page, 'Code')).toBeFocused();
  const spent = await textedCode(world);
  for (let i = 0; i < 5; i += 1) {
    await field(page, 'Code').fill(spent === '000000' ? '000001' : '000000');
    await button(page, 'Turn on').click();
    await expect(page.locator('[id$="-error"]')).toHaveText('Invalid verification code');
  }
  await field(page, 'Code').fill(spent);
  await button(page, 'Turn on').click();
  await expect(page.getByRole('dialog').getByText(LIMIT)).toBeVisible();
  // The clock of the service too: the next answer would set the page's clock back, and the pause with it.
  await world.control('POST', '/clock', { advance_ms: 61_000 });
  await page.clock.runFor(61_000);
  await button(page, 'Send a new code').click();
  await expect(page.getByText('A new code was sent. Earlier ones no longer work.')).toBeVisible();
  await expect.poll(() => textedCode(world)).not.toBe(spent);
  await field(page, 'Code').fill(spent);
  await button(page, 'Turn on').click();
  await expect(page.locator('[id$="-error"]')).toHaveText('Invalid verification code');
  await field(page, 'Code').fill(await textedCode(world));
  await button(page, 'Turn on').click();
  await expect(page.getByText('Text messages are on')).toBeVisible();
});

test('[commerce 8] a second sign-in that took too long starts again', async ({ page, world, enter }) => {
  await enter('mfa-sms', '/profile/two-factor');
  await button(page, 'Turn off text messages').click();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(field(page, 'Code')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact support' })).toBeVisible();
  const late = await textedCode(world);
  await advance(world, 3 * MINUTES);
  await field(page, 'Code').fill(late);
  await button(page, 'Turn off and log out everywhere').click();
  await expect(page.getByText('This took too long. Please enter your password again.')).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(field(page, 'Code')).toHaveValue('');
  await expect.poll(() => textedCode(world)).not.toBe(late);
  await field(page, 'Code').fill(await textedCode(world));
  await button(page, 'Turn off and log out everywhere').click();
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
});

test('[commerce 8] a second sign-in takes five wrong codes, and none that was used', async ({ page, world }) => {
  await world.control('POST', '/clock', { frozen: true });
  const code = await appCode(world, BOTH_KEY);
  const reach = async () => {
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Continue').click();
    await inDialog(page, 'Authenticator app').click();
    await expect(field(page, 'Code')).toBeFocused();
  };
  await page.goto('/login?next=/profile/two-factor');
  await enterPassword(page, BOTH);
  await button(page, 'Authenticator app').click();
  await field(page, 'Code').fill(code);
  await verify(page).click();
  await button(page, 'Turn off text messages').click();
  await reach();
  await field(page, 'Code').fill(code);
  await inDialog(page, 'Turn off text messages').click();
  await expect(page.locator('[id$="-error"]')).toHaveText(
    'This code was used already. Enter the next one that your app shows.',
  );
  for (let i = 0; i < 5; i += 1) {
    await field(page, 'Code').fill('000000');
    await inDialog(page, 'Turn off text messages').click();
    await expect(page.locator('[id$="-error"]')).toHaveText('Invalid verification code');
  }
  await field(page, 'Code').fill('000000');
  await inDialog(page, 'Turn off text messages').click();
  await expect(page.getByText('This took too long. Please enter your password again.')).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(page.getByRole('dialog').getByText(LIMIT)).toBeVisible();
  await advance(world, 30 * SECONDS);
  await reach();
  await field(page, 'Code').fill(await appCode(world, BOTH_KEY));
  await inDialog(page, 'Turn off text messages').click();
  await expect(page.getByText('Text messages are off')).toBeVisible();
});

test('[commerce 8] a key that another tab has replaced starts again', async ({ page, world, enter, context }) => {
  await enter('owner', '/profile/two-factor');
  await button(page, 'Turn on the app').click();
  const replaced = await secretOf(page);
  const other = await context.newPage();
  await other.goto('/profile/two-factor');
  await button(other, 'Turn on the app').click();
  await expect.poll(() => secretOf(other)).toMatch(/^[A-Z2-7]{52}$/);
  await field(page, 'Code from the app').fill(await appCode(world, replaced));
  await button(page, 'Turn on').click();
  await expect(page.getByText('If you also started this in another tab, start again here.').first()).toBeVisible();
  await button(page, 'Start again with a new key').click();
  await expect.poll(() => secretOf(page)).not.toBe(replaced);
  await field(page, 'Code from the app').fill(await appCode(world, await secretOf(page)));
  await button(page, 'Turn on').click();
  await expect(page.getByText('The authenticator app is on')).toBeVisible();
});

test('[commerce 8] a code for a new number that is an hour old is not taken', async ({ page, world }) => {
  await page.clock.install();
  await page.goto('/login?next=/profile/two-factor');
  await page.getByRole('checkbox', { name: 'Remember me on this browser' }).check();
  await enterPassword(page, 'riley.kowalski@waymark.example');
  await button(page, 'Turn on text messages').click();
  await field(page, 'Phone number').fill('3125550199');
  await button(page, 'Text me a code').click();
  await expect(page.getByText('It is valid for 60 minutes.')).toBeVisible();
  const late = await textedCode(world);
  await advance(world, 60 * MINUTES);
  await page.clock.fastForward(60 * MINUTES);
  await field(page, 'Code').fill(late);
  await button(page, 'Turn on').click();
  await expect(page.locator('[id$="-error"]')).toHaveText(
    'This code has expired or was used. Please ask for a new one.',
  );
});
