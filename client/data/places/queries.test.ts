import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { queryClient } from '../query-client.ts';
import type { Address } from './address.ts';
import { addressQuery } from './queries.ts';
import { configurePlaces } from './settings.ts';

const market: Address = {
  title: '1026 W Fulton Market',
  number: '1026',
  street: 'W Fulton Market',
  city: 'Chicago',
  state: 'IL',
  postalcode: '60607',
};
const place = { latitude: 41.88612, longitude: -87.65203 };

/** Recorded requests. Keys are answered in turn, the last one for all others. */
let asked: string[] = [];
let keys: string[] = [];
let goodKeys: string[] = [];

beforeEach(() => {
  asked = [];
  keys = ['wm-map-key'];
  goodKeys = ['wm-map-key'];
  vi.useFakeTimers({ toFake: ['Date'] });
  const origin = new URL('https://portal.example/');
  configureApi({
    base: new URL('api/v1/', origin),
    origin,
    accessToken: async () => 'token',
    onUnauthorized: () => undefined,
  });
  configurePlaces({ styles: { light: '', dark: '' }, geocoder: 'https://maps.example/geocode/' });
  vi.stubGlobal('fetch', async (url: URL, call?: RequestInit) => {
    asked.push(url.href);
    if (url.pathname === '/api/map-platform')
      return Response.json({ apikey: keys.length > 1 ? keys.shift() : keys[0] });
    expect(new Headers(call?.headers).has('X-Access-Token')).toBe(false);
    const isGood = goodKeys.includes(url.searchParams.get('key') ?? '');
    return isGood ? Response.json(market) : new Response(null, { status: 401 });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const KEY = 'https://portal.example/api/map-platform';
const reverse = (key: string) => `https://maps.example/geocode/reverse?lat=41.8861&lon=-87.652&key=${key}`;

test('[commerce 7] geocodes a parked vehicle once, with the key', async () => {
  expect(await queryClient.fetchQuery(addressQuery(place))).toEqual(market);
  expect(await queryClient.fetchQuery(addressQuery({ latitude: 41.88613, longitude: -87.65198 }))).toEqual(market);
  expect(asked).toEqual([KEY, reverse('wm-map-key')]);
});

test('[commerce 7] returns nothing and sends nothing without a key', async () => {
  keys = [''];
  expect(await queryClient.fetchQuery(addressQuery(place))).toBeNull();
  expect(asked).toEqual([KEY]);
});

test('replaces an expired key', async () => {
  keys = ['old', 'new'];
  goodKeys = ['old'];
  await queryClient.fetchQuery(addressQuery({ latitude: 0, longitude: 0 }));
  goodKeys = ['new'];
  vi.setSystemTime(Date.now() + 3_600_000);
  asked = [];
  expect(await queryClient.fetchQuery(addressQuery(place))).toEqual(market);
  expect(asked).toEqual([reverse('old'), KEY, reverse('new')]);
});

test('replaces a refused key once, not for each address', async () => {
  goodKeys = [];
  expect(await queryClient.fetchQuery(addressQuery(place))).toBeNull();
  expect(asked).toEqual([KEY, reverse('wm-map-key')]);
});

test('requests nothing for vehicles without a position', () => {
  const unsubscribe = new QueryObserver(queryClient, addressQuery(null)).subscribe(() => undefined);
  expect(asked).toEqual([]);
  unsubscribe();
});
