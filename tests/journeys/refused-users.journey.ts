import { expect, test } from './journey.ts';
import { fillIn, tokenNames, userRequests } from './session.ts';

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
