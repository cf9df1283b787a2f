import { besideField, button, choose, field } from './controls.ts';
import { expect, PHONE, test } from './journey.ts';
import { callsOf, outbox } from './profile.ts';

test('[commerce 4] keeps the country of paid plans, [commerce 3] saves each part of the profile in one call', async ({
  page,
  enter,
}) => {
  await enter('owner', '/profile');
  const calls = callsOf(page, 'PATCH', /\/user\/101$/);
  await field(page, 'First name').fill("Zoë O'Neil");
  await field(page, 'Last name').fill('Smith-Jones');
  await field(page, 'Company').fill('Kowalski Plumbing');
  await field(page, 'Phone').fill('6135550148');
  await choose(page, 'Country', 'Canada');
  await field(page, 'Postal code').fill('k1a 0b1');
  await button(page, 'Save details').click();
  const kept = 'It can change once no plan is paid or pending and no credit is left.';
  await expect(besideField(page, `Your plans and credit are in the currency of this country. ${kept}`)).toBeVisible();
  await choose(page, 'Country', 'United States');
  await field(page, 'Postal code').fill('60614');
  await button(page, 'Save details').click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  expect(calls.count).toBe(2);
  await expect(button(page, "Profile of Zoë O'Neil Smith-Jones, needs attention")).toBeVisible();
  await choose(page, 'Units', /Kilometers/);
  await page.getByRole('switch', { name: 'Share how I use the app' }).press('Space');
  await button(page, 'Save preferences').click();
  await expect(page.getByText('Your preferences are saved')).toBeVisible();

  await page.reload();
  await expect(field(page, 'First name')).toHaveValue("Zoë O'Neil");
  await expect(field(page, 'Last name')).toHaveValue('Smith-Jones');
  await expect(field(page, 'Company')).toHaveValue('Kowalski Plumbing');
  await expect(field(page, 'Phone')).toHaveValue('(613) 555-0148');
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('United States');
  await expect(field(page, 'Postal code')).toHaveValue('60614');
  await expect(page.getByRole('combobox', { name: 'Units' })).toHaveValue('Kilometers, liters, °C');
  await expect(page.getByRole('switch', { name: 'Share how I use the app' })).not.toBeChecked();
});

