import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const opener = (page: Page) => page.getByRole('button', { name: 'Open the mock panel' });
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Mock' });
export const expectStatus = (page: Page, sentence: string | RegExp) =>
  expect(drawer(page).getByRole('status')).toHaveText(sentence);

/** Makes the page show the panel, as with `npm start`. Needs the cookies of the world to be set. */
export const showPanel = (context: BrowserContext) => context.clearCookies({ name: 'mock_panel' });

export async function openPart(page: Page, title: string): Promise<void> {
  if (!(await drawer(page).isVisible())) await opener(page).click();
  await drawer(page).getByRole('tab', { name: title, exact: true }).click();
}
