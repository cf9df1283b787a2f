import type { Page } from '@playwright/test';
import { button, field } from './controls.ts';
import { expect, headersOf, test } from './journey.ts';

const canvas = (page: Page) => page.getByRole('region', { name: 'Map for drawing' }).locator('canvas');

/** Moves the map with the arrow keys, until it rests. */
async function pan(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await canvas(page).evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          let [frames, before] = [0, ''];
          const look = () => {
            // Handles and the credits move with the map.
            const now = document.querySelector('.maplibregl-ctrl-scale')?.textContent + String(element.clientWidth);
            frames = now === before ? frames + 1 : 0;
            before = now;
            if (frames > 30) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  }
}

test('[commerce 3] draws a polygon with the keyboard alone', async ({ page, enter, world }) => {
  await enter('owner', '/control-center/geofences/create');
  await field(page, 'Name').focus();
  await page.keyboard.type('Yard');
  await page.getByRole('combobox', { name: 'Address' }).focus();
  await page.keyboard.type('1026 W Fulton');
  await expect(page.getByRole('option')).toHaveText([/Fulton Market/]);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Latitude')).toHaveValue('41.88673');
  await page.getByRole('radio', { name: 'Radius' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Polygon' })).toBeChecked();
  await expect(button(page, 'Zoom in')).toBeVisible();

  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Corner 1', { exact: true })).toBeAttached();
  await pan(page, 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Corner 2, .* from corner 1$/)).toBeAttached();
  await pan(page, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Corner 3, .* from corner 2$/)).toBeAttached();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Corner removed, 2 are left')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Corner 3, .* from corner 2$/)).toBeAttached();
  await button(page, 'Finish').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '3 corners' })).toBeVisible();
  await expect(page.getByText('Shape drawn with 3 corners')).toBeAttached();

  await button(page, 'Corner 2').focus();
  const longitude = page.getByRole('textbox', { name: 'Corner 2: longitude' });
  const before = Number(await longitude.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(before);
  await button(page, 'Create').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Geofence created')).toBeVisible();
  const answer = await page.request.get('/api/v1/geofence?limit=100', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as { results: { type: string; coordinates: object[] }[] };
  expect([results.at(-1)?.type, results.at(-1)?.coordinates.length]).toEqual(['polygon', 3]);
});
