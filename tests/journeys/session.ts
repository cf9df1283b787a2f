import type { BrowserContext, Page } from '@playwright/test';
import type { World } from './journey.ts';

const PASSWORD = 'Waymark-2026!';
export const CLIENT = 'CognitoIdentityServiceProvider.waymark-portal';

export async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const tokenNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith(CLIENT));

/** Number of requests for the user. */
export async function userRequests(world: World): Promise<number> {
  const journal = (await world.control('GET', '/journal')) as { path: string }[];
  return journal.filter(({ path }) => path.startsWith('/api/v1/user')).length;
}
