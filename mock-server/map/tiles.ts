import { PMTiles, type RangeResponse, type Source } from 'pmtiles';

/** An archive held in memory. */
class MemorySource implements Source {
  readonly #archive: Uint8Array<ArrayBuffer>;

  constructor(archive: Uint8Array<ArrayBuffer>) {
    this.#archive = archive;
  }

  getKey(): string {
    return 'memory';
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    return { data: this.#archive.slice(offset, offset + length).buffer };
  }
}

/** Reads and unzips one vector tile. `null` if the archive has none. */
export type TileReader = (zoom: number, x: number, y: number) => Promise<Uint8Array<ArrayBuffer> | null>;

export function tileReader(archive: Uint8Array<ArrayBuffer>): TileReader {
  const tiles = new PMTiles(new MemorySource(archive));
  return async (zoom, x, y) => {
    // Outside the grid of its zoom. The library would throw.
    const side = 2 ** zoom;
    if (zoom > 26 || x >= side || y >= side) return null;
    const tile = await tiles.getZxy(zoom, x, y);
    return tile ? new Uint8Array(tile.data) : null;
  };
}
