import type { Feature, Position } from 'geojson';
import type { Bounds } from '../../../mock-server/map/geo.ts';

/** Width in degrees of the band in which streets and parks fade out: about 650 m. */
const DEPTH = { lon: 0.0078, lat: 0.0058 };
const STEPS = 12;

/**
 * Ends of the band, which the lake does not need. In the north along Lake Shore Drive, which hides the end: its longitude at the
 * edge, and at the inner side of the band. In the east at the latitude of the shore.
 */
const DRIVE = { atEdge: -87.6477, inside: -87.6464 };
const SHORE_EAST = 41.8015;

/**
 * Bands of land color along the edge of the street map, fainter towards the inside, drawn over small streets and parks. The city
 * fades out instead of ending at a line. Main roads are drawn above the bands.
 */
export function edgeVeil({ west, south, east, north }: Bounds): Feature[] {
  /** The edge from the lake in the north to the lake in the east, moved inwards by a part of the depth. */
  const edge = (part: number): Position[] => {
    const [dx, dy] = [DEPTH.lon * part, DEPTH.lat * part];
    return [
      [DRIVE.atEdge + (DRIVE.inside - DRIVE.atEdge) * part, north - dy],
      [west + dx, north - dy],
      [west + dx, south + dy],
      [east - dx, south + dy],
      [east - dx, SHORE_EAST],
    ].map(([lon = 0, lat = 0]) => [Math.round(lon * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5]);
  };
  return Array.from({ length: STEPS }, (_, step): Feature => {
    const [outer, inner] = [edge(step / STEPS), edge((step + 1) / STEPS)];
    const ring = [...outer, ...inner.toReversed(), outer[0] as Position];
    return {
      type: 'Feature',
      properties: { class: 'veil', opacity: Math.round(100 * (1 - (step + 0.5) / STEPS)) / 100 },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
  });
}
