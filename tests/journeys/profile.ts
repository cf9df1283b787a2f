import type { Page } from '@playwright/test';
import type { World } from './journey.ts';

export const PASSWORD = 'Waymark-2026!';
type Letter = { channel: string; to: string; code: string | null; links: { label: string; path: string }[] };

export const outbox = async (world: World) => (await world.control('GET', '/outbox')) as Letter[];

/** Counts the calls of a method to an address from now on. */
export function callsOf(page: Page, method: string, path: RegExp): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) calls.count += 1;
  });
  return calls;
}
