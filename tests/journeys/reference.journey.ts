import { expect, headersOf, test } from './journey.ts';

test('[core 7] a page of the mock shows the contract, and calls an operation as a persona', async ({
  page,
  request,
  world,
}) => {
  await page.goto('/__mock/contract');
  const operation = page.locator('#operations-vehicle-updateVehicle');
  await operation.getByRole('button', { name: /Change a vehicle/ }).click();
  await expect(operation).toContainText('The owner, and guests with Full Access');
  await operation.getByPlaceholder('vehicleId').fill('1001');
  await operation.getByRole('textbox').last().fill('{ "vehicle_name": "Tried van" }');
  const status = operation.locator('.live-responses-table .response-col_status').last();

  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(status).toHaveText('401');
  await page.getByLabel('Calls are made as').selectOption('guest-read-only');
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(status).toHaveText('403');
  await page.getByLabel('Calls are made as').selectOption('owner');
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(status).toHaveText('200');

  const vehicle = await request.get('/api/v1/vehicle/1001', { headers: await headersOf(world) });
  expect(((await vehicle.json()) as { vehicle_name: string }).vehicle_name).toBe('Tried van');
});
