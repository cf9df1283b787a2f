import { expect, test } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

test('[core 2.1] a link to an inaccessible vehicle shows an explanation on the map', async ({ page, enter }) => {
  await enter('owner', '/control-center#vehicle-99999');
  const missing = page.getByText('This vehicle is not in your account. It may have been transferred or removed.');
  await expect(missing).toBeVisible();
  await expect(page).toHaveURL(/\/control-center$/);
  await row(page, 'Box truck').click();
  await expect(panelOf(page, 'Box truck')).toBeVisible();
});
