import type { Page } from '@playwright/test';
import { totpCode } from '../../mock-server/identity/totp.ts';
import { PASSWORD } from './entry.ts';
import { expect, type World } from './journey.ts';
import { outbox } from './profile.ts';

export const method = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The world's time in milliseconds. */
async function worldTime(world: World): Promise<number> {
  const { now } = (await world.control('GET', '/clock')) as { now: string };
  return Date.parse(now);
}

/** Code that an app shows now. The service accepts each once, so that a second one needs `steps` of 30 seconds. */
export const appCode = async (world: World, secret: string, steps = 0): Promise<string> =>
  totpCode(secret, Math.floor((await worldTime(world)) / 30_000) + steps);

export const secretOf = async (page: Page): Promise<string> =>
  (await page.getByRole('group', { name: 'Or type this key into the app:' }).innerText()).replaceAll(/\s/g, '');

/** Newest code that was texted. */
export const textedCode = async (world: World): Promise<string> => {
  const newest = async () => (await outbox(world)).find(({ channel }) => channel === 'sms')?.code ?? '';
  await expect.poll(newest).not.toBe('');
  return newest();
};

export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden();
}
