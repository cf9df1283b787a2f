import { expect, test } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

test.use({ isMapDrawn: true });

test('[core 2.2] keeps list and commands usable if the map fails to load', async ({ page, enter }) => {
  await page.route(/\/maplibre-[^/]*\.js$/, (route) => route.abort());
  await enter('owner', '/control-center');
  // The first failure reloads the page.
  await expect(page.getByText('The map did not load. Everything else works.')).toBeVisible();
  await row(page, 'Van 14').click();
  await panelOf(page, 'Van 14').getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(panelOf(page, 'Van 14').getByText(/^Confirmed \d/)).toBeVisible();
});

test('[core 2.2] a map retried several times while loading loads in the end', async ({ page, enter }) => {
  await page.route(/\/tiles\//, (route) => route.abort());
  await enter('owner', '/control-center');
  await expect(page.getByText('Parts of the map did not load')).toBeVisible();
  // With a flaky connection, each retry starts another map in any state of the previous one.
  await page.evaluate(async () => {
    for (let times = 0; times < 40; times++) {
      dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, 5 * (times % 8)));
    }
  });
  await page.unroute(/\/tiles\//);
  // Aborted requests may still be reported.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(page.getByText('Parts of the map did not load')).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(row(page, 'Van 14')).toBeVisible();
});
