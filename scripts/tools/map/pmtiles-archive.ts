import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import type { Bounds } from '../../../mock-server/map/geo.ts';
import type { Tile } from './tiles.ts';

/** Lengths and offsets follow version 3 of the PMTiles specification: https://github.com/protomaps/PMTiles. */
const HEADER_BYTES = 127;
const LARGEST_ROOT_DIRECTORY = 16_384 - HEADER_BYTES;

/** Varint: groups of seven bits, lowest first. All but the last have the high bit set. */
function varints(numbers: number[]): Uint8Array {
  const bytes: number[] = [];
  for (let number of numbers) {
    for (; number >= 0x80; number = Math.floor(number / 0x80)) bytes.push((number % 0x80) | 0x80);
    bytes.push(number);
  }
  return Uint8Array.from(bytes);
}

type Entry = { id: number; offset: number; length: number };

/** Ids as differences, run lengths (all 1), lengths, then offsets. An offset of 0 means "directly after the previous one". */
function directory(entries: Entry[]): Uint8Array {
  return varints([
    entries.length,
    ...entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0)),
    ...entries.map(() => 1),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, i) => (i === 0 ? offset + 1 : 0)),
  ]);
}

/** Packs tiles into one PMTiles archive, ordered along the Hilbert curve. */
export function packArchive(tiles: Tile[], bounds: Bounds, metadata: Record<string, unknown>): Buffer {
  const ordered = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.zoom, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  let dataLength = 0;
  const entries = ordered.map(({ id, data }) => {
    const entry = { id, offset: dataLength, length: data.length };
    dataLength += data.length;
    return entry;
  });
  const root = gzipSync(directory(entries), { level: 9 });
  if (root.length > LARGEST_ROOT_DIRECTORY) throw new Error('Too many tiles for a single root directory');
  const json = gzipSync(JSON.stringify(metadata), { level: 9 });
  const dataOffset = HEADER_BYTES + root.length + json.length;
  const zooms = ordered.map(({ zoom }) => zoom);

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  const places = [HEADER_BYTES, root.length, HEADER_BYTES + root.length, json.length, 0, 0, dataOffset, dataLength];
  const counts = [entries.length, entries.length, entries.length];
  [...places, ...counts].forEach((value, i) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * i));
  const clustered = 1;
  header.set([clustered, Compression.Gzip, Compression.Gzip, TileType.Mvt, Math.min(...zooms), Math.max(...zooms)], 96);
  const { west, south, east, north } = bounds;
  [west, south, east, north].forEach((degrees, i) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i));
  header.writeUInt8(Math.min(...zooms), 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, root, json, ...ordered.map(({ data }) => data)]);
}
