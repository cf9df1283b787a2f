import type { Page } from '@playwright/test';
import { choose, field } from './controls.ts';
import { watchViolations } from './csp.ts';
import { described, fillIn, save, test } from './forms.ts';
import { expect } from './journey.ts';

/** Types into the focused field with an input method: each composition step, then the committed text. */
async function compose(page: Page, steps: readonly string[], settled: string) {
  const client = await page.context().newCDPSession(page);
  for (const text of steps) {
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await client.send('Input.insertText', { text: settled });
  await client.detach();
}

test('[core 5] formats a phone number while typing', async ({ page, open }) => {
  await open('/every-field');
  const phone = field(page, 'Phone');
  await phone.pressSequentially('31x25550148999');
  await expect(phone).toHaveValue('(312) 555-0148');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await phone.press('Backspace');
  await expect(phone).toHaveValue('(325) 550-148');
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await phone.press('1');
  await expect(phone).toHaveValue('(312) 555-0148');
  await choose(page, 'Country code', 'Australia');
  await expect(phone).toHaveValue('3125 550 148');
  await phone.fill('+61 412 345 678');
  await expect(phone).toHaveValue('0412 345 678');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await phone.press('Delete');
  await expect(phone).toHaveValue('0412 456 78');
  await phone.fill('041');
  await page.clock.runFor(1_000);
  expect(await described(phone)).toBe('Invalid phone number|For text messages of your alerts');

  // A pasted or autofilled number sets its country. A number of an unsupported country is not truncated.
  const code = page.getByRole('combobox', { name: 'Country code' });
  await phone.fill('+52 55 1234 5678');
  await expect(code).toHaveValue('MX +52');
  await expect(phone).toHaveValue('55 1234 5678');
  await phone.fill('+44 7911 123456');
  await expect(phone).toHaveValue('+447911123456');
  await page.clock.runFor(1_000);
  expect(await described(phone)).toBe('Invalid phone number|For text messages of your alerts');
  // The old mobile prefix 1 in Mexico does not change the number.
  await phone.fill('');
  await choose(page, 'Country code', 'Mexico');
  await phone.pressSequentially('1 55 1234 5678');
  await expect(phone).toHaveValue('55 1234 5678');
  await phone.fill('');
  // After clearing, the field uses the country of the form again.
  await expect(code).toHaveValue('US +1');
  await compose(page, ['3', '31'], '312');
  await expect(phone).toHaveValue('(312');
});

test('[core 5] completes email domains after the at sign', async ({ page, open }) => {
  await open('/every-field');
  const email = page.getByRole('combobox', { name: 'Email', exact: true });
  await email.pressSequentially('riley');
  await expect(page.getByRole('option')).toHaveCount(0);
  await email.pressSequentially('@g');
  await expect(page.getByRole('option')).toHaveText(['riley@gmail.com']);
  await email.press('ArrowDown');
  await email.press('Enter');
  await expect(email).toHaveValue('riley@gmail.com');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('[core 5] a changed country validates the postal code again and clears the state', async ({ page, open }) => {
  await open('/every-field');
  await choose(page, 'State', 'Illinois');
  const code = field(page, 'Postal code');
  await code.fill('k1a 0b1');
  await page.clock.runFor(1_000);
  await expect(code).toHaveValue('k1a 0b1');
  await expect(code).toHaveCSS('text-transform', 'uppercase');
  expect(await described(code)).toBe('Must contain only digits, hyphens, or spaces');
  await choose(page, 'Country', 'Canada');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('');
  await expect(code).toHaveValue('K1A 0B1');

  // Lower case inside the text and composed text are normalized on blur.
  await code.focus();
  await code.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  await code.pressSequentially('ab');
  await expect(code).toHaveValue('Kab1A 0B1');
  await code.fill('');
  await compose(page, ['h', 'h2'], 'h2x');
  await expect(code).toHaveValue('h2x');
  await code.press('Tab');
  await expect(code).toHaveValue('H2X');
});

test('[core 5] a text area rejects forbidden characters', async ({ page, open }) => {
  await open('/every-field');
  const note = field(page, 'Note');
  await note.fill('No arranca, ¿por qué?');
  await note.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await note.press('<');
  await expect(note).toHaveValue('No arranca, ¿por qué?');
  expect(await note.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(3);
  await expect(page.getByText('This character cannot be used here')).toBeVisible();
  await note.press('!');
  await expect(note).toHaveValue('No !arranca, ¿por qué?');
  await expect(page.getByText('What support should know')).toBeVisible();
});

test('[core 5] shows a password, and which of its rules it meets', async ({ page, open }) => {
  await open('/every-field');
  const password = field(page, 'Password');
  await password.fill('abcdefgh1');
  await expect(password).toHaveAttribute('type', 'password');
  expect(await described(password)).toContain('a special character');
  await expect(page.getByText('a lowercase letter')).toHaveAccessibleName('a lowercase letter, done');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('deselects an optional choice by choosing it again', async ({ page, open }) => {
  await open('/every-field');
  const plan = page.getByRole('combobox', { name: 'Plan' });
  await choose(page, 'Plan', 'Premium');
  await expect(plan).toHaveValue('Premium');
  await choose(page, 'Plan', 'Premium');
  await expect(plan).toHaveValue('');
});

const PICTURE = 'docs/screens/vehicle-wide-light.png';

test('[commerce 5] crops an image by keyboard', async ({ page, open, server }) => {
  const { violations } = watchViolations(page);
  await open('/every-field');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByRole('alert')).toHaveText('File too large. The maximum is 5 MB');
  await files.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert')).toHaveText('Please choose a JPEG, PNG, WebP or GIF image');
  await files.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText('This image could not be read. Please choose another one');

  await files.setInputFiles(PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await expect(dialog).toHaveCSS('width', '730px');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.1');
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await expect(page.getByRole('button', { name: 'Replace' })).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  const picture = page.getByRole('img', { name: 'Chosen image' });
  const size = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(size).toBeCloseTo(1.5, 1);
  await fillIn(page);
  await save(page).click();
  await expect.poll(() => server.sent[0]?.['image']).toMatch(/^data:image\/png;base64,/);
  expect(await violations()).toEqual([]);

  await open2(page);
  await files.setInputFiles(PICTURE);
  await expect(zoom).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeFocused();
  await files.setInputFiles('client/public/icons/icon-192.png');
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeFocused();
});

test('[commerce 5] buttons move the cropped image like dragging', async ({ page, open }) => {
  await open('/every-field');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  const image = dialog.locator('.reactEasyCrop_Image');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await expect(image).toHaveAttribute('style', /translate\(0px, 0px\)/);
  for (const direction of ['left', 'up', 'up', 'down']) {
    await dialog.getByRole('button', { name: `Move image ${direction}` }).click();
  }
  await expect(image).toHaveAttribute('style', /translate\(-8px, -8px\)/);
  await dialog.getByRole('button', { name: 'Use image' }).click();
  const picture = page.getByRole('img', { name: 'Chosen image' });
  const moved = await picture.getAttribute('src');

  await open2(page);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await expect(picture).not.toHaveAttribute('src', moved ?? '');
});

const open2 = (page: Page) => page.goto('http://forms.test/every-field');
