import { expect, PHONE, test } from './journey.ts';
import { moreAbout } from './vehicles.ts';

/** Van 09 is paused, and its plan has ended. */
test('[commerce 6] a restricted vehicle is viewed and renewed only, and the pages say so', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/1007');
  await moreAbout(page, 'Van 09');
  for (const name of [/^Rename/, /^Transfer to a new owner/]) {
    const item = page.getByRole('menuitem', { name });
    await expect(item).toContainText('Can be viewed and renewed only');
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  }
  await page.setViewportSize(PHONE);
  await page.goto('/control-center/vehicle/info/1007');
  await expect(page.getByText('This vehicle can be viewed and renewed only')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save info' })).toHaveAccessibleDescription(
    'Can be viewed and renewed only',
  );
  await page.goto('/subscriptions/transfer/1007');
  await expect(page.getByText(/^Paused: this vehicle can be viewed and renewed only\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transfer vehicle' })).toHaveAccessibleDescription(
    'Can be viewed and renewed only',
  );
  await page.goto('/subscriptions/transfer');
  await expect(page.getByText('Renew the plan first')).toBeVisible();
});
