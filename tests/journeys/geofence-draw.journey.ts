import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { besideField, button, field } from './controls.ts';
import { expect, headersOf, PHONE, test, type World } from './journey.ts';

const MARKET = '1026 W Fulton Market, Chicago, IL 60607';
const map = (page: Page) => page.getByRole('region', { name: 'Map for drawing' });
const canvas = (page: Page) => map(page).locator('canvas');
const type = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

type Saved = { name: string; type: string; radius: number | null; coordinates: { lat: number; lng: number }[] };
async function lastSaved(page: Page, world: World): Promise<Saved> {
  const answer = await page.request.get('/api/v1/geofence?limit=100', { headers: await headersOf(world) });
  return ((await answer.json()) as { results: Saved[] }).results.at(-1) as Saved;
}

async function chooseAddress(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).fill('1026 W Fulton');
  await page.getByRole('option', { name: MARKET }).click();
}

/** Opens the editor with a name and an address. */
async function begin(page: Page): Promise<void> {
  await field(page, 'Name').fill('Yard');
  await chooseAddress(page);
  await expect(button(page, 'Zoom in')).toBeVisible();
}

/** Clicks or taps a place of the map, as shares of its size. */
async function press(target: Locator, x: number, y: number, how: 'click' | 'tap' = 'click'): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The map is not visible.');
  await target[how]({ position: { x: box.width * x, y: box.height * y } });
}

test('[commerce 5] creates a radius from an address and keeps all of it after a refusal', async ({
  page,
  enter,
  world,
}) => {
  const refusal = { status: 400, body: { validation_errors: { name: ['Must be unique'] } } };
  await world.control('POST', '/faults', { operation: 'createGeofence', times: 1, effect: refusal });
  await enter('owner', '/control-center/geofences');
  await page.getByRole('link', { name: 'Create geofence' }).click();
  await button(page, 'Create').click();
  await expect(besideField(page, 'Choose an address from the list')).toBeVisible();
  await expect(page.getByText('Draw the shape on the map, or enter its position')).toBeVisible();
  await begin(page);
  await expect(field(page, 'Latitude')).toHaveValue('41.88673');
  await field(page, 'Radius').fill('0.75');
  await expectAccessible(page, 'geofence editor');

  await button(page, 'Create').click();
  await expect(besideField(page, 'Must be unique')).toBeVisible();
  await expect(field(page, 'Radius')).toHaveValue('0.75');
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(MARKET);
  await button(page, 'Create').click();
  await expect(page.getByText('Geofence created')).toBeVisible();
  expect(await lastSaved(page, world)).toMatchObject({
    name: 'Yard',
    type: 'radius',
    radius: 0.75,
    address: '1026 W Fulton Market',
    coordinates: [{ lat: 41.88673, lng: -87.652858 }],
  });
  await expect(page).toHaveURL(/geofences\/edit\/\d+#alerts$/);
  await page.reload();
  await expect(field(page, 'Radius')).toHaveValue('0.75');
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(MARKET);
});

test('[commerce 3] draws a polygon by mouse, undoes and redoes a corner, and moves one', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center/geofences/create');
  await begin(page);
  await type(page, 'Polygon').check();
  for (const [x, y] of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.7, 0.6],
  ] as const) {
    await press(canvas(page), x, y);
  }
  await expect(page.getByText(/^Corner 3, .* from corner 2$/)).toBeAttached();
  await button(page, 'Undo').click();
  await expect(page.getByText('Corner removed, 2 are left')).toBeAttached();
  await button(page, 'Redo').click();
  await press(canvas(page), 0.3, 0.6);
  await button(page, 'Finish').click();
  await expect(page.getByRole('heading', { name: '4 corners' })).toBeVisible();

  await button(page, 'Corner 3').click();
  await press(canvas(page), 0.8, 0.7);
  await button(page, 'Create').click();
  await expect(page.getByText('Geofence created')).toBeVisible();
  const { type: kind, coordinates } = await lastSaved(page, world);
  expect(kind).toBe('polygon');
  expect(coordinates).toHaveLength(4);
  const [a, , c, d] = coordinates as [
    Saved['coordinates'][0],
    unknown,
    Saved['coordinates'][0],
    Saved['coordinates'][0],
  ];
  expect(c.lat).toBeLessThan(d.lat);
  expect(a.lng).toBeCloseTo(d.lng, 4);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('[commerce 3] draws a rectangle by touch', async ({ page, enter, world }) => {
    await enter('owner', '/control-center/geofences/create');
    await begin(page);
    await type(page, 'Rectangle').check();
    await press(canvas(page), 0.25, 0.25, 'tap');
    await press(canvas(page), 0.75, 0.6, 'tap');
    await expect(button(page, 'Draw again')).toBeVisible();
    await expectAccessible(page, 'geofence editor on a phone');
    await button(page, 'Create').click();
    await expect(page.getByText('Geofence created')).toBeVisible();
    const { type: kind, radius, coordinates } = await lastSaved(page, world);
    expect([kind, radius, coordinates.length]).toEqual(['rectangle', null, 4]);
  });
});
