import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import type { Bounds } from '../../../mock-server/map/geo.ts';
import { tileOfLatitude, tileOfLongitude } from './tile-math.ts';

/** A gzipped vector tile. */
export type Tile = { zoom: number; x: number; y: number; data: Uint8Array };

export type TilePlan = {
  layers: Record<string, Feature[]>;
  bounds: Bounds;
  minZoom: number;
  maxZoom: number;
  /** First zoom that shows a feature. */
  from: (layer: string, feature: Feature) => number;
};

const EXTENT = 4096;
/** Distance in degrees by which a boundary on a tile's edge moves inwards, so that it does not create the neighbor tile. */
const EDGE = 1e-6;

/**
 * Simplification tolerance in tile units, coarser at overview zooms. The last zoom is enlarged by the map, so it keeps nearly
 * everything.
 */
const tolerance = (zoom: number, maxZoom: number) => (zoom < maxZoom ? 4 : 1.5);

/** Cuts layers of features into gzipped vector tiles, zoom by zoom. Deterministic. */
export function cutTiles({ layers, bounds, minZoom, maxZoom, from }: TilePlan): Tile[] {
  const tiles: Tile[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    const options = {
      maxZoom: Math.min(zoom + 1, maxZoom),
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      tolerance: tolerance(zoom, maxZoom),
      buffer: 64,
      extent: EXTENT,
    };
    const sources = Object.entries(layers).map(([name, all]) => {
      const features = all.filter((feature) => from(name, feature) <= zoom);
      return { name, index: new GeoJSONVT({ type: 'FeatureCollection', features }, options) };
    });
    const column = (lon: number) => Math.max(0, Math.min(2 ** zoom - 1, Math.floor(tileOfLongitude(lon, zoom))));
    const row = (lat: number) => Math.max(0, Math.min(2 ** zoom - 1, Math.floor(tileOfLatitude(lat, zoom))));
    for (let x = column(bounds.west + EDGE); x <= column(bounds.east - EDGE); x++) {
      for (let y = row(bounds.north - EDGE); y <= row(bounds.south + EDGE); y++) {
        const parts: Record<string, GeoJSONVTTile> = {};
        for (const { name, index } of sources) {
          const part = index.getTile(zoom, x, y);
          if (part && part.features.length > 0) parts[name] = part;
        }
        if (Object.keys(parts).length === 0) continue;
        const data = gzipSync(fromGeojsonVt(parts, { version: 2, extent: EXTENT }), { level: 9 });
        tiles.push({ zoom, x, y, data });
      }
    }
  }
  return tiles;
}
