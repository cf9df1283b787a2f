import type { Page } from '@playwright/test';
import { expect, headersOf, type World } from './journey.ts';

type Vehicle = { id: number; vehicle_name: string; custom_fields: { field_1: string | null } };

/** Groups of each vehicle on the server, by name. Omits empty ones. */
export async function lists(page: Page, world: World): Promise<Record<string, string>> {
  const answer = await page.request.get('/api/v1/vehicle?limit=100', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as { results: Vehicle[] };
  const stored = results.map(({ vehicle_name, custom_fields: { field_1 } }) => [vehicle_name, field_1 ?? '']);
  return Object.fromEntries(stored.filter(([, list]) => list !== '' && list !== '[]'));
}

/** Statuses of the writes, oldest first. */
export async function writes(world: World): Promise<number[]> {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
  return entries
    .filter(({ operation }) => operation === 'updateVehicle')
    .map(({ status }) => status)
    .reverse();
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
export const openList = async (page: Page, button = 'Edit groups') => {
  await page.getByRole('button', { name: /^Sort and filter/ }).click();
  await page.getByRole('button', { name: button }).click();
};

/** Groups of a vehicle, changed from another browser. */
export async function setGroups(page: Page, world: World, vehicle: number, groups: string): Promise<void> {
  const data = { custom_fields: { field_1: groups } };
  const answer = await page.request.patch(`/api/v1/vehicle/${vehicle}`, { headers: await headersOf(world), data });
  expect(answer.status()).toBe(200);
}
