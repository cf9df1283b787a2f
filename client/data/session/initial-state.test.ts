import { afterEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { hidePausedAlert } from '../../state/paused-alert.ts';
import { mapKey } from '../places/map-key.ts';
import { loadInitialState } from './initial-state.ts';

afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

const origin = new URL('https://portal.example/');

/** Paths that are asked for, in their order. `vehicles`: the answer to the list. */
function answerWith(vehicles: () => Response): string[] {
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    asked.push(pathname);
    if (pathname === '/vehicle') return vehicles();
    if (pathname === '/card') return Response.json({ count: 0, next: null, previous: null, results: [] });
    return Response.json(pathname === '/api/map-platform' ? { apikey: 'key-1' } : []);
  });
  return asked;
}

const paused = { id: 1, device_key: 'a', device_state: 'paused', plan_renewal_date: '2020-01-01T00:00:00.000Z' };
const list = (...results: object[]) => Response.json({ count: results.length, next: null, previous: null, results });

test('[core 4] reads the vehicles, the content and the map key, and ignores failures', async () => {
  const asked = answerWith(() => Response.json({ detail: 'No.' }, { status: 403 }));
  await loadInitialState();
  // Calls with a token wait for it.
  expect(asked.sort()).toEqual(['/api/banner-and-help-links', '/api/map-platform', '/vehicle']);
  expect(await mapKey()).toBe('key-1');
});

test.each([
  ['a paused vehicle', list(paused), ['/vehicle', '/card']],
  ['a shared paused vehicle', list({ ...paused, isShared: true }), ['/vehicle']],
  ['an installed vehicle', list({ ...paused, device_state: 'installed' }), ['/vehicle']],
])(
  '[core 2.6] reads the cards after the vehicles only if its user has a paused one: %s',
  async (_name, vehicles, called) => {
    const asked = answerWith(() => vehicles);
    await loadInitialState();
    expect(asked.filter((path) => !path.startsWith('/api/'))).toEqual(called);
  },
);

test('[core 2.6] reads no cards if the line about paused vehicles is hidden', async () => {
  const asked = answerWith(() => list(paused));
  hidePausedAlert();
  await loadInitialState();
  expect(asked).not.toContain('/card');
});
