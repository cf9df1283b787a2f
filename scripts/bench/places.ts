import { buildClient } from '../build-client.ts';
import { openBrowser } from './browser-page.ts';
import { feedSizes } from './feed-sizes.ts';
import { geofenceSizes } from './geofence-sizes.ts';
import { startMock } from './peers.ts';
import type { Measure, Suite } from './report.ts';
import { reportSizes } from './report-sizes.ts';
import { tripSizes } from './trip-sizes.ts';

async function run(): Promise<Measure[]> {
  await buildClient();
  const mock = await startMock(['--static=dist']);
  const browser = await openBrowser();
  try {
    return [
      ...(await feedSizes(browser, mock.url)),
      ...(await tripSizes(browser, mock.url)),
      ...(await reportSizes(browser, mock.url)),
      ...(await geofenceSizes(browser, mock.url)),
    ];
  } finally {
    await browser.close();
    await mock.stop();
  }
}

/** Activity, trips, reports and geofences of the built portal, each beside a tenth of its data. */
export const places: Suite = { title: 'Places and events in a browser', run };
