import type { Page } from '@playwright/test';
import { besideField, button, field } from './controls.ts';
import { expect, test } from './journey.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map for drawing' });
const type = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Clicks places of the map, as shares of its size. */
async function clickMap(page: Page, ...places: [x: number, y: number][]): Promise<void> {
  const canvas = map(page).locator('canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map is not visible.');
  for (const [x, y] of places) await canvas.click({ position: { x: box.width * x, y: box.height * y } });
}

test('[commerce 3] edges of a rectangle wait for all numbers, and refuse a north edge in the south', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/geofences/edit/83');
  const [north, south] = [field(page, 'North edge'), field(page, 'South edge')];
  const before = await south.inputValue();
  await north.fill('-16.7');
  await north.press('Tab');
  await expect(south).toBeFocused();
  await expect(south).toHaveValue(before);
  await expect(besideField(page, 'Must be north of the south edge')).toBeHidden();
  await field(page, 'Name').focus();
  await expect(besideField(page, 'Must be north of the south edge')).toBeVisible();
  await expect(north).toHaveValue('-16.7');
  await button(page, 'Save').click();
  await expect(north).toBeFocused();
  await south.fill('-16.9');
  await field(page, 'Name').focus();
  await expect(besideField(page, 'Must be north of the south edge')).toBeHidden();
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'Undo').click();
  await expect(south).toHaveValue(before);
});

test('[commerce 3] refuses a crossing outline at Finish, and a closing click keeps the numbers of the corners', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/geofences/create');
  await expect(button(page, 'Zoom in')).toBeVisible();
  await type(page, 'Polygon').check();
  await clickMap(page, [0.3, 0.3], [0.7, 0.6], [0.7, 0.3], [0.3, 0.6]);
  await expect(page.getByText(/^Corner 4, .* from corner 3$/)).toBeAttached();
  const refusal = page.getByText('The sides cross. Undo the corners up to the crossing, then set them again.').first();
  await button(page, 'Finish').click();
  await expect(refusal).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('Corner removed, 3 are left')).toBeAttached();
  await clickMap(page, [0.3, 0.6], [0.3, 0.3]);
  await expect(refusal).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(page.getByText('Corner removed, 1 is left')).toBeAttached();

  // Counterclockwise, closed by its first corner.
  await clickMap(page, [0.3, 0.6], [0.7, 0.6], [0.3, 0.3]);
  await expect(page.getByRole('heading', { name: '3 corners' })).toBeVisible();
  const latitude = async (corner: number) =>
    Number(await page.getByRole('textbox', { name: `Corner ${corner}: latitude` }).inputValue());
  const longitude = async (corner: number) =>
    Number(await page.getByRole('textbox', { name: `Corner ${corner}: longitude` }).inputValue());
  expect(await latitude(1)).toBeGreaterThan(await latitude(2));
  expect(await longitude(2)).toBeLessThan(await longitude(3));
});

test('[commerce 4] keys change the radius as a slider, and the way to a polygon and back keeps the center', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center/geofences/edit/81');
  const slider = map(page).getByRole('slider', { name: 'Radius' });
  const radius = async () => Number(await field(page, 'Radius').inputValue());
  await expect(slider).toHaveAttribute('aria-valuetext', /^0.5\smi$/);
  await slider.press('ArrowUp');
  await expect.poll(radius).toBeGreaterThan(0.5);
  const more = await radius();
  await slider.press('ArrowDown');
  await expect.poll(radius).toBeLessThan(more);
  await slider.press('Home');
  await expect.poll(radius).toBe(0.01);
  await slider.press('ArrowDown');
  await expect.poll(radius).toBe(0.01);
  await slider.press('End');
  await expect.poll(radius).toBe(1000);
  await expect(slider).toHaveAttribute('aria-valuenow', '1000');

  const center = await field(page, 'Latitude').inputValue();
  await type(page, 'Polygon').check();
  await expect(page.getByRole('heading', { name: '0 corners' })).toBeVisible();
  await type(page, 'Radius').check();
  await expect(field(page, 'Latitude')).toHaveValue(center);
  await expect.poll(radius).toBe(1000);
});
