import type { Page } from '@playwright/test';

/** Waits until the service worker controls the page, as it does from the second load on. */
export const inControl = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** As a browser does with an idle worker. A closing page does not wait for its start. */
export async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}
