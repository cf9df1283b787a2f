import { afterEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { mapKey } from '../places/map-key.ts';
import { loadInitialState } from './initial-state.ts';

afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[core 4] reads the vehicles, the content and the map key, and ignores failures', async () => {
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    asked.push(pathname);
    if (pathname === '/vehicle') return Response.json({ detail: 'No.' }, { status: 403 });
    return Response.json(pathname === '/api/map-platform' ? { apikey: 'key-1' } : []);
  });
  await loadInitialState();
  // Calls with a token wait for it.
  expect(asked.sort()).toEqual(['/api/banner-and-help-links', '/api/map-platform', '/vehicle']);
  expect(await mapKey()).toBe('key-1');
});
