import type { Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Error message beside a field. A live region announces it too. */
export const besideField = (page: Page, text: string | RegExp) =>
  page.locator('[id$="-error"]').filter({ hasText: text });

export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Avatar of the top bar, for any user. */
export const profileMenu = (page: Page) => page.locator('[data-profile-menu]');