test('[core 5] shows errors beside their fields, and sends nothing', async ({ page, enter }) => {
  await enter('owner', '/profile');
  const calls = callsOf(page, 'PATCH', /\/user\//);
  await field(page, 'First name').fill('R2');
  await field(page, 'Last name').fill('');
  await field(page, 'Phone').fill('312');
  await field(page, 'Postal code').fill('606');
  // Holds the pointer down: the blurred field becomes invalid, and its error must not move the button away.
  await button(page, 'Save details').click({ delay: 150 });
  await expect(besideField(page, 'Must contain only letters, hyphens, spaces, or apostrophes')).toBeVisible();
  await expect(besideField(page, 'Required field')).toBeVisible();
  await expect(besideField(page, 'Invalid phone number')).toBeVisible();
  await expect(besideField(page, 'Must have at least 5 characters')).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  expect(calls.count).toBe(0);
});

test('[core 1] French changes the portal at once and is saved', async ({ page, enter }) => {
  await enter('owner', '/profile');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await field(page, 'First name').fill('1');
  await expect(besideField(page, 'Must contain only letters, hyphens, spaces, or apostrophes')).toBeVisible();
  await choose(page, 'Language', 'Français');
  await button(page, 'Save preferences').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte');
  await expect(page.getByText('Vos préférences sont enregistrées')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(
    besideField(page, 'Ne doit contenir que des lettres, des traits d’union, des espaces ou des apostrophes'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte');
  // The other tab follows automatically, also when changed back.
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Mon compte');
  await choose(other, 'Langue', 'English');
  await button(other, 'Enregistrer les préférences').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
});

test('[core 2.4] shows the warning dot until a phone number is saved', async ({ page, enter }) => {
  await enter('owner-new', '/profile');
  await expect(page.getByRole('button', { name: /needs attention$/ })).toBeVisible();
  await expect(button(page, 'Test text message')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Add a phone number first.')).toBeVisible();
  await button(page, 'Add a phone').click();
  await expect(field(page, 'Phone')).toBeFocused();
  await page.keyboard.type('3125550177');
  await button(page, 'Save details').click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByText('No phone number.')).toBeHidden();
  await expect(page.getByRole('button', { name: /needs attention$/ })).toBeHidden();
});

test('[core 7] verifies a new number with the code that was sent to it', async ({ page, enter, world }) => {
  await enter('owner', '/profile');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await field(page, 'Phone').fill('3125550188');
  await button(page, 'Save details').click();
  await expect(page.getByText('Not verified')).toBeVisible();
  await button(page, 'Send code').click();
  await expect(page.getByText(/number ending in 0188/)).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  const [message] = await outbox(world);
  expect([message?.channel, message?.to]).toEqual(['sms', '+13125550188']);
  const code = message?.code ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  await field(page, 'Code').pressSequentially(wrong);
  await button(page, 'Verify').click();
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  await page.keyboard.type(code);
  await button(page, 'Verify').click();
  await expect(page.getByText('Your phone is verified')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Phone verification' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('[commerce 5] shows a cropped picture everywhere', async ({ page, enter }) => {
  await enter('owner', '/profile');
  const chooser = page.locator('input[type="file"]');
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
  await chooser.setInputFiles(large);
  await expect(page.getByText('File too large. The maximum is 5 MB')).toBeVisible();
  await chooser.setInputFiles('client/public/icons/icon-192.png');
  await button(page, 'Use image').click();
  await button(page, 'Save details').click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
  await button(page, 'Remove image').click();
  await button(page, 'Save details').click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(page.getByRole('banner').getByText('RK', { exact: true })).toBeVisible();
});

test('[commerce 3] saves an owner’s choice about messages of the account', async ({ page, enter }) => {
  await enter('owner', '/profile');
  const texts = page.getByRole('switch', { name: 'Text messages' });
  await expect(texts).toBeChecked();
  await texts.press('Space');
  await button(page, 'Save choices').click();
  await expect(page.getByText('Your choices are saved')).toBeVisible();
  await page.reload();
  await expect(texts).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Billing notifications' })).toBeChecked();
});

test('[commerce 8] a test that was not sent shows why', async ({ page, enter }) => {
  await enter('owner', '/profile');
  await button(page, 'Test notification').click();
  await expect(page.getByText('A test notification was sent to your phone')).toBeVisible();
  await page.route('**/user/test-push', (route) =>
    route.fulfill({ json: { push_notification_sent: false, push_notification_result: 'No phone is registered.' } }),
  );
  await button(page, 'Test text message').click();
  await expect(page.getByRole('alert').getByText('No phone is registered.')).toBeVisible();

  // Each test is one subject: the alert of a repetition replaces the previous one.
  const alerts = page.getByRole('region', { name: 'Messages' });
  const failed = alerts.getByText('The test was not sent');
  await page.route('**/user/test-push', (route) => route.fulfill({ status: 500, json: { detail: 'Out of order.' } }));
  for (let presses = 0; presses < 3; presses += 1) {
    const answered = page.waitForResponse('**/user/test-push');
    await button(page, 'Test notification').click();
    await answered;
    await expect(button(page, 'Test notification')).not.toHaveAttribute('data-loading');
  }
  await expect(failed).toHaveCount(2);
  // Its alerts close on another page.
  await page.getByRole('link', { name: /^Time zone/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Time zone' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('[core 6] an installer has sign-in data but no profile', async ({ page, enter }) => {
  await enter('installer', '/profile');
  await expect(page.getByRole('heading', { name: 'Installer accounts have no profile' })).toBeVisible();
  await expect(button(page, 'Save details')).toHaveCount(0);
  await page.getByRole('link', { name: /^Login Info/ }).click();
  await expect(button(page, 'Change password')).toBeVisible();
});

test.describe('in a browser with UTC', () => {
  test.use({ timezoneId: 'UTC' });

  test('[commerce 3] changes the time zone by keyboard alone', async ({ page, enter }) => {
    await enter('owner', '/profile/timezone');
    await expect(page.getByText('Current time there: Saturday 9:30 AM')).toBeVisible();
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await button(page, 'Use this zone').press('Enter');
    await expect(zone).toHaveValue('UTC');
    await expect(page.getByText('Current time there: Saturday 3:30 PM')).toBeVisible();
    await expect(page.getByText('This device is in UTC.')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your time zone' })).toBeFocused();
    await zone.focus();
    await zone.press('ControlOrMeta+a');
    await page.keyboard.type('Sydney');
    await page.keyboard.press('Enter');
    await expect(zone).toHaveValue('Australian Eastern – Sydney');
    await page.keyboard.press('Enter');
    await button(page, 'Save time zone').press('Enter');
    await expect(page.getByText('Your time zone is saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Current time there: Sunday 2:3\d AM/)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 6] shows a guest who manages the account’s messages', async ({ page, enter }) => {
    await enter('guest-full', '/profile');
    await expect(page.getByRole('switch', { name: 'Text messages' })).toBeDisabled();
    await expect(page.getByText('Only the owner of the account can change these.')).toBeVisible();
    await field(page, 'Company').fill('Haddad Motors');
    await button(page, 'Save details').click();
    await expect(page.getByText('Your details are saved')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Company')).toHaveValue('Haddad Motors');
  });

  test('[core 1] shows the profile and an error in Spanish', async ({ page, enter }) => {
    await enter('owner-mexican', '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta');
    await field(page, 'Nombre').fill('');
    await button(page, 'Guardar datos').click();
    await expect(field(page, 'Nombre')).toBeFocused();
    await field(page, 'Nombre').fill('Inés');
    await button(page, 'Guardar datos').click();
    await expect(page.getByText('Sus datos se han guardado')).toBeVisible();
  });
});
