import { expect, test } from './journey.ts';

/** Routes of core 2.1 in its order. */
const PUBLIC = [
  '/forgot-password',
  '/privacy-policy',
  '/set-password',
  '/return-policy',
  '/terms',
  '/register',
  '/terms-and-conditions',
  '/change-email-accept',
  '/change-email-decline',
  '/decline-transfer',
  '/accept-transfer',
  '/cancel-invite',
  '/invite',
  '/support',
];

test.describe('a visitor', () => {
  test('[core 2.2] a redirect to sign-in has session=true and next, except from the root and logout', async ({
    page,
    context,
    baseURL,
    world: _world,
  }) => {
    // Cookies of another program on the same host, in another format.
    await context.addCookies([{ name: '50%off', value: '%', url: baseURL ?? '' }]);
    for (const [path, address] of [
      ['/reports?page=safety&type=curfew', '/login?session=true&next=%2Freports%3Fpage%3Dsafety%26type%3Dcurfew'],
      [
        '/subscriptions/update/12?change_term=true',
        '/login?session=true&next=%2Fsubscriptions%2Fupdate%2F12%3Fchange_term%3Dtrue',
      ],
      ['/', '/login?session=true'],
      ['/logout', '/login'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(address);
    }
  });

  test('[core 2.1] opens the public paths without a session', async ({ page, world: _world }) => {
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('[core 2.2] an unknown address shows the 404 page with a way home', async ({ page, world: _world }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Waymark Account');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(/\/login\?session=true$/);
  });
});

test('[core 2.2] /login redirects a signed-in user to the root, or after a second to a safe next', async ({
  page,
  enter,
}) => {
  await enter('owner', '/login');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/login?next=%2Fcontrol-center%3Fvehicle%3D12');
  await expect(page).toHaveURL(/\/control-center\?vehicle=12$/);
});

test('[core 2.2] ignores a next that is hostile or refused by the server', async ({ page, world, enter }) => {
  await enter('owner', '/login');
  for (const next of ['https://evil.example/', '//evil.example', '/%5Cevil.example', '/logout']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await world.control('POST', '/faults', {
    operation: 'validateNext',
    effect: { status: 503, body: { detail: 'No.' } },
  });
  await page.goto('/login?next=%2Fcontrol-center');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
