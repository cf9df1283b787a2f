import type { Page } from '@playwright/test';
import { button, field } from './controls.ts';
import { described, test } from './forms.ts';
import { expect, PHONE } from './journey.ts';

const pin = (page: Page) => field(page, 'PIN');
const boxes = (page: Page) => pin(page).locator('xpath=preceding-sibling::div');

/** Copies from another field. The page's address has no access to the clipboard. */
async function paste(page: Page, text: string) {
  await field(page, 'Street').fill(text);
  await field(page, 'Street').press('Control+A');
  await page.keyboard.press('Control+X');
  await pin(page).focus();
  await page.keyboard.press('Control+V');
}

for (const [text, digits] of [
  ['482-917', '482917'],
  ['Your code is 482917', '482917'],
  ['Within 10 minutes, enter 482 917.', '482917'],
] as const) {
  test(`[core 4] pasting “${text}” gives the code`, async ({ page, open }) => {
    await open('/every-field');
    await paste(page, text);
    await expect(pin(page)).toHaveValue(digits);
  });
}

test('[core 4] a whole code replaces digits, wherever the caret is', async ({ page, open }) => {
  await open('/every-field');
  await field(page, 'Street').fill('Your code is 482-917');
  await field(page, 'Street').press('Control+A');
  await page.keyboard.press('Control+X');
  await pin(page).fill('123');
  await pin(page).press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+V');
  await expect(pin(page)).toHaveValue('482917');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('５');
  await expect(pin(page)).toHaveValue('482915');
});

test('[core 4] edits a code like the text of one field', async ({ page, open }) => {
  await open('/every-field');
  await pin(page).click();
  await page.keyboard.type('48a2 9-17');
  await expect(pin(page)).toHaveValue('482917');
  await page.keyboard.type('5');
  await expect(pin(page)).toHaveValue('482917');
  await page.keyboard.press('Home');
  await page.keyboard.type('71');
  await expect(pin(page)).toHaveValue('712917');
  await page.keyboard.press('Backspace');
  await expect(pin(page)).toHaveValue('72917');
  await page.keyboard.type('x1');
  await expect(pin(page)).toHaveValue('712917');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(pin(page)).toHaveValue('');
});

test('[core 4] a press on a box puts the caret there', async ({ page, open }) => {
  await open('/every-field');
  await pin(page).fill('482917');
  const fourth = await boxes(page).locator('span').nth(3).boundingBox();
  if (!fourth) throw new Error('No box.');
  await page.mouse.click(fourth.x + 4, fourth.y + fourth.height / 2);
  await page.keyboard.type('0');
  await expect(pin(page)).toHaveValue('482017');
});

test('[commerce 5] masks a PIN until it is shown, and names its error', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await open('/every-field');
  await expect(pin(page)).toHaveAttribute('autocomplete', 'off');
  await pin(page).fill('4829');
  await expect(boxes(page)).toHaveText('••••');
  const show = button(page, 'Show PIN');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect(boxes(page)).toHaveText('4829');
  await button(page, 'Save everything').click();
  await expect(pin(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await described(pin(page))).toBe('Must have 6 digits|You type it on the keypad');
  const { x = 0, width = 0 } = (await show.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
});
