import { calls, expect, hold, PHONE, test } from './journey.ts';
import { panelOf } from './vehicles.ts';

test('[core 2.7] Ctrl K finds a vehicle, opens it and sends a command, by keyboard alone', async ({ page, enter }) => {
  await enter('owner', '/');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await expect(search).toBeFocused();
  await page.keyboard.type('unlock van 14');
  // Others have a 14 in their serial number. The match by name comes first and is selected.
  await expect(page.getByRole('button', { name: 'Unlock Van 14' })).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'Van 14');
  await expect(panel.getByText('Unlocked', { exact: true })).toBeVisible();
  await expect(search).toBeHidden();
});

test('[core 2.7] finds a page by name, and explains a disabled command', async ({ page, enter }) => {
  await enter('owner', '/');
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await search.fill('lock van 09');
  await expect(page.getByRole('button', { name: /^Lock Van 09/ })).toContainText('The plan is paused');
  await expect(page.getByRole('button', { name: /^Lock Van 09/ })).toBeDisabled();
  await search.fill('lock van 02');
  await expect(page.getByRole('button', { name: /^Lock Van 02/ })).toContainText('Someone else has exclusive access');
  await search.fill('map');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\/control-center$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await search.fill('alert rules');
  await page.getByRole('button', { name: 'Alert rules', exact: true }).click();
  await expect(page).toHaveURL(/\/control-center\/alerts\?view=rules/);
  await expect(page.getByRole('heading', { name: 'Driving' })).toBeVisible();
});

