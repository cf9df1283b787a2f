import { button, field } from './controls.ts';
import { PASSWORD } from './entry.ts';
import { chooseWorld, expect, PHONE, signIn, test } from './journey.ts';
import { appCode, enterPassword, method, secretOf, textedCode } from './two-factor.ts';

const RILEY = 'riley.kowalski@waymark.example';

test('[commerce 4] turns the app on by keyboard alone, and asks for its code at the next sign-in', {
  tag: '@both-sdks',
}, async ({ page, world, enter }) => {
  await enter('owner', '/profile/two-factor');
  const turnOn = button(page, 'Turn on the app');
  await expect(turnOn).toBeVisible();
  await turnOn.focus();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/app-dialog-/, async (route) => {
    await released;
    await route.continue();
  });
  const isLoading = page.waitForRequest(/\/app-dialog-/);
  await page.keyboard.press('Enter');
  await isLoading;
  // The page stays while its dialog is loading.
  await expect(turnOn).toBeVisible();
  await expect(turnOn).toBeFocused();
  release();
  await expect(field(page, 'Code from the app')).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await secretOf(page);
  expect(secret).toMatch(/^[A-Z2-7]{52}$/);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code does not match the key.').first()).toBeVisible();
  await expect(field(page, 'Code from the app')).toBeFocused();
  // A wrong code keeps the key.
  expect(await secretOf(page)).toBe(secret);
  await page.keyboard.type(await appCode(world, secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The authenticator app is on')).toBeVisible();
  await expect(page.getByText('There are no recovery codes')).toBeVisible();
  await expect(button(page, 'Turn off the app')).toBeFocused();

  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enterPassword(page, RILEY);
  await field(page, 'Code').fill(await appCode(world, secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 4] verifies a number before it turns text messages on', { tag: '@both-sdks' }, async ({
    page,
    world,
    enter,
  }) => {
    await enter('owner', '/profile/two-factor');
    await button(page, 'Turn on text messages').click();
    await field(page, 'Phone number').fill('3125550199');
    await button(page, 'Text me a code').click();
    await expect(page.getByText('We texted a code to +1(312) 555-0199.')).toBeVisible();
    const code = await textedCode(world);
    await field(page, 'Code').fill(code === '000000' ? '000001' : '000000');
    await button(page, 'Turn on').click();
    await expect(page.getByText('Invalid verification code').first()).toBeVisible();
    await field(page, 'Code').fill(`${code.slice(0, 3)}-${code.slice(3)}`);
    await button(page, 'Turn on').click();
    await expect(page.getByText('Text messages are on')).toBeVisible();
    await expect(method(page, 'Text message')).toContainText('(312) 555-0199');
  });
});

test('[commerce 4] a reload in the middle of a set-up changes nothing', async ({ page, world, enter }) => {
  await enter('mfa-sms', '/profile/two-factor');
  await button(page, 'Change number').click();
  await field(page, 'Phone number').fill('3125550199');
  await button(page, 'Text me a code').click();
  await expect(field(page, 'Code')).toBeFocused();
  await page.reload();
  await expect(method(page, 'Text message')).toContainText('Codes go to +1(312) 555-01');
  await expect(method(page, 'Text message')).not.toContainText('555-0199');
  await button(page, 'Turn on the app').click();
  const first = await secretOf(page);
  await page.reload();
  await expect(button(page, 'Turn on the app')).toBeVisible();
  await button(page, 'Turn on the app').click();
  await expect.poll(() => secretOf(page)).not.toBe(first);
  await field(page, 'Code from the app').fill(await appCode(world, await secretOf(page)));
  await button(page, 'Turn on').click();
  await expect(page.getByText('You choose one of the two each time you sign in.')).toBeVisible();
});

