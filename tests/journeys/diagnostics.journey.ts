import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test, type World } from './journey.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'P0301' });
const row = (page: Page) => page.getByRole('button', { name: /^P0301/ });

/** Number of requests to clear a code. */
async function clearings(world: World): Promise<number> {
  const journal = (await world.control('GET', '/journal')) as { operation: string }[];
  return journal.filter(({ operation }) => operation === 'clearTroubleCode').length;
}

test('[core 2.8] explains and dismisses a trouble code, and shows a failure as an alert', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/control-center/vehicle/1002');
  await expect(page.getByRole('region', { name: 'Trouble codes' })).toContainText('Trouble codes1');
  await row(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Cylinder 1 misfire detected')).toBeVisible();
  const questions = dialog(page).getByRole('heading', { level: 3 });
  await expect(questions).toHaveText(["What's the problem?", "What's involved?", 'How serious is it?']);
  await expect(dialog(page)).toContainText('One cylinder does not burn its fuel fully.');
  await expect(dialog(page)).toContainText('Spark plug, ignition coil or injector.');
  await expect(dialog(page)).toContainText('ModerateDrive gently to a shop.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(row(page)).toBeFocused();

  await world.control('POST', '/faults', { operation: 'clearTroubleCode', effect: { unreachable: true } });
  await row(page).click();
  const dismiss = dialog(page).getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  const alert = page.getByRole('alert').filter({ hasText: 'P0301 of Van 07 was not cleared.' });
  await expect(alert).toContainText('not respond');
  await expect(dismiss).toBeEnabled();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(dialog(page)).toBeVisible();

  await world.control('DELETE', '/faults');
  await world.control('DELETE', '/journal');
  // It shows for half a second, so this checks every frame, starting before.
  const success = page.waitForFunction(() => document.body.textContent?.includes('Code dismissed'));
  await dismiss.dblclick();
  await success;
  await expect(dialog(page)).toBeHidden();
  const card = page.getByRole('region', { name: 'Trouble codes' });
  await expect(card).toContainText(/1 code dismissed at \d+:\d+ [AP]M; the fault may remain/);
  await expect(page.getByText('The vehicle reports no trouble codes.')).toHaveCount(0);
  expect(await clearings(world)).toBe(1);
  await page.reload();
  await expect(card).toContainText(/1 code dismissed at \d+:\d+ [AP]M; the fault may remain/);
  await row(page).click();
  await expect(dialog(page)).toContainText('One cylinder does not burn its fuel fully.');
  await expect(dialog(page)).toContainText(/Dismissed at \d+:\d+ [AP]M. The fault may remain\./);
});

test('[core 6] a read-only guest sees what a code means, and why it cannot be cleared', async ({ page, enter }) => {
  await enter('guest-read-only', '/control-center/vehicle/1002');
  await row(page).click();
  const dismiss = dialog(page).getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeDisabled();
  await expect(dismiss).toHaveAccessibleDescription('Your access does not allow clearing codes');
  await expectAccessible(page, 'trouble code');
});
