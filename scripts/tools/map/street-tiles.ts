import type { Feature, MultiLineString, MultiPolygon, Position } from 'geojson';
import { type Chicago, type ChicagoFeature, linesOf, type Properties } from './chicago.ts';
import { addressName, FROM, LAND, LANDMARKS, ROADS, WELL_KNOWN } from './street-classes.ts';
import type { TilePlan } from './tiles.ts';

const STREETS_MIN_ZOOM = 6;
const STREETS_MAX_ZOOM = 13;

/** Added to the rank of lesser-known neighborhoods, which the style shows at high zooms only. */
const LESSER = 100;

type Kept = Record<string, string | number>;

/** Merges features with the same style, so that tiles store their properties once. */
function merge(features: ChicagoFeature[], describe: (properties: Properties) => Kept | null): Feature[] {
  const groups = new Map<string, { properties: Kept; lines: Position[][]; areas: Position[][][] }>();
  for (const feature of features) {
    const properties = describe(feature.properties);
    if (!properties) continue;
    const key = JSON.stringify(properties);
    const group = groups.get(key) ?? { properties, lines: [], areas: [] };
    groups.set(key, group);
    group.lines.push(...linesOf(feature));
    if (feature.geometry.type === 'Polygon') group.areas.push(feature.geometry.coordinates);
    if (feature.geometry.type === 'MultiPolygon') group.areas.push(...feature.geometry.coordinates);
  }
  return [...groups.values()].flatMap(({ properties, lines, areas }) => {
    const line: MultiLineString = { type: 'MultiLineString', coordinates: lines };
    const area: MultiPolygon = { type: 'MultiPolygon', coordinates: areas };
    return [...(areas.length > 0 ? [area] : []), ...(lines.length > 0 ? [line] : [])].map((geometry) => {
      return { type: 'Feature' as const, properties, geometry };
    });
  });
}

const byClass = (classes: Record<string, string>) => (properties: Properties) => {
  const kind = classes[properties.class ?? ''];
  return kind ? { class: kind } : null;
};

function points(features: ChicagoFeature[], describe: (properties: Properties) => Kept | null): Feature[] {
  return features.flatMap(({ properties, geometry }) => {
    const kept = describe(properties);
    return kept ? [{ type: 'Feature' as const, properties: kept, geometry }] : [];
  });
}

/** Drops underground trains and walkways, which would be drawn through buildings. Roads under bridges stay. */
const UNDERGROUND = new Set(['rail', 'path']);

function road({ class: roadClass = '', type, structure }: Properties): Kept | null {
  const drawn = type === 'platform' ? undefined : ROADS[roadClass];
  return !drawn || (structure === 'tunnel' && UNDERGROUND.has(drawn)) ? null : { class: drawn };
}

function roadLabel({ class: roadClass = '', name, ref, shield }: Properties): Kept | null {
  const drawn = ROADS[roadClass];
  if (!drawn) return null;
  const named: Kept = name ? { name: addressName(name) } : {};
  // "90·94": two routes on one road. Signs write a slash.
  if (ref && shield) return { class: drawn, ...named, ref: ref.replace('·', '/') };
  return name ? { class: drawn, ...named } : null;
}

/** The street map: tiled features of the source, under the names of the style. */
export function streetTiles({ bounds, layers }: Chicago): TilePlan {
  return {
    bounds,
    minZoom: STREETS_MIN_ZOOM,
    maxZoom: STREETS_MAX_ZOOM,
    layers: {
      land: merge(layers.landuse, byClass(LAND)),
      water: merge(layers.water, () => ({})),
      waterway: merge(layers.waterway, () => ({})),
      airfield: merge(layers.aeroway, ({ type }) => (type === 'helipad' ? null : { class: type ?? 'taxiway' })),
      building: merge(layers.building, () => ({})),
      road: merge(layers.road, road),
      road_label: merge(layers.road_label, roadLabel),
      water_label: merge(layers.waterway_label, ({ name = '' }) => ({ name })),
      // The city itself is labeled with the other cities, at all zooms.
      place_label: points(layers.place_label, ({ name = '', type = '', localrank = 0 }) =>
        type === 'city' ? null : { name, class: type, rank: localrank + (WELL_KNOWN.has(name) ? 0 : LESSER) },
      ),
      landmark_label: [
        ...points(layers.poi_label, ({ name = '', type = '', localrank = 0 }) => {
          const kind = LANDMARKS[type];
          return kind ? { name, class: kind, rank: localrank } : null;
        }),
        ...points(layers.airport_label, ({ name = '' }) => ({ name, class: 'airport', rank: 0 })),
      ],
      station_label: points(layers.rail_station_label, ({ name = '' }) => ({ name })),
    },
    from: (layer, { properties }) => {
      const zooms = FROM[layer];
      return zooms?.[String(properties?.['class'])] ?? zooms?.[''] ?? STREETS_MAX_ZOOM;
    },
  };
}
