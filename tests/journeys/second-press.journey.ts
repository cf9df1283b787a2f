import { button } from './controls.ts';
import { calls, expect, pressTwice, test } from './journey.ts';

test('[commerce 8] two presses in one instant delete a geofence once, and report the first answer', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/control-center/geofences');
  await page.getByRole('button', { name: 'Actions for Downtown' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Downtown?' });
  const submit = question.getByRole('button', { name: 'Delete geofence' });
  await expect(submit).toBeEnabled();
  await pressTwice(submit);
  await expect(page.getByText('Geofence deleted')).toBeVisible();
  await expect(page.getByText('3 geofences')).toBeFocused();
  expect(await calls(world, 'deleteGeofence')).toBe(1);
});

test('[commerce 4] two presses in one instant change the main card once, and remove a card once', async ({
  page,
  enter,
  world,
}) => {
  await enter('owner', '/billing');
  await pressTwice(button(page, 'Set as main: Mastercard ending in 4444'));
  await expect(page.getByText('Main card changed')).toBeVisible();
  expect(await calls(world, 'updateCard')).toBe(1);
  await button(page, 'Remove: Visa ending in 4242').click();
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Remove card' }));
  await expect(page.getByText('Card removed')).toBeVisible();
  expect(await calls(world, 'deleteCard')).toBe(1);
});

test('[commerce 3] two presses in one instant note a service once', async ({ page, enter, world }) => {
  await enter('owner', '/control-center/vehicle/info/1005');
  await button(page, 'Service was done').click();
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Count from now' }));
  await expect(page.getByText('Service is noted. The distance counts from now.')).toBeVisible();
  expect(await calls(world, 'updateVehicle')).toBe(1);
});
