import type { Page } from '@playwright/test';
import { field } from './controls.ts';
import { pressTwice, type World } from './journey.ts';

export const PASSWORD = 'Waymark-2026!';
export const NEW_PASSWORD = 'Waymark-2027!';

export const address = (page: Page, name = 'Email') => page.getByRole('combobox', { name, exact: true });

export type Message = { to: string; code: string | null; links: { label: string; path: string }[] };
/** The latest message to an address. */
export async function letterTo(world: World, to: string): Promise<Message> {
  const messages = (await world.control('GET', '/outbox')) as Message[];
  const found = messages.find((message) => message.to === to);
  if (!found) throw new Error(`Nothing was sent to ${to}`);
  return found;
}
export const lettersTo = async (world: World, to: string) =>
  ((await world.control('GET', '/outbox')) as Message[]).filter((message) => message.to === to).length;
export async function statusesOf(world: World, operation: string) {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
  return entries.filter((entry) => entry.operation === operation).map(({ status }) => status);
}

export async function fillInRegistration(page: Page, email: string) {
  await field(page, 'First name').fill('Nina');
  await field(page, 'Last name').fill('Berg');
  await address(page).fill(email);
  await address(page, 'Confirm email').fill(email);
  await field(page, 'Postal code').fill('60607');
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).check();
}

export async function choosePassword(page: Page, password: string) {
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await pressTwice(page.getByRole('button', { name: 'Set password' }));
}

export async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
