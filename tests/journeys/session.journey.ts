import type { BrowserContext, Page } from '@playwright/test';
import { profileMenu } from './controls.ts';
import { expect, hold, test, type World } from './journey.ts';
import { row } from './vehicles.ts';

const PASSWORD = 'Waymark-2026!';
const CLIENT = 'CognitoIdentityServiceProvider.waymark-portal';
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

async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const tokenNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith(CLIENT));
/** Number of requests for the user. */
async function userRequests(world: World): Promise<number> {
  const journal = (await world.control('GET', '/journal')) as { path: string }[];
  return journal.filter(({ path }) => path.startsWith('/api/v1/user')).length;
}

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

test('[core 4] skips the initial load on excluded paths, and does it on the first other page', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await userRequests(world)).toBe(0);
  await page.getByRole('link', { name: 'Waymark, dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await userRequests(world)).toBe(1);

  await page.goto('/control-center/vehicle/99999');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Waymark Account');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
  await page.goto('/control-center/vehicle/1001');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  await expect(page).toHaveTitle('Van 12 – Vehicle | Waymark Account');
});

test('[core 4] loads vehicles, user and map key with the first page', async ({ page, enter }) => {
  const key = page.waitForRequest((request) => request.url().endsWith('/api/map-platform'));
  const vehicles = page.waitForRequest(/\/api\/v1\/vehicle\?/);
  await enter('owner', '/');
  await Promise.all([key, vehicles]);
});

test('[core 2.3] shows a loader until the initial state is set, if it takes long enough to notice', async ({
  page,
  enter,
}) => {
  const { release } = await hold(page, /\/api\/v1\/user\?/);
  await enter('owner', '/control-center');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(row(page, 'Van 14')).toBeVisible();
});

test('[core 2.2] shows a failed load of the account in page and title, and retries', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', {
    operation: 'listUsers',
    effect: { status: 403, body: { detail: 'Not now.' } },
  });
  await enter('owner', '/control-center');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account did not load' })).toBeVisible();
  await expect(page).toHaveTitle('Your account did not load | Waymark Account');
  await expect(page.getByText('Not now.')).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Van 14')).toBeVisible();
});

