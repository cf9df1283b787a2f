import type { Page } from '@playwright/test';

/** A page with the padded layout, whatever its content. */
export const PADDED = '/subscriptions/update/12';

/** Fills the cart like a previous page. */
export async function fillCart(page: Page, lines: object[]): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('waymark.kept.cart.3', kept), JSON.stringify({ lines }));
}
