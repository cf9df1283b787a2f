import { gzipSync } from 'node:zlib';
import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { tileReader } from '../../../mock-server/map/tiles.ts';
import { packArchive } from './pmtiles-archive.ts';

const bounds = { west: -88, south: 41, east: -87, north: 42 };
const tile = (zoom: number, x: number, y: number) => {
  return { zoom, x, y, data: gzipSync(new TextEncoder().encode(`${zoom}/${x}/${y}`)) };
};

test('finds tiles packed in any order, and no others', async () => {
  const archive = new Uint8Array(
    packArchive([tile(13, 2101, 3044), tile(6, 16, 23), tile(13, 2100, 3044)], bounds, {}),
  );
  const read = tileReader(archive);
  const text = async (zoom: number, x: number, y: number) => {
    const found = await read(zoom, x, y);
    return found && new TextDecoder().decode(found);
  };
  expect(await text(6, 16, 23)).toBe('6/16/23');
  expect(await text(13, 2100, 3044)).toBe('13/2100/3044');
  expect(await text(13, 2101, 3044)).toBe('13/2101/3044');
  expect(await text(13, 2102, 3044)).toBeNull();
});

test('the header describes the content', async () => {
  const archive = new Uint8Array(packArchive([tile(6, 16, 23), tile(13, 2101, 3044)], bounds, { attribution: 'us' }));
  const tiles = new PMTiles({
    getKey: () => 'test',
    getBytes: (offset, length) => Promise.resolve({ data: archive.slice(offset, offset + length).buffer }),
  });
  expect(await tiles.getHeader()).toMatchObject({
    specVersion: 3,
    clustered: true,
    numTileEntries: 2,
    minZoom: 6,
    maxZoom: 13,
    minLon: -88,
    maxLat: 42,
    centerLat: 41.5,
  });
  expect(await tiles.getMetadata()).toEqual({ attribution: 'us' });
});
