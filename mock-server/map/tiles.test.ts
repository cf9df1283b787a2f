import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { expect, test } from 'vitest';
import { nodeMapAssets } from './assets.node.ts';
import { mapStyle } from './style.ts';
import { tileReader } from './tiles.ts';

const assets = nodeMapAssets('fixtures/map');
const streets = tileReader(await assets.bytes('basemap.pmtiles'));
const context = tileReader(await assets.bytes('context.pmtiles'));
const layersOf = (tile: Uint8Array | null) => new VectorTile(new Pbf(tile ?? new Uint8Array())).layers;

/** Zoom 13, west of the Loop and the river. */
const LOOP = [13, 2101, 3044] as const;

test('contains streets, river, parks and labels in a tile of the Loop', async () => {
  const layers = layersOf(await streets(...LOOP));
  expect(Object.keys(layers)).toEqual(
    expect.arrayContaining(['land', 'water', 'road', 'place_label', 'station_label']),
  );
  const names = new Set<unknown>();
  const labels = layers['road_label'];
  for (let i = 0; i < (labels?.length ?? 0); i++) names.add(labels?.feature(i).properties['name']);
  expect(names).toContain('N Halsted St');
  expect(names).toContain('W Wacker Dr');
});

test('has every style layer in some tile', async () => {
  const found = new Set<string>();
  for (const tile of [
    await streets(...LOOP),
    await streets(13, 2099, 3047),
    await streets(12, 1050, 1523),
    await context(5, 8, 11),
  ]) {
    for (const layer of Object.keys(layersOf(tile))) found.add(layer);
  }
  for (const layer of mapStyle({ theme: 'light', base: '' }).layers) {
    if ('source-layer' in layer && layer['source-layer']) expect(found).toContain(layer['source-layer']);
  }
});

test('has streets from zoom 6 to 13 and the world from 0 to 5', async () => {
  expect(await streets(5, 8, 11)).toBeNull();
  expect(await streets(6, 16, 23)).not.toBeNull();
  expect(await streets(14, 4204, 6090)).toBeNull();
  expect(await context(0, 0, 0)).not.toBeNull();
  expect(await context(6, 16, 23)).toBeNull();
});

test('returns nothing for coordinates outside the grid', async () => {
  expect(await streets(13, 99_999, 3045)).toBeNull();
  expect(await streets(99, 0, 0)).toBeNull();
});