test('[core 2.7] keeps what is typed while it loads, with the focus', async ({ page, enter }) => {
  await enter('owner', '/');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  const held = await hold(page, /\/assets\/palette-[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('van');
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toHaveValue('van');
  held.release();
  await page.keyboard.type(' 14');
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('van 14');
  await page.keyboard.press('Enter');
  await expect(panelOf(page, 'Van 14')).toBeVisible();
});

test('[core 2.7] answers what is typed: a code, a word of users, a place, a person, unlocked vehicles', async ({
  page,
  enter,
}) => {
  await enter('owner', '/');
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  const type = async (text: string) => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await search.fill(text);
  };
  await type('p0301');
  await expect(page.getByRole('button', { name: /^Van 07: P0301/ })).toContainText(/misfire.*Moderate/);
  await page.getByRole('button', { name: /^Van 07: P0301/ }).click();
  await expect(page.getByRole('dialog', { name: 'P0301' })).toBeVisible();
  await page.keyboard.press('Escape');
  await type('language');
  await page.getByRole('button', { name: 'My Account language' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  // Nothing that is parked stands unlocked, and no page has read the fuel of a vehicle.
  await type('keys');
  await expect(page.getByRole('button', { name: 'No parked vehicle is unlocked' })).toBeVisible();
  await page.keyboard.press('Escape');
  await type('fuel');
  await page.getByRole('button', { name: /^Van 12: Fuel/ }).click();
  await expect(page).toHaveURL(/\/vehicle\/1001#condition$/);
  await expect(page.getByRole('region', { name: 'Condition' })).toContainText('Fuel');
  await type('dash cam');
  await expect(page.getByRole('button', { name: 'Van 07: Dash cam' })).toBeVisible();
  await page.keyboard.press('Escape');
  await type('schedule');
  await page
    .getByRole('button', { name: /: Schedule/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/vehicle\/tracker-schedule\/\d+$/);
  await type('shop');
  await page.getByRole('button', { name: /^Shop/ }).click();
  await expect(page).toHaveURL(/\/control-center\/geofences\/edit\/\d+$/);
  await type('haddad');
  await page.getByRole('button', { name: /^Noor Haddad/ }).click();
  await expect(page).toHaveURL(/\/sharing\/edit\/\d+$/);
  await type('last receipt');
  await page.getByRole('button', { name: /^Last receipt .*\$/ }).click();
  await expect(page).toHaveURL(/\/billing\/receipt\/[^/]+$/);
  await type('zzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Search the Help Center for “zzz”' }).click();
  await expect(page).toHaveURL(/\/help-center\?search=zzz$/);
  await expect(page.getByRole('searchbox', { name: 'Search the articles' })).toHaveValue('zzz');
  // What was opened by search comes first at the next opening.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toHaveText(/My Account/);
});

test('[core 2.7] opens directions in the maps app, and finds a vehicle by its address', async ({
  page,
  context,
  enter,
}) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  await enter('owner', '/control-center');
  // Its address is found once a row shows it.
  await expect(page.getByRole('region', { name: 'Vehicles', exact: true })).toContainText('N Leavitt St');
  const search = page.getByRole('textbox', { name: 'Search vehicles, pages and commands' });
  await page.keyboard.press('Control+k');
  await search.fill('leavitt');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Wrangler/ })).toContainText(
    'N Leavitt St, Chicago',
  );
  await page.keyboard.press('Escape');
  for (const [typed, name, destination] of [
    ['directions van 07', /^Directions to Van 07/, /^41\.\d+,-87\.\d+$/],
    ['directions to the shop', /^Directions to Shop/, /, Chicago/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await search.fill(typed);
    await expect(page.getByRole('button', { name })).toHaveAttribute('data-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const maps = await opened;
    await maps.waitForURL(/google\.com/);
    expect(new URL(maps.url()).searchParams.get('destination')).toMatch(destination);
    await maps.close();
    await expect(search).toBeHidden();
  }
});

test('[core 2.7] locks what stands unlocked at one press, and shows how it goes', async ({ page, world, enter }) => {
  const { access_token: token } = (await world.control('POST', '/token', { persona: 'owner' })) as {
    access_token: string;
  };
  for (const deviceKey of ['GG-20417-A7', '3182042261']) {
    const data = { deviceKey, command: 'disarm' };
    const sent = await page.request.post('/api/iot/send-command', { headers: { 'x-access-token': token }, data });
    expect(sent.status()).toBe(200);
  }
  await enter('owner', '/');
  const actions = page.getByRole('region', { name: 'Quick actions' });
  await expect(actions.getByText('2 unlocked')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search vehicles, pages and commands' }).fill('keys');
  await expect(page.getByRole('button', { name: /^2 unlocked/ })).toContainText('Lock both');
  await page.keyboard.press('Escape');
  await world.control('DELETE', '/journal');
  await actions.getByRole('button', { name: 'Lock both' }).click();
  await expect(page.getByRole('dialog', { name: 'Bulk Commands' })).toBeVisible();
  await expect(actions.getByText('2 unlocked')).toHaveCount(0);
  expect(await calls(world, 'sendCommand')).toBe(2);
});

test('[core 2.7] finds the pages of sign-in codes, voice assistants and help', async ({ page, enter }) => {
  await enter('owner', '/');
  for (const [typed, name, path] of [
    ['two-factor', 'Two-Factor Authentication', '/profile/two-factor'],
    ['voice', 'Voice Assistants', '/profile/voice-assistants'],
    ['help', 'Help Center', '/help-center'],
  ] as const) {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('textbox', { name: 'Search vehicles, pages and commands' }).fill(typed);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 2.7] the palette opens from the bar and closes by touch', async ({ page, enter }) => {
    await enter('owner', '/');
    const opener = page.getByRole('button', { name: 'Search' });
    await opener.click();
    await expect(page.getByRole('textbox', { name: 'Search vehicles, pages and commands' })).toBeFocused();
    await page.keyboard.type('silv');
    await expect(page.getByRole('button', { name: /^Silverado/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    // It fills the screen. Phones have no Escape key, so it has a close button.
    await opener.click();
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('[core 2.7] a palette that loads late does not open after it was canceled', async ({ page, enter }) => {
    await enter('owner', '/');
    const opener = page.getByRole('button', { name: 'Search', exact: true });
    await expect(opener).toBeVisible();
    const held = await hold(page, /\/assets\/palette-[^/]*\.js$/);
    await opener.click();
    await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(opener).toBeFocused();
    held.release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener.click();
    await expect(page.getByRole('textbox', { name: 'Search vehicles, pages and commands' })).toBeFocused();
  });
});
