import { expectAccessible } from './accessibility.ts';
import { field } from './controls.ts';
import { described, fillIn, save, test } from './forms.ts';
import { expect, PHONE, pressTwice } from './journey.ts';

test('[core 5] debounces field errors by one second', async ({ page, open }) => {
  await open('/every-field');
  // From here on, the clock only moves in the steps below.
  await page.clock.pauseAt(Date.now() + 60_000);
  const name = field(page, 'First name');
  await name.pressSequentially('R2');
  await page.clock.runFor(900);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await name.press('3');
  await page.clock.runFor(900);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(100);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(await described(name)).toBe('Must contain only letters, hyphens, spaces, or apostrophes');
  await expect(page.locator('form output')).toHaveText('Must contain only letters, hyphens, spaces, or apostrophes');
  await name.fill('Riley');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('[core 5] submitting shows all errors, focuses the first wrong field, and sends nothing', async ({
  page,
  open,
  server,
}) => {
  await open('/every-field');
  await save(page).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(page.getByText('Required field')).toHaveCount(13);
  expect(await described(field(page, 'Street'))).toBe('Required field');
  await expect(page.getByRole('checkbox', { name: 'I agree to the terms' })).toHaveAttribute('aria-invalid', 'true');
  expect(server.sent).toEqual([]);
});

test('[core 5] submits the normalized values once, and then has no unsaved changes', async ({ page, open, server }) => {
  await open('/every-field');
  await fillIn(page);
  let finish = () => {};
  server.answer = () =>
    new Promise((resolve) => {
      finish = () => resolve(null);
    });
  await save(page).dblclick();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await field(page, 'First name').press('Enter');
  await expect.poll(() => server.sent.length).toBe(1);
  expect(server.sent[0]).toEqual({
    image: null,
    first_name: 'Riley',
    serial: 'C0417-88213',
    email: 'riley@waymark.example',
    confirm_email: 'riley@waymark.example',
    password: 'Waymark-2026!',
    confirm_password: 'Waymark-2026!',
    phone_number: '+13125550148',
    street: '1529 W Carroll Ave',
    country: 'US',
    state: 'IL',
    postal_code: '60607',
    plan: 'premium',
    interval: 5000,
    voltage: 12.4,
    note: null,
    pin: '123456',
    is_main: false,
    consent: true,
  });
  finish();
  await expect(page).toHaveURL('http://forms.test/elsewhere');
  expect(server.sent).toHaveLength(1);
});

test('[core 8] shows server errors beside their fields, the rest above, and keeps the input', async ({
  page,
  open,
  server,
}) => {
  await open('/every-field');
  await fillIn(page);
  server.answer = () => ({
    status: 400,
    body: { validation_errors: { street: ['This street does not exist.'], company: ['is missing'] } },
  });
  await save(page).click();
  await expect(field(page, 'Street')).toBeFocused();
  expect(await described(field(page, 'Street'))).toBe('This street does not exist.');
  await expect(page.getByRole('alert')).toHaveText('company: is missing');
  await expect(field(page, 'Street')).toHaveValue('1529 W Carroll Ave');
  await expect(field(page, 'Password')).toHaveValue('Waymark-2026!');

  server.answer = () => ({ status: 409, body: { detail: 'This account is locked.' } });
  await field(page, 'Street').fill('1 Main St');
  await expect(field(page, 'Street')).not.toHaveAttribute('aria-invalid', 'true');
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('This account is locked.');
});

test('[core 2.2] asks before leaving the page with changes only', async ({ page, open }) => {
  await open('/every-field');
  await field(page, 'First name').fill('Riley');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'First name')).toHaveValue('Riley');

  await field(page, 'First name').fill('');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await field(page, 'First name').fill('Riley');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
});

test('[core 2.2] takes one answer to the question, also of two presses in one instant', async ({ page, open }) => {
  await open('/every-field');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await field(page, 'First name').fill('Riley');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await pressTwice(question.getByRole('button', { name: 'Stay on this page' }));
  await expect(question).toBeHidden();
  await expect(field(page, 'First name')).toHaveValue('Riley');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await pressTwice(question.getByRole('button', { name: 'Leave without saving' }));
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
});

test('[commerce 5] compares a repeated address again when the first one changes', async ({ page, open }) => {
  await open('/every-field');
  const [email, again] = [
    page.getByRole('combobox', { name: 'Email', exact: true }),
    page.getByRole('combobox', { name: 'Confirm email' }),
  ];
  await email.fill('riley@waymark.exampl');
  await again.fill('riley@waymark.example');
  await page.clock.runFor(1_000);
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  expect(await described(again)).toBe('Emails must match');
  await email.fill('riley@waymark.example');
  await expect(again).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('riley@waymark.com');
  await page.clock.runFor(1_000);
  await expect(again).toHaveAttribute('aria-invalid', 'true');
});

test('[core 5] marks required labels with an asterisk', async ({ page, open }) => {
  await open('/every-field');
  const starred = await page.locator('label:has-text("*"), legend:has-text("*")').allInnerTexts();
  expect(starred.map((label) => label.replace(/\s*\*$/, ''))).toEqual([
    'First name',
    'Email',
    'Confirm email',
    'Password',
    'Confirm password',
    'Street',
    'Country',
    'State',
    'Postal code',
    'Service interval',
    'Voltage',
    'PIN',
    'I agree to the terms',
  ]);
});

test('[core 9] typing into one of fifty fields renders that field only', async ({ page, open }) => {
  await open('/fifty-fields');
  await page.evaluate(() => {
    window.drawn = {};
  });
  await field(page, 'field_25').pressSequentially('!?');
  await page.clock.runFor(1_000);
  await expect(field(page, 'field_25')).toHaveAttribute('aria-invalid', 'true');
  const drawn = await page.evaluate(() => window.drawn);
  expect(Object.keys(drawn)).toEqual(['field_25']);
  expect(drawn['field_25']).toBeLessThanOrEqual(6);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  test('[core 9] fields are 44 px high with 16 px text, and meet WCAG 2.2 AA', async ({ page, open }) => {
    await open('/every-field');
    await save(page).click();
    await expect(page.getByText('Required field').first()).toBeVisible();
    const controls = page.locator('form input:visible:not([type=checkbox]), form textarea, form button');
    for (const control of await controls.all()) {
      expect(
        (await control.boundingBox())?.height,
        await control.evaluate((element) => element.outerHTML),
      ).toBeGreaterThanOrEqual(44);
    }
    const small = await page
      .locator('form input:visible:not([type=checkbox]), form textarea')
      .evaluateAll((inputs) =>
        inputs
          .filter((input) => Number.parseFloat(getComputedStyle(input).fontSize) < 16)
          .map((input) => input.outerHTML),
      );
    expect(small).toEqual([]);
    await expectAccessible(page, 'every field');
  });
});
