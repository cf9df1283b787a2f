import type { Page } from '@playwright/test';
import { besideField, button, field } from './controls.ts';
import { expect, headersOf, test } from './journey.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map for drawing' });
const canvas = (page: Page) => map(page).locator('canvas');
const topOf = async (page: Page, handle: string) => (await button(page, handle).boundingBox())?.y ?? 0;

test('[commerce 5] fields move the drawing, a wrong coordinate stops the save, and keys undo it', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center/geofences/edit/81');
  await expect(button(page, 'Center')).toBeVisible();
  const before = await topOf(page, 'Center');
  const latitude = field(page, 'Latitude');
  const first = await latitude.inputValue();
  await latitude.fill('41.8875');
  await latitude.press('Enter');
  await expect.poll(() => topOf(page, 'Center')).toBeLessThan(before - 20);
  await canvas(page).press('Control+z');
  await expect(latitude).toHaveValue(first);
  await canvas(page).press('Control+Shift+Z');
  await expect(latitude).toHaveValue('41.8875');
  await button(page, 'Center').press('Control+z');
  await expect(latitude).toHaveValue(first);

  await latitude.fill('95');
  await button(page, 'Save').click();
  await expect(besideField(page, 'Must be a number from -90 to 90')).toBeVisible();
  await expect(latitude).toBeFocused();
  await expect(page.getByText('Geofence saved')).toBeHidden();
  await latitude.fill('41.89');
  await button(page, 'Save').click();
  await expect(page.getByText('Geofence saved')).toBeVisible();
  const answer = await page.request.get('/api/v1/geofence/81', { headers: await headersOf(world) });
  expect(await answer.json()).toMatchObject({ latitude: 41.89, coordinates: [{ lat: 41.89 }] });
});

test('[commerce 3] drags the edge of a radius and a corner, and a new color scheme keeps a half-drawn polygon', async ({
  page,
  enter,
}) => {
  const drag = async (from: { x: number; y: number; width: number; height: number } | null, x: number, y: number) => {
    if (!from) throw new Error('The handle is not visible.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + x, from.y + from.height / 2 + y, { steps: 4 });
    await page.mouse.up();
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await enter('owner', '/control-center/geofences/edit/81');
  const radius = map(page).getByRole('slider', { name: 'Radius' });
  await expect(radius).toHaveAttribute('aria-valuetext', /^0.5\smi$/);
  await drag(await radius.boundingBox(), -40, 0);
  await expect.poll(async () => Number(await field(page, 'Radius').inputValue())).toBeLessThan(0.5);
  await drag(await button(page, 'Center').boundingBox(), 0, -60);
  await expect.poll(async () => Number(await field(page, 'Latitude').inputValue())).toBeGreaterThan(41.8868);

  await page.getByRole('radio', { name: 'Polygon' }).check();
  for (const [x, y] of [
    [200, 150],
    [400, 150],
  ] as const) {
    await canvas(page).click({ position: { x, y } });
  }
  await expect(page.getByText(/^Corner 2, .* from corner 1$/)).toBeAttached();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(button(page, 'Zoom in')).toBeVisible();
  await canvas(page).click({ position: { x: 400, y: 350 } });
  await expect(page.getByText(/^Corner 3, .* from corner 2$/)).toBeAttached();
  await button(page, 'Finish').click();
  await expect(page.getByRole('heading', { name: '3 corners' })).toBeVisible();
  const latitude = page.getByRole('textbox', { name: 'Corner 3: latitude' });
  const before = Number(await latitude.inputValue());
  await drag(await button(page, 'Corner 3').boundingBox(), 0, 50);
  await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(before);

  await page.getByRole('textbox', { name: 'Corner 4: latitude' }).fill('41');
  await button(page, 'Save').click();
  await expect(page.getByRole('textbox', { name: 'Corner 4: longitude' })).toBeFocused();
  await expect(besideField(page, 'Required field')).toBeVisible();
});

test('[commerce 3] draws a rectangle and a point of interest with the keyboard alone', async ({ page, enter }) => {
  await enter('owner', '/control-center/geofences/create');
  await page.getByRole('radio', { name: 'Radius' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Point of interest' })).toBeChecked();
  await expect(button(page, 'Zoom in')).toBeVisible();
  await canvas(page).press('Enter');
  await expect(button(page, 'Center')).toBeVisible();
  await expect(field(page, 'Latitude')).not.toHaveValue('');
  await expect(field(page, 'Radius')).toHaveValue('0');

  await page.getByRole('radio', { name: 'Point of interest' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Rectangle' })).toBeChecked();
  await canvas(page).press('Enter');
  await expect(page.getByText('Corner 1', { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const east = field(page, 'East edge');
  // Each press of Enter acts at the crosshair, which is where the map rests.
  await expect(async () => {
    await canvas(page).press('Enter');
    await expect(east).not.toHaveValue('', { timeout: 500 });
  }).toPass();
  const west = field(page, 'West edge');
  expect(Number(await east.inputValue())).toBeGreaterThan(Number(await west.inputValue()));

  await west.fill('-100');
  await east.fill('100');
  await east.press('Enter');
  await expect(besideField(page, 'Must be less than 180° east of the west edge')).toBeVisible();
});

test('[commerce 8] explains a location that is not found in time, and crops and removes a picture', async ({
  page,
  enter,
}) => {
  await page.addInitScript(() => {
    const codes = [3, 2];
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      failed?.({ code: codes.shift() ?? 1 } as GeolocationPositionError);
    };
  });
  await enter('owner', '/control-center/geofences/create');
  await field(page, 'Name').fill('Yard');
  await button(page, 'Use my location').click();
  await expect(page.getByText('Finding the location took too long. Try again, or type an address.')).toBeVisible();
  await button(page, 'Use my location').click();
  await expect(page.getByText('The location was not found. Try again, or type an address.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Yard');

  await page.locator('input[type=file]').setInputFiles('docs/screens/vehicle-wide-light.png');
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await expect(dialog).toHaveCSS('width', '730px');
  await dialog.getByRole('button', { name: 'Use image' }).click();
  const picture = page.getByRole('img', { name: 'Chosen image' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBeCloseTo(
    1.5,
    1,
  );
  await button(page, 'Remove image').click();
  await expect(picture).toHaveCount(0);
});

test('[commerce 8] a plan without locations shows its reason at geofences and trips', async ({ page, enter }) => {
  await enter('mfa-sms', '/control-center/geofences');
  await expect(page.getByRole('heading', { level: 1, name: 'Geofences' })).toBeVisible();
  await expect(page.getByText('Geofences need a vehicle of yours whose plan has location services.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create geofence' })).toHaveCount(0);
  await page.goto('/control-center/trips');
  await expect(page.getByText('No vehicle has a plan that records trips.')).toBeVisible();
});
