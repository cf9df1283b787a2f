import { expect, test, type World } from './journey.ts';

const hang = (world: World, operation: string) =>
  world.control('POST', '/faults', { operation, effect: { latency_ms: 100_000 } });
const LATE = 'The server took too long to answer. Please try again.';

test('[core 4] an account request that times out shows an error with a retry', async ({ page, world, enter }) => {
  await page.clock.install();
  await hang(world, 'listUsers');
  await enter('owner', '/login?next=%2Fprofile');
  await expect(page.getByRole('status')).toHaveText('Opening your account…');
  const requested = page.waitForRequest(/\/api\/v1\/user(\?|$)/);
  await page.goto('/profile');
  await requested;
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account did not load' })).toBeVisible();
  await expect(page.getByText(LATE)).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Company')).toBeEditable();
});

test('[core 2.2] checks that hang do not keep a user on the sign-in page', async ({ page, world, enter }) => {
  await page.clock.install();
  await hang(world, 'validateNext');
  const requested = page.waitForRequest(/validate-next/);
  await enter('owner', '/login?next=%2Fprofile');
  await requested;
  await page.clock.fastForward(4_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('[core 4] the interruption page shows a check that times out, and checks again', async ({ page, world }) => {
  await page.clock.install();
  await hang(world, 'listOutages');
  const requested = page.waitForRequest(/\/api\/outage/);
  await page.goto('/service-interruption');
  await requested;
  await page.clock.fastForward(20_000);
  await expect(page.getByText(LATE)).toBeVisible();
  await world.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