test('[commerce 4] of two methods, another can be used at the sign-in, also after a reload', async ({
  page,
  world,
}) => {
  await page.goto('/login');
  await enterPassword(page, 'mfa-both@waymark.example');
  await button(page, 'Text message').click();
  await expect(field(page, 'Code')).toBeFocused();
  await button(page, 'Use another method').click();
  await button(page, 'Authenticator app').click();
  await expect(page.getByText('Open your authenticator app')).toBeVisible();
  await page.reload();
  await button(page, 'Use another method').click();
  await expect(page.getByText('Enter your password again, then choose')).toBeVisible();
  await enterPassword(page, 'mfa-both@waymark.example');
  await button(page, 'Authenticator app').click();
  await field(page, 'Code').fill(await appCode(world, 'KRSXG5CTMVRXEZLU'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('[commerce 4] turning the last method off ends the session of every browser', { tag: '@both-sdks' }, async ({
  page,
  world,
  enter,
  browser,
  baseURL,
}) => {
  await enter('mfa-sms', '/profile/two-factor');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await chooseWorld(context, world, { isMapDrawn: false, baseURL });
  const other = await context.newPage();
  await signIn(other, world, 'mfa-sms');
  await other.goto('/profile');
  await expect(other.getByLabel('Company')).toBeEditable();

  await button(page, 'Turn off text messages').click();
  await field(page, 'Password').fill('Wrong-2026!');
  await button(page, 'Continue').click();
  await expect(page.getByText('Current password invalid').first()).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').fill((await textedCode(world)) === '000000' ? '000001' : '000000');
  await button(page, 'Turn off and log out everywhere').click();
  await expect(page.getByText('Invalid verification code').first()).toBeVisible();
  await field(page, 'Code').fill(await textedCode(world));
  await button(page, 'Turn off and log out everywhere').click();
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await context.close();
  await enterPassword(page, 'mfa-sms@waymark.example');
  await expect(page).not.toHaveURL(/\/login/);
});

test('[commerce 4] turns one of two off after a second sign-in, without ending the session', async ({
  page,
  world,
  enter,
}) => {
  await enter('mfa-both', '/profile/two-factor');
  await button(page, 'Turn off text messages').click();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Authenticator app' }).click();
  await field(page, 'Code').fill(await appCode(world, 'KRSXG5CTMVRXEZLU'));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off text messages' }).click();
  await expect(page.getByText('Text messages are off')).toBeVisible();
  await expect(button(page, 'Turn on text messages')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Turn off the app')).toBeVisible();
});

test('[commerce 2] trusts a browser, shows it beside others, and forgets it', { tag: '@both-sdks' }, async ({
  page,
  world,
}) => {
  await page.goto('/login?next=/profile/two-factor');
  await enterPassword(page, 'mfa-both@waymark.example');
  await button(page, 'Text message').click();
  await field(page, 'Code').fill(await textedCode(world));
  await page.getByRole('checkbox', { name: 'Trust this browser' }).check();
  await button(page, 'Verify and sign in').click();
  const devices = page.getByRole('region', { name: 'Trusted browsers' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This browser');
  await expect(devices.last()).toContainText('Safari on iPhone');
  await devices.first().getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Forget / })
    .click();
  await expect(devices).toHaveCount(1);

  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enterPassword(page, 'mfa-both@waymark.example');
  await expect(button(page, 'Text message')).toBeVisible();
});

test('[commerce 2] logs out of all devices, this one too', { tag: '@both-sdks' }, async ({ page, enter, context }) => {
  await enter('owner', '/profile/two-factor');
  const other = await context.newPage();
  await other.goto('/profile');
  await button(page, 'Log out of all devices').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out of all devices' }).click();
  await expect(page.getByText('You are logged out on every device.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[commerce 4] a tab that was left behind turns nothing off', async ({ page, world, enter, context }) => {
  await enter('mfa-both', '/profile/two-factor');
  await button(page, 'Turn off text messages').click();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Authenticator app' }).click();
  await expect(field(page, 'Code')).toBeFocused();

  const other = await context.newPage();
  await other.goto('/profile/two-factor');
  await button(other, 'Turn off the app').click();
  await field(other, 'Password').fill(PASSWORD);
  await button(other, 'Continue').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Text message' }).click();
  await field(other, 'Code').fill(await textedCode(world));
  await other.getByRole('dialog').getByRole('button', { name: 'Turn off the app' }).click();
  await expect(other.getByText('The authenticator app is off')).toBeVisible();

  await field(page, 'Code').fill(await appCode(world, 'KRSXG5CTMVRXEZLU'));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off text messages' }).click();
  await expect(page.getByText('Nothing was turned off.')).toBeVisible();
  await expect(button(page, 'Turn off text messages')).toBeVisible();
});

for (const [language, texts] of [
  ['French', ['Codes de connexion', 'Activer l’application', 'Ce code ne correspond pas à la clé.']],
  ['Spanish', ['Códigos de inicio de sesión', 'Activar la aplicación', 'Este código no corresponde a la clave.']],
] as const) {
  test(`[core 1] shows two-factor and its refusals in ${language}`, async ({ page, enter }) => {
    const [title, turnOn, wrong] = texts;
    await enter(language === 'French' ? 'owner-canadian' : 'owner-mexican', '/profile/two-factor');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await button(page, turnOn).click();
    await page.getByRole('dialog').getByRole('textbox').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(wrong).first()).toBeVisible();
  });
}
