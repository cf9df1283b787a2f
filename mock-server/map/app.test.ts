import { expect, test } from 'vitest';
import { proxiedAddress } from '../address.ts';
import { createMapApp } from './app.ts';
import { nodeMapAssets } from './assets.node.ts';
import { type MapAssets, mapAssets } from './assets.ts';

const app = createMapApp(nodeMapAssets('fixtures/map'));
const get = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(app.request(`https://portal.example${path}`, { headers }));
const answer = async (path: string) => {
  const response = await get(path);
  return { status: response.status, body: (await response.json()) as unknown };
};

test('links styles to the requested origin', async () => {
  for (const theme of ['light', 'dark']) {
    const response = await get(`/style/${theme}.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await response.json()).toMatchObject({
      name: `Waymark ${theme}`,
      sources: { streets: { tiles: ['https://portal.example/tiles/{z}/{x}/{y}.pbf'] } },
    });
  }
  expect((await get('/style/sepia.json')).status).toBe(404);
});

test('leaves the ground out of the style for the cookie mock_map=plain', async () => {
  const plain = await get('/style/dark.json', { cookie: 'mock_map=plain' });
  expect(plain.headers.get('cache-control')).toBe('no-store');
  expect(await plain.json()).toMatchObject({ name: 'Waymark dark, plain', sources: {}, layers: [{ id: 'ground' }] });
  const other = await get('/style/dark.json', { cookie: 'mock_map=full' });
  expect(await other.json()).toMatchObject({ name: 'Waymark dark' });
});

const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'demo.example' };

test('ignores headers of an untrusted proxy', async () => {
  const response = await get('/style/light.json', FORWARDED);
  expect(await response.json()).toMatchObject({
    sources: { outskirts: { data: 'https://portal.example/outskirts.json' } },
  });
});

test("uses the browser's address behind a trusted proxy that terminates TLS", async () => {
  const proxied = createMapApp(nodeMapAssets('fixtures/map'), proxiedAddress);
  const response = await proxied.request('http://portal.example/style/light.json', { headers: FORWARDED });
  expect(await response.json()).toMatchObject({
    sources: { outskirts: { data: 'https://demo.example/outskirts.json' } },
  });
});

test('serves cacheable vector tiles, and an empty answer where there is none', async () => {
  const tile = await get('/tiles/13/2101/3044.pbf');
  expect(tile.status).toBe(200);
  expect(tile.headers.get('content-type')).toBe('application/x-protobuf');
  expect(tile.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
  expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
  expect((await get('/context/5/8/11.pbf')).status).toBe(200);
  expect((await get('/tiles/13/0/0.pbf')).status).toBe(204);
  expect((await get('/tiles/13/99999/0.pbf')).status).toBe(204);
  expect((await get('/tiles/13/a/0.pbf')).status).toBe(404);
});

test('serves the outskirts as GeoJSON', async () => {
  expect(await answer('/outskirts.json')).toMatchObject({ status: 200, body: { type: 'FeatureCollection' } });
});

test('[commerce 7] returns the parts of an address for reverse geocoding with a key', async () => {
  expect(await answer('/geocode/reverse?lon=-87.6241&lat=41.895&key=demo')).toEqual({
    status: 200,
    body: {
      title: '715 N Michigan Ave',
      number: '715',
      street: 'N Michigan Ave',
      city: 'Chicago',
      state: 'IL',
      postalcode: '60611',
    },
  });
  expect(await answer('/geocode/reverse?lon=0&lat=0&key=demo')).toEqual({ status: 200, body: null });
});

test('[commerce 7] refuses requests without a valid key', async () => {
  const refused = { status: 401, body: { detail: 'The key is missing or no longer valid.' } };
  expect(await answer('/geocode/reverse?lon=-87.6&lat=41.9')).toEqual(refused);
  expect(await answer('/geocode/reverse?lon=-87.6&lat=41.9&key=')).toEqual(refused);
  expect(await answer('/geocode/search?text=fulton&key=expired')).toEqual(refused);
});

test('returns as many search results as requested', async () => {
  expect(await answer('/geocode/search?text=1026%20W%20Fulton&key=demo')).toMatchObject({
    status: 200,
    body: { candidates: [{ label: '1026 W Fulton Market, Chicago, IL 60607', lon: -87.652858, lat: 41.88673 }] },
  });
  const { body } = await answer('/geocode/search?text=chicago&key=demo&limit=2');
  expect(body).toMatchObject({ candidates: [{}, {}] });
});

test.each([
  [
    '/geocode/reverse?key=demo',
    { lon: ['must be a number from -180 to 180'], lat: ['must be a number from -90 to 90'] },
  ],
  [
    '/geocode/reverse?lon=west&lat=91&key=demo',
    { lon: ['must be a number from -180 to 180'], lat: ['must be a number from -90 to 90'] },
  ],
  ['/geocode/reverse?lon=&lat=41.9&key=demo', { lon: ['must be a number from -180 to 180'] }],
  ['/geocode/search?key=demo', { text: ['is a required field'] }],
  [
    '/geocode/search?text=%20&limit=0&key=demo',
    { text: ['is a required field'], limit: ['must be a number from 1 to 20'] },
  ],
])('refuses a bad query by field: %s', async (path, validation_errors) => {
  expect(await answer(path)).toEqual({ status: 400, body: { validation_errors } });
});

test('reads each file on first use and only once', async () => {
  const reads: string[] = [];
  const node = nodeMapAssets('fixtures/map');
  const counting: MapAssets = mapAssets((name) => {
    reads.push(name);
    return node.bytes(name);
  });
  const fresh = createMapApp(counting);
  expect(reads).toEqual([]);
  await fresh.request('/style/light.json');
  expect(reads).toEqual([]);
  await fresh.request('/tiles/13/2101/3044.pbf');
  await fresh.request('/tiles/13/2100/3044.pbf');
  expect(reads).toEqual(['basemap.pmtiles']);
});

test('retries a file that could not be read', async () => {
  const node = nodeMapAssets('fixtures/map');
  let failures = 1;
  const flaky = createMapApp(
    mapAssets((name) => (failures-- > 0 ? Promise.reject(new Error('gone')) : node.bytes(name))),
  );
  flaky.onError((_, c) => c.body(null, 503));
  expect((await flaky.request('/tiles/13/2101/3044.pbf')).status).toBe(503);
  expect((await flaky.request('/tiles/13/2101/3044.pbf')).status).toBe(200);
});
