import { expect, type Locator, type Page } from '@playwright/test';

/** Rows of a list of the sharing page. */
export const people = (page: Page): Locator =>
  page.getByRole('list', { name: 'People you share with', exact: true }).locator('> li');
export const invitations = (page: Page): Locator =>
  page.getByRole('list', { name: 'Invitations', exact: true }).locator('> li');

/** Opens the menu of a person and presses an item. */
export async function actOn(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Ticks a vehicle of the form. */
export async function tickVehicle(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search vehicles and groups' });
  await search.fill(name);
  await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await search.fill('');
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const expectSaid = (page: Page, text: string | RegExp) => expect(messages(page)).toContainText(text);
