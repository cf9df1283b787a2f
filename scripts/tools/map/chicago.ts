import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import type { Feature, Geometry, Position } from 'geojson';
import Pbf from 'pbf';
import type { Bounds } from '../../../mock-server/map/geo.ts';
import { clipLine, clipRing, type Point } from './lines.ts';
import { latitudeOfTile, longitudeOfTile } from './tile-math.ts';

/** Thirty tiles of Mapbox Streets v7 (OpenStreetMap, ODbL 1.0) over central Chicago, all at this zoom. */
const SOURCE_ZOOM = 13;
const TILES = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@mapbox/mvt-fixtures')),
  'real-world',
  'chicago',
);

/** Kept properties of a feature: those that the style, the gazetteer or the street graph reads. */
export type Properties = {
  class?: string;
  type?: string;
  name?: string;
  ref?: string;
  shield?: string;
  structure?: string;
  oneway?: boolean;
  layer?: number;
  localrank?: number;
  network?: string;
};
export type ChicagoFeature<G extends Geometry = Geometry> = Feature<G, Properties>;

const LAYERS = [
  'landuse',
  'water',
  'waterway',
  'waterway_label',
  'aeroway',
  'airport_label',
  'building',
  'road',
  'road_label',
  'place_label',
  'poi_label',
  'rail_station_label',
] as const;
export type ChicagoLayer = (typeof LAYERS)[number];
export type Chicago = { bounds: Bounds; layers: Record<ChicagoLayer, ChicagoFeature[]> };

const KEPT = [
  'class',
  'type',
  'name',
  'ref',
  'shield',
  'structure',
  'oneway',
  'layer',
  'localrank',
  'network',
] as const;

function propertiesOf(feature: VectorTileFeature): Properties {
  const kept: Record<string, unknown> = {};
  for (const key of KEPT) {
    const value = feature.properties[key];
    if (value !== undefined && value !== '') kept[key] = value;
  }
  if ('oneway' in kept) kept['oneway'] = String(kept['oneway']) === 'true';
  return kept;
}

/**
 * Converts a feature to degrees. `null` if a neighboring tile owns it. Tiles overlap by a margin: points and lines are cut at the
 * tile's edge, so that each belongs to one tile. Polygons keep the overlap, which hides seams between fills.
 */
function geometryOf(feature: VectorTileFeature, x: number, y: number): Geometry | null {
  const { extent } = feature;
  const toDegrees = (px: number, py: number): Position => [
    longitudeOfTile(x + px / extent, SOURCE_ZOOM),
    latitudeOfTile(y + py / extent, SOURCE_ZOOM),
  ];
  if (feature.type === 3) return feature.toGeoJSON(x, y, SOURCE_ZOOM).geometry;
  const paths = feature.loadGeometry();
  if (feature.type === 1) {
    const point = paths[0]?.[0];
    const owned = point && point.x >= 0 && point.x < extent && point.y >= 0 && point.y < extent;
    return owned ? { type: 'Point', coordinates: toDegrees(point.x, point.y) } : null;
  }
  const pieces = paths.flatMap((line) =>
    clipLine(
      line.map(({ x, y }) => [x, y] as const),
      [0, 0, extent, extent],
    ),
  );
  if (pieces.length === 0) return null;
  return { type: 'MultiLineString', coordinates: pieces.map((piece) => piece.map(([px, py]) => toDegrees(px, py))) };
}

/** Areas at the rim extend beyond the source by the tile margin, which would show as a fringe. */
function trimmed(geometry: Geometry, { west, south, east, north }: Bounds): Geometry | null {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return geometry;
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const coordinates = areas.flatMap((rings) => {
    const cut = rings.map((ring) => clipRing(ring as unknown as Point[], [west, south, east, north]));
    const kept = cut.filter((ring) => ring.length > 0).map((ring) => ring.map(([lon, lat]): Position => [lon, lat]));
    return cut[0]?.length ? [kept] : [];
  });
  return coordinates.length > 0 ? { type: 'MultiPolygon', coordinates } : null;
}

/** Reads the street tiles into one list of features per layer, in degrees. */
export function readChicago(): Chicago {
  const layers = Object.fromEntries(LAYERS.map((layer) => [layer, [] as ChicagoFeature[]])) as Chicago['layers'];
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const file of readdirSync(TILES).sort()) {
    const [, x = 0, y = 0] = file.replace('.mvt', '').split('-').map(Number);
    west = Math.min(west, longitudeOfTile(x, SOURCE_ZOOM));
    east = Math.max(east, longitudeOfTile(x + 1, SOURCE_ZOOM));
    north = Math.max(north, latitudeOfTile(y, SOURCE_ZOOM));
    south = Math.min(south, latitudeOfTile(y + 1, SOURCE_ZOOM));
    const tile = new VectorTile(new Pbf(readFileSync(path.join(TILES, file))));
    for (const name of LAYERS) {
      const layer = tile.layers[name];
      for (let i = 0; i < (layer?.length ?? 0); i++) {
        const feature = layer?.feature(i);
        const geometry = feature && geometryOf(feature, x, y);
        if (geometry) layers[name].push({ type: 'Feature', properties: propertiesOf(feature), geometry });
      }
    }
  }
  const bounds = { west, south, east, north };
  for (const name of LAYERS) {
    layers[name] = layers[name].flatMap((feature) => {
      const geometry = trimmed(feature.geometry, bounds);
      return geometry ? [{ ...feature, geometry }] : [];
    });
  }
  return { bounds, layers };
}

/** Lines of a feature. Empty for points and areas. */
export function linesOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}
