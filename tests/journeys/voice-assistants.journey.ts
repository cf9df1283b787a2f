import { button, field } from './controls.ts';
import { expect, PHONE, test } from './journey.ts';
import { expectNoPin, listen } from './pin-digits.ts';

const PIN = '739158';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 2] sets, changes and removes the PIN, and stores its digits nowhere', async ({
    page,
    world,
    enter,
  }) => {
    const said = listen(page);
    await enter('owner', '/profile/voice-assistants');
    await expect(page.getByText('No PIN is set.')).toBeVisible();
    await expect(button(page, 'Remove PIN')).toBeHidden();
    await field(page, 'PIN').fill('7391');
    await button(page, 'Set PIN').click();
    await expect(page.getByText('Must have 6 digits').first()).toBeVisible();
    await field(page, 'PIN').fill(PIN);
    await field(page, 'Repeat PIN').fill('739159');
    await button(page, 'Set PIN').click();
    await expect(page.getByText('PINs must match').first()).toBeVisible();
    await field(page, 'Repeat PIN').fill(PIN);
    await button(page, 'Set PIN').click();
    await expect(page.getByText('Your PIN is saved')).toBeVisible();
    await expect(field(page, 'PIN')).toHaveValue('');
    await expectNoPin(page, world, { said, known: 'riley.kowalski@waymark.example', pins: [PIN] });

    await page.reload();
    await expect(page.getByText('A PIN is set.')).toBeVisible();
    await button(page, 'Remove PIN').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove PIN' }).click();
    await expect(page.getByText('Your PIN is removed')).toBeVisible();
    await expect(page.getByText('No PIN is set.')).toBeVisible();
  });
});