test.describe('signed in', () => {
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

  test('[core 1] uses the language of each account from the start', async ({ page, enter }) => {
    await enter('owner-canadian', '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(/Waymark/);
    await page.goto('/terms');
    await expect(page).toHaveTitle(/^Conditions \|/);
    await enter('owner-mexican', '/control-center');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // The sign-in page uses the browser's language at once, without a reload.
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
    await page.getByRole('button', { name: /^Perfil de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
    await page.goto('/terms');
    await expect(page).toHaveTitle(/^Terms \|/);
    await enter('owner', '/control-center');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('refused users', () => {
  for (const [who, email, message] of [
    ['a prohibited user', 'prohibited@waymark.example', 'Prohibited User Detected!'],
    ['staff of the partner', 'sam@partner.example', 'Username or password are incorrect'],
    ['the reserved retailer account', 'store@retailer.example', 'Username or password are incorrect'],
    ['a user missing from the list', 'missing-from-list@waymark.example', 'Username or password are incorrect'],
    [
      'an unconfirmed user',
      'unconfirmed@waymark.example',
      'Registration not complete. Please check your email for next steps.',
    ],
    [
      'a user who must reset the password',
      'reset-required@waymark.example',
      'Password reset required. Please select the forgot password link.',
    ],
  ] as const) {
    test(`[core 6] [core 8] refuses ${who} and shows the reason`, async ({ page, context, world: _world }) => {
      await page.goto('/login?next=%2Fcontrol-center');
      await fillIn(page, email);
      await expect(page.getByRole('alert')).toHaveText(message);
      expect(new URL(page.url()).pathname).toBe('/login');
      expect(await tokenNames(context)).toEqual([]);
    });
  }

  test('[core 5] refuses empty fields like a wrong password', async ({ page, world: _world }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Username or password are incorrect');
  });

  test('[core 8] resends the e-mail of an incomplete registration', async ({ page, world }) => {
    await page.goto('/login');
    await fillIn(page, 'unconfirmed@waymark.example');
    await expect(page.getByRole('alert')).toBeVisible();
    const journal = (await world.control('GET', '/journal')) as { method: string; path: string }[];
    expect(journal.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/v1/user/email-resend');
  });

  test('[core 4] logs out a prohibited user with stored tokens before the account is requested', async ({
    page,
    world,
    enter,
    context,
  }) => {
    await enter('prohibited', '/control-center');
    await expect(page.getByRole('alert')).toHaveText('Prohibited User Detected!');
    expect(await tokenNames(context)).toEqual([]);
    expect(await userRequests(world)).toBe(0);
  });
});

test.describe('an expired session', () => {
  const EXPIRED = 'Your session has expired. Please sign in again.';

  test('[core 8] returns to the page at the sign-in after a token was revoked', async ({
    page,
    world,
    enter,
    context,
  }) => {
    await enter('owner', '/control-center?vehicle=12');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const token = (await context.cookies()).find(({ name }) => name.endsWith('.accessToken'))?.value ?? '';
    const revoked = await page.request.post('/identity/', {
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
        'x-mock-world': world.id,
      },
      data: JSON.stringify({ AccessToken: decodeURIComponent(token) }),
    });
    expect(revoked.status()).toBe(200);
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=%2Fcontrol-center%3Fvehicle%3D12$/);
    await expect(page.getByText(EXPIRED)).toBeVisible();
    expect(await tokenNames(context)).toEqual([]);

    await fillIn(page, 'riley.kowalski@waymark.example');
    await expect(page).toHaveURL(/\/control-center\?vehicle=12$/);
  });

  test('[core 2.2] expired tokens leave the expiry flag, which the next redirect clears', async ({
    page,
    world,
    enter,
  }) => {
    await enter('owner', '/control-center');
    await expect(row(page, 'Van 14')).toBeVisible();
    await world.control('POST', '/clock', { advance_ms: 2 * 3_600_000 });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=%2Fcontrol-center$/);
    await expect(page.getByText(EXPIRED)).toBeVisible();
    await page.goto('/control-center');
    await expect(page).toHaveURL(/\/login\?session=true&next=%2Fcontrol-center$/);
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
  });

  test.describe('with revoked sessions', () => {
    test.use({ scenario: 'sign-in-trouble' });

    test('[core 8] a correct password with a revoked session returns to the sign-in page', async ({
      page,
      world: _world,
    }) => {
      await page.goto('/login');
      await fillIn(page, 'riley.kowalski@waymark.example');
      await expect(page.getByText(EXPIRED)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/login');
    });
  });
});

test('[core 2.2] a logout clears all tabs and tokens, but keeps the keys of a trusted browser', async ({
  page,
  context,
  world: _world,
  enter,
}) => {
  await page.goto('/login');
  await page.getByLabel('Remember me on this browser').check();
  await fillIn(page, 'riley.kowalski@waymark.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/control-center');
  await expect(row(other, 'Van 14')).toBeVisible();
  await other.evaluate((client) => {
    const lines = [{ product_id: 7, product_quantity: 3 }];
    localStorage.setItem('waymark.kept.cart.3', JSON.stringify({ lines }));
    for (const [user, isTrusted] of [
      ['trusting', true],
      ['passing', false],
    ] as const) {
      localStorage.setItem(`${client}.${user}.deviceKey`, 'us-east-1_x');
      if (isTrusted) localStorage.setItem(`${client}.${user}.deviceTrusted`, '1');
    }
  }, CLIENT);
  await other.reload();
  await expect(other.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  const token = (await context.cookies()).find(({ name }) => name.endsWith('.accessToken'))?.value ?? '';
  const headers = { authorization: `Bearer ${decodeURIComponent(token)}` };
  const requestStatus = async () => (await page.request.get('/api/v1/user', { headers })).status();
  expect(await requestStatus()).toBe(200);

  await profileMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?/);
  expect(await tokenNames(context)).toEqual([]);
  await expect.poll(requestStatus).toBe(401);
  for (const tab of [page, other]) {
    expect(
      await tab.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waymark.kept.cart'))),
    ).toEqual([]);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('deviceKey')))).toEqual([
    `${CLIENT}.trusting.deviceKey`,
  ]);

  // The next user finds nothing of the previous one.
  await enter('guest-read-only', '/control-center');
  await expect(row(page, 'Van 12')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
});
