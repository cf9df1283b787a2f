import { expect, test } from 'vitest';
import { mockRequest, placeOf } from './place.ts';

const SCOPE = new URL('https://demo.example/some/sub/');
const place = (address: string, isNavigation = false) => placeOf(new URL(address, SCOPE), SCOPE, isNavigation);

test("routes calls below the scope to the mock's own paths", () => {
  expect(place('api/v1/vehicle?limit=5')).toEqual({ kind: 'mock', path: '/api/v1/vehicle?limit=5' });
  expect(place('identity/')).toEqual({ kind: 'mock', path: '/identity/' });
  expect(place('map/style/light.json')).toEqual({ kind: 'mock', path: '/map/style/light.json' });
  expect(place('media/stills/front/1.webp')).toEqual({ kind: 'mock', path: '/media/stills/front/1.webp' });
  expect(place('__mock/clock')).toEqual({ kind: 'mock', path: '/__mock/clock' });
});

test("routes the mock's addresses at the root of the origin to the mock", () => {
  expect(place('/media/images/1')).toEqual({ kind: 'mock', path: '/media/images/1' });
  expect(place('/map/tiles/12/1050/1522.pbf')).toEqual({ kind: 'mock', path: '/map/tiles/12/1050/1522.pbf' });
});

test('treats both alike if the scope is the root of the origin', () => {
  const root = new URL('https://demo.example/');
  expect(placeOf(new URL('/api/outage', root), root, false)).toEqual({ kind: 'mock', path: '/api/outage' });
  expect(placeOf(new URL('/login', root), root, true)).toEqual({ kind: 'page' });
});

test('answers navigations below the scope with the entry page', () => {
  for (const address of ['./', 'index.html', 'login', 'subscriptions/add', 'control-center?vehicle=1', 'map']) {
    expect(place(address, true)).toEqual({ kind: 'page' });
  }
});

test("serves the panel's page from the mock and its script as a file", () => {
  expect(place('__mock', true)).toEqual({ kind: 'mock', path: '/__mock' });
  expect(place('__mock/', true)).toEqual({ kind: 'mock', path: '/__mock/' });
  expect(place('__mock/panel.js')).toEqual({ kind: 'elsewhere' });
});

test('leaves files, other paths and other origins to the browser', () => {
  for (const address of ['assets/entry-1a2b.js', 'config.json', 'login', 'mock/map/basemap.pmtiles', '/other/page']) {
    expect(place(address)).toEqual({ kind: 'elsewhere' });
  }
  expect(place('README.md', true)).toEqual({ kind: 'elsewhere' });
  expect(place('/some/other/', true)).toEqual({ kind: 'elsewhere' });
  expect(place('https://elsewhere.example/some/sub/api/outage')).toEqual({ kind: 'elsewhere' });
  expect(place('/apiary/bees')).toEqual({ kind: 'elsewhere' });
});

test('passes the whole request to the mock at its own path', async () => {
  const sent = new Request('https://demo.example/some/sub/api/v1/vehicle/1001', {
    method: 'PATCH',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    body: '{"vehicle_name":"Van"}',
  });
  const seen = await mockRequest(sent, '/api/v1/vehicle/1001', 'checkout');
  expect(seen.method).toBe('PATCH');
  expect(seen.url).toBe('https://demo.example/api/v1/vehicle/1001');
  expect(Object.fromEntries(seen.headers)).toEqual({
    authorization: 'Bearer token',
    'content-type': 'application/json',
    'x-mock-world': 'checkout',
  });
  expect(await seen.json()).toEqual({ vehicle_name: 'Van' });
});

test('keeps the world that a request names and adds none without a choice', async () => {
  const named = new Request('https://demo.example/api/outage', { headers: { 'x-mock-world': 'mine' } });
  expect((await mockRequest(named, '/api/outage', 'other')).headers.get('x-mock-world')).toBe('mine');
  const plain = new Request('https://demo.example/api/outage', { method: 'POST' });
  const seen = await mockRequest(plain, '/api/outage', null);
  expect(seen.headers.has('x-mock-world')).toBe(false);
  expect(await seen.text()).toBe('');
});
