/** Passwords, codes and keys are searched for after each step that takes them (decision 0022). */
import { button, field } from './controls.ts';
import { PASSWORD } from './entry.ts';
import { expect, test } from './journey.ts';
import { expectNoPin, listen } from './pin-digits.ts';
import { appCode, enterPassword, method, secretOf, textedCode } from './two-factor.ts';

const BOTH = 'mfa-both@waymark.example';
const KEY = 'KRSXG5CTMVRXEZLU';
const WRONG = '730529';

test('[core 4] a sign-in by text message or app leaves neither password nor code behind', {
  tag: '@both-sdks',
}, async ({ page, world }) => {
  const said = listen(page);
  await page.goto('/login');
  await enterPassword(page, BOTH);
  await button(page, 'Text message').click();
  await field(page, 'Code').fill(WRONG);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  const unused = await textedCode(world);
  await field(page, 'Code').fill(unused);
  await button(page, 'Use another method').click();
  await button(page, 'Authenticator app').click();
  const code = await appCode(world, KEY);
  await field(page, 'Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectNoPin(page, world, { said, known: BOTH, pins: [PASSWORD], codes: [code, WRONG], issued: [unused] });

  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enterPassword(page, BOTH);
  await button(page, 'Text message').click();
  await expect(field(page, 'Code')).toBeFocused();
  const used = await textedCode(world);
  await field(page, 'Code').fill(used);
  await page.getByRole('checkbox', { name: 'Trust this browser' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectNoPin(page, world, { said, known: BOTH, pins: [PASSWORD], codes: [code], issued: [unused, used] });
});

test('[commerce 4] turning methods on leaves neither key nor code behind', async ({ page, world, enter }) => {
  const said = listen(page);
  await enter('owner', '/profile/two-factor');
  await button(page, 'Turn on the app').click();
  const abandoned = await secretOf(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Turn on the app').click();
  await expect(field(page, 'Code from the app')).toBeFocused();
  const key = await secretOf(page);
  const shown = await page.getByRole('group', { name: 'Or type this key into the app:' }).innerText();
  const code = await appCode(world, key);
  await field(page, 'Code from the app').fill(code);
  await button(page, 'Turn on').click();
  await expect(page.getByText('The authenticator app is on')).toBeVisible();

  await button(page, 'Turn on text messages').click();
  await field(page, 'Phone number').fill('3125550199');
  await button(page, 'Text me a code').click();
  await expect(field(page, 'Code')).toBeFocused();
  const texted = await textedCode(world);
  await field(page, 'Code').fill(WRONG);
  await button(page, 'Turn on').click();
  await expect(page.getByText('Invalid verification code').first()).toBeVisible();
  await field(page, 'Code').fill(texted);
  await button(page, 'Turn on').click();
  await expect(page.getByText('Text messages are on')).toBeVisible();
  await expect(method(page, 'Text message')).toContainText('(312) 555-0199');
  await expectNoPin(page, world, {
    said,
    known: 'riley.kowalski@waymark.example',
    codes: [code, WRONG],
    issued: [abandoned, key, shown, texted],
  });
});

test('[commerce 4] turning off the last method starts again after a reload, and leaves neither password nor code behind', async ({
  page,
  world,
  enter,
}) => {
  const said = listen(page);
  await enter('mfa-sms', '/profile/two-factor');
  await button(page, 'Turn off text messages').click();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(field(page, 'Code')).toBeFocused();
  const abandoned = await textedCode(world);
  await field(page, 'Code').fill(WRONG);
  await page.reload();
  // The password was kept nowhere, so that the reload has to ask for it.
  await expect(method(page, 'Text message')).toContainText('Codes go to');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoPin(page, world, {
    said,
    known: 'mfa-sms@waymark.example',
    pins: [PASSWORD],
    codes: [WRONG],
    issued: [abandoned],
  });

  await button(page, 'Turn off text messages').click();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(field(page, 'Code')).toBeFocused();
  await expect.poll(() => textedCode(world)).not.toBe(abandoned);
  const texted = await textedCode(world);
  await field(page, 'Code').fill(texted);
  await button(page, 'Turn off and log out everywhere').click();
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
  // The logout has emptied the heap. This is what shows that the search works.
  await page.getByLabel('Email').fill('mfa-sms@waymark.example');
  await expectNoPin(page, world, {
    said,
    known: 'mfa-sms@waymark.example',
    pins: [PASSWORD],
    codes: [WRONG],
    issued: [abandoned, texted],
  });
});

test('[commerce 4] a second sign-in leaves neither password nor code behind', { tag: '@both-sdks' }, async ({
  page,
  world,
  enter,
}) => {
  const said = listen(page);
  await enter('mfa-both', '/profile/two-factor');
  await button(page, 'Turn off the app').click();
  await field(page, 'Password').fill('Wrong-2026!');
  await button(page, 'Continue').click();
  await expect(page.getByText('Current password invalid').first()).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Text message' }).click();
  await expect(field(page, 'Code')).toBeFocused();
  const texted = await textedCode(world);
  await field(page, 'Code').fill(texted);
  await page.getByRole('dialog').getByRole('button', { name: 'Use another method' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Authenticator app' }).click();
  await expect(field(page, 'Code')).toHaveValue('');
  const code = await appCode(world, KEY);
  await field(page, 'Code').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off the app' }).click();
  await expect(page.getByText('The authenticator app is off')).toBeVisible();
  const secrets = { pins: [PASSWORD, 'Wrong-2026!'], codes: [code], issued: [texted] };
  await expectNoPin(page, world, { said, known: BOTH, ...secrets });
});
