import { expect, PHONE, test } from './journey.ts';
import { panelOf } from './vehicles.ts';

test.use({ isMapDrawn: true });

test('[core 2.1] links vehicles that need attention to the map', async ({ page, enter }) => {
  await enter('owner', '/');
  await expect(page).toHaveTitle('Dashboard | Waymark Account');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const rows = attention.getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Silverado: alarm triggered');
  await expect(rows.nth(1)).toContainText('Trailer 3: tracker battery');
  await expect(attention).toContainText('Van 07: trouble code P0301');
  await expect(attention).toContainText('2 vehicles not tracked');
  await expect(attention).toContainText('Van 09 is paused');

  // The list beside the map shows exactly the same vehicles.
  await expect(attention).toContainText('Needs attention6');
  await attention.getByRole('link', { name: 'All on the map' }).click();
  await expect(page.getByRole('button', { name: 'Needs attention 6' })).toBeVisible();
  await expect(page.locator('[data-vehicle]')).toHaveCount(6);
  await expect(page).toHaveURL(/\/control-center$/);
  await page.goBack();

  // The text of a row leads to the card that solves it.
  const text = attention.getByText('Van 07: trouble code P0301');
  // A link lies over the text. Where it is, is asked at the press: lines above the page may still move it.
  await text.click({ position: { x: 5, y: 5 }, force: true });
  await expect(page.getByRole('region', { name: 'Trouble codes' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Trouble codes' })).toBeInViewport();
  await page.goBack();

  // Also when the page is drawn at once, from what was read before.
  await text.click({ position: { x: 5, y: 5 }, force: true });
  await expect(page.getByRole('region', { name: 'Trouble codes' })).toBeFocused();
  await page.goBack();

  await attention.getByRole('link', { name: 'Open on map: Silverado' }).click();
  await expect(panelOf(page, 'Silverado')).toBeVisible();
  await expect(panelOf(page, 'Silverado').getByRole('link', { name: /^Directions to / })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=41\.\d+%2C-87\.\d+$/,
  );
});

test('[core 2.1] shows the figures of the fleet', async ({ page, world, enter }) => {
  const sent = { deviceKey: 'GG-20417-A7', command: 'arm' };
  const { access_token: token } = (await world.control('POST', '/token', { persona: 'owner' })) as {
    access_token: string;
  };
  const answer = await page.request.post('/api/iot/send-command', { data: sent, headers: { 'x-access-token': token } });
  expect(answer.status()).toBe(200);
  await enter('owner', '/');
  const fleet = page.getByRole('region', { name: 'Fleet now' });
  await expect(fleet.getByRole('listitem')).toHaveText([
    /^\d+Moving$/,
    /^\d+Parked$/,
    '1Alarm',
    /^\d+Offline$/,
    '2Paused',
  ]);
  await expect(page.getByRole('region', { name: 'Activity today' })).toContainText('Van 12 Locked');

  const alerts = page.getByRole('region', { name: 'Alerts per day' });
  await expect(alerts.getByRole('figure')).toBeVisible();
  const ticks = alerts.locator('.recharts-yAxis-tick-labels text');
  await expect(ticks.first()).toBeVisible();
  for (const tick of await ticks.allTextContents()) expect(tick).toMatch(/^\d+$/);
  await alerts.getByRole('button', { name: 'Show as table' }).click();
  await expect(alerts.getByRole('row')).toHaveCount(15);
});

test('[core 2.1] welcomes an owner without vehicles', async ({ page, enter }) => {
  await enter('owner-new', '/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add vehicle' })).toBeVisible();
});

test('[core 6] leads a guest whose access has ended to what is shared, and not to adding a vehicle', async ({
  page,
  enter,
}) => {
  await enter('guest-expired', '/');
  await expect(page.getByText('Sharing says when your access begins or has ended.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sharing' }).click();
  const shared = page.getByRole('list', { name: 'Shared with you' });
  await expect(shared).toContainText('Ended Nov 6, 2026');
  await expect(shared).toContainText('Vehicle 1001');
});

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet', viewport: PHONE });

  test('[core 2.1] the dashboard stays short on a phone', async ({ page, enter }) => {
    await enter('owner-fleet', '/');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(attention.getByRole('link', { name: /more vehicles need attention$/ })).toBeVisible();
    expect(await attention.getByRole('listitem').count()).toBeLessThanOrEqual(7);
    await expect(page.getByRole('region', { name: 'Fleet now' })).toContainText('Moving');
    // What to do comes before the figures, also for the keyboard and screen readers.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /^Needs attention/,
      'Quick actions',
      'Fleet now',
      'Alerts per day',
      'Speed alerts in 7 days',
      'Activity today',
    ]);
  });
});

test('[core 8] a card that fails to load shows an error, and the others stay', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'listLogs', effect: { status: 403 } });
  await enter('owner', '/');
  await expect(page.getByRole('heading', { name: 'Activity did not load' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Silverado');
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Activity did not load' })).toBeHidden();
});

test('[core 7] shows a sanitized banner', async ({ page, world, enter }) => {
  await enter('owner', '/');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await expect(banner).toContainText('Test your battery before the cold does');
  await expect(banner.locator('[lang="en"]')).toHaveCount(2);
  await expect(banner.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    'https://help.waymark.example/winter-check',
  );
  await banner.getByRole('button', { name: 'Hide announcement' }).click();
  await expect(banner).toBeHidden();

  await world.control('POST', '/faults', { operation: 'listBannerAndHelpLinks', effect: { status: 500 } });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Fleet now' })).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[core 2.1] a quick action opens the vehicle and sends its command there', async ({ page, enter }) => {
  await enter('owner', '/');
  await page.getByRole('region', { name: 'Quick actions' }).getByRole('button', { name: 'Unlock' }).click();
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await expect(search).toHaveValue('Unlock ');
  await expect(search).toBeFocused();
  await page.keyboard.type('van 14');
  await page.getByRole('button', { name: 'Unlock Van 14' }).click();
  const panel = panelOf(page, 'Van 14');
  await expect(panel.getByText('Unlocked', { exact: true })).toBeVisible();
});
