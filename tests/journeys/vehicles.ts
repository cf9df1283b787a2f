import type { Locator, Page } from '@playwright/test';

/** Rows of the list in the Control Center. */
export const rows = (page: Page): Locator => page.locator('[data-vehicle]');

/** Row of a vehicle, whatever its state. */
export const row = (page: Page, name: string): Locator =>
  rows(page).filter({ has: page.getByText(name, { exact: true }) });

/** Panel of the vehicle selected on the map. */
export const panelOf = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });

/** Selects a vehicle in the list. Returns its panel. */
export async function openVehicle(page: Page, name: string): Promise<Locator> {
  await row(page, name).click();
  return panelOf(page, name);
}

/** Opens the menu of the vehicle whose panel or page is open. */
export const moreAbout = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `More about ${name}`, exact: true }).click();

/** Opens the Control Center's map from the navigation. */
export async function openMap(page: Page): Promise<void> {
  const entries = page.getByRole('navigation', { name: 'Main' });
  await entries.getByRole('button', { name: 'Control Center' }).click();
  await page.getByRole('menuitem', { name: 'Map' }).click();
}
