import { profileMenu } from './controls.ts';
import { expect, test } from './journey.ts';
import { CLIENT, fillIn, tokenNames } from './session.ts';
import { row } from './vehicles.ts';

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
    // A request in flight would end the session before the reload, which then shows no notice.
    await page.waitForLoadState('networkidle');
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
