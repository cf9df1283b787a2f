import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.fixture.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
});
/** Loads the store as a page load does. */
const load = () => import('./visits.ts');

test('[core 2.2] keeps the last two visited addresses until a logout', async () => {
  const { recordVisit, useVisits } = await load();
  const { emptyEverything } = await import('./logout-registry.ts');
  for (const address of ['/reports', '/billing', '/billing', '/products']) recordVisit(address);
  expect(useVisits.getState()).toEqual({ here: '/products', previous: '/billing' });
  emptyEverything();
  expect(useVisits.getState()).toEqual({ here: null, previous: null });
});

test('[core 2.2] the last two visited addresses survive a reload', async () => {
  const { recordVisit } = await load();
  for (const address of ['/reports?page=safety', '/billing']) recordVisit(address);
  vi.resetModules();
  const reloaded = await load();
  reloaded.recordVisit('/billing');
  expect(reloaded.useVisits.getState()).toEqual({ here: '/billing', previous: '/reports?page=safety' });
});

test('[core 2.2] does not record the one-time token of an e-mail', async () => {
  const { recordVisit, useVisits } = await load();
  recordVisit('/invite?token=secret&next=%2Fbilling');
  expect(useVisits.getState().here).toBe('/invite?next=%2Fbilling');
  expect(Object.values(sessionStorage).join()).not.toContain('secret');
});

test('the portal loads in a browser that refuses storage', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  const { useVisits } = await load();
  expect(useVisits.getState()).toEqual({ here: null, previous: null });
});
