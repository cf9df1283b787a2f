import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, field } from './controls.ts';
import { expect, PHONE, test } from './journey.ts';

const MARKET = '1026 W Fulton Market, Chicago, IL 60607';
const address = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const warning = (page: Page) => page.getByText(/^The address is .* away from the shape\.$/);

async function chooseMarket(page: Page): Promise<void> {
  await address(page).fill('1026 W Fulton');
  await page.getByRole('option', { name: MARKET }).click();
  await expect(address(page)).toHaveValue(MARKET);
}

/** Whether the center of the shape is on the visible part of the map. */
async function isCenterInView(page: Page): Promise<boolean> {
  const map = await page.getByRole('region', { name: 'Map for drawing' }).boundingBox();
  const center = await button(page, 'Center').boundingBox();
  if (!map || !center) return false;
  const [x, y] = [center.x + center.width / 2, center.y + center.height / 2];
  return x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
}

for (const [width, viewport] of [
  ['', { width: 1440, height: 900 }],
  [' on a phone', PHONE],
] as const) {
  test(`[commerce 5] an address moves only what is not drawn yet, and warns when it is far${width}`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize(viewport);
    await enter('owner', '/control-center/geofences/create');
    await field(page, 'Name').fill('Yard');
    await field(page, 'Latitude').fill('41.92');
    await field(page, 'Longitude').fill('-87.68');
    await field(page, 'Longitude').press('Enter');
    await expect(button(page, 'Center')).toBeVisible();
    await chooseMarket(page);
    await expect(field(page, 'Latitude')).toHaveValue('41.92');
    await expect(warning(page)).toHaveText('The address is 2.2 mi away from the shape.');
    // Buttons of an alert that lie under the top bar would count as too close to its own.
    await page.evaluate(() => document.scrollingElement?.scrollTo(0, 0));
    await expectAccessible(page, `a far address${width}`);

    await button(page, 'Use the address of this shape').click();
    await expect(warning(page)).toBeHidden();
    await expect(address(page)).not.toHaveValue(MARKET);
    await expect(field(page, 'Latitude')).toHaveValue('41.92');

    await chooseMarket(page);
    await button(page, 'Move the shape to the address').click();
    await expect(field(page, 'Latitude')).toHaveValue('41.88673');
    await expect.poll(() => isCenterInView(page)).toBe(true);
    await button(page, 'Undo').click();
    await expect(field(page, 'Latitude')).toHaveValue('41.92');
    await expect(warning(page)).toBeVisible();
    await expect.poll(() => isCenterInView(page)).toBe(true);
  });
}

test('[commerce 5] another address moves a shape that an address has placed, and typed coordinates move the map', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/geofences/create');
  await chooseMarket(page);
  await expect(field(page, 'Latitude')).toHaveValue('41.88673');
  await address(page).fill('2000 N Clybourn');
  await page.getByRole('option', { name: /^2000 N Clybourn Ave/ }).click();
  await expect(field(page, 'Latitude')).not.toHaveValue('41.88673');
  await expect(warning(page)).toBeHidden();

  await field(page, 'Latitude').fill('19.4');
  await field(page, 'Longitude').fill('-99.1');
  await button(page, 'Create').focus();
  await expect.poll(() => isCenterInView(page)).toBe(true);
  await expect(warning(page)).toBeVisible();
});
