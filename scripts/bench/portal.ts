import type { Browser as Chromium } from '@playwright/test';
import { buildClient } from '../build-client.ts';
import { openBrowser } from './browser-page.ts';
import { startMock } from './peers.ts';
import type { Measure } from './report.ts';

/** Measures the built portal in a browser, over a mock of its own. Ends both, whatever happens. */
export async function withPortal(measure: (browser: Chromium, url: string) => Promise<Measure[]>): Promise<Measure[]> {
  await buildClient();
  const mock = await startMock(['--static=dist']);
  const browser = await openBrowser();
  try {
    return await measure(browser, mock.url);
  } finally {
    await browser.close();
    await mock.stop();
  }
}
