import type { Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What stands beside a field: a live region says it once more, to whoever hears it. */
export const besideField = (page: Page, text: string | RegExp) =>
  page.locator('[id$="-error"]').filter({ hasText: text });

export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The avatar of the top bar, whoever is signed in. */
export const profileMenu = (page: Page) => page.locator('[data-profile-menu]');
