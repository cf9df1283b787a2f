import type { Page } from '@playwright/test';

/** Limit of the installation, which waits up to 10 s for the page to be idle. */
const INSTALLED = { timeout: 20_000 };

/** Waits until the service worker controls the page, as it does from the second load on. */
export const inControl = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, INSTALLED);
};

/** As a browser does with an idle worker. A closing page does not wait for its start. */
export async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}
