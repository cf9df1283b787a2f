import { expectAccessible } from './accessibility.ts';
import { button } from './controls.ts';
import { calls, expect, PHONE, test, WIDE } from './journey.ts';

const VAN_14 = '3182042261';

for (const [width, viewport] of [
  [1440, WIDE],
  [390, PHONE],
] as const) {
  test.describe(`a world with devices in service, at ${width} px`, () => {
    test.use({ scenario: 'in-service', viewport });

    test('[commerce 4] the owner sees service mode with its end, and ends it', async ({ page, enter }) => {
      await enter('owner', '/control-center/vehicle/1003');
      await expect(page.getByText(/It ends .* left\./)).toBeVisible();
      await expectAccessible(page, `a vehicle in service at ${width} px`);
      await button(page, 'End now').click();
      await expect(button(page, 'End now')).toHaveCount(0);
      await page.goto('/control-center/vehicle/settings/1003#service-mode');
      await expect(page.getByText('Off. Installers have no access.')).toBeVisible();
    });

    test('[commerce 4] an installer finds the devices with their time, and works on one', async ({ page, enter }) => {
      await enter('installer', '/installer');
      const listed = page.getByRole('link', { name: /\d{10}/ });
      await expect(listed).toHaveCount(2);
      await expectAccessible(page, `devices in service at ${width} px`);
      await page.getByRole('link', { name: new RegExp(VAN_14) }).click();
      await expect(page.getByRole('heading', { name: VAN_14 })).toBeVisible();
      // The top bar of a phone does not name the device.
      const title = await page.getByRole('heading', { name: VAN_14 }).boundingBox();
      expect(title?.height).toBeGreaterThan(20);
      await expect(button(page, 'End service mode')).toBeVisible();
      await button(page, 'Lock').click();
      await expect(page.getByText(/^Confirmed/)).toBeVisible();
      await expectAccessible(page, `the work on a device at ${width} px`);
    });
  });
}

test('[core 4] a visitor of the installers page loads no session', async ({ page, world }) => {
  await page.goto('/installer');
  await expect(page.getByRole('heading', { name: 'Look up a device' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Serial number' }).fill('3199900042');
  await button(page, 'Look up').click();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  for (const read of ['listUsers', 'listVehicles', 'listDevices', 'getSubscriber', 'listBannerAndHelpLinks'])
    expect([read, await calls(world, read)]).toEqual([read, 0]);
  expect(await calls(world, 'getReadyState')).toBe(1);
});

test('[commerce 8] what an installer cannot look up leads to the help center', async ({ page, world, enter }) => {
  await enter('installer', '/installer');
  await page.getByRole('textbox', { name: 'Serial number' }).fill('3199900042');
  await button(page, 'Look up').click();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/help-center');
  await world.control('POST', '/faults', { operation: 'listDevices', effect: { status: 503 } });
  await page.reload();
  await page.getByRole('link', { name: 'Contact support' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
});
