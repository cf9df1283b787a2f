import type { Bounds } from '../../../mock-server/map/geo.ts';
import { metersBetween } from '../../../mock-server/map/geo.ts';
import type { Geocoder } from '../../../mock-server/map/geocoder.ts';
import { between, distanceToSegment, type Point } from './lines.ts';
import { isStreetClass } from './road-lines.ts';
import type { RoadNetwork } from './road-network.ts';
import { type Reach, reachFrom, type Start } from './shortest-time.ts';

/**
 * Overnight parking of businesses: shops, offices, garages and yards. The first one appears in the examples. Homes follow, spread
 * over the residential streets.
 */
const BUSINESSES: [name: string, address: string][] = [
  ['Fulton Market shop', '1026 W Fulton Market'],
  ['Near West Side depot', '1701 W Adams St'],
  ['Lake Street garage', '264 W Lake St'],
  ['West Town shop', '1278 W Chicago Ave'],
  ['West Loop office', '490 W Adams St'],
  ['Wicker Park shop', '1520 N Milwaukee Ave'],
  ['Logan Square shop', '2550 N Milwaukee Ave'],
  ['Goose Island yard', '930 W Division St'],
  ['Clybourn shop', '2000 N Clybourn Ave'],
  ['Lincoln Park shop', '2400 N Lincoln Ave'],
  ['Lakeview shop', '3200 N Clark St'],
  ['Ravenswood shop', '1800 W Montrose Ave'],
  ['Irving Park shop', '4000 W Irving Park Rd'],
  ['Belmont Cragin shop', '5600 W Fullerton Ave'],
  ['Austin shop', '5700 W Chicago Ave'],
  ['Garfield Park yard', '3700 W Lake St'],
  ['North Lawndale yard', '3300 W Roosevelt Rd'],
  ['Little Village shop', '3600 W 26th St'],
  ['Cicero yard', '5200 W 31st St'],
  ['Pilsen shop', '1650 W 18th St'],
  ['Bridgeport yard', '3400 S Halsted St'],
  ['Brighton Park yard', '3900 S Kedzie Ave'],
  ['Archer Heights yard', '4700 W 47th St'],
  ['Midway garage', '4300 W 59th St'],
  ['Chicago Lawn shop', '3000 W 59th St'],
  ['Back of the Yards shop', '4700 S Ashland Ave'],
  ['Englewood shop', '6100 S Halsted St'],
  ['Hyde Park shop', '1400 E 53rd St'],
  ['Bronzeville shop', '400 E 47th St'],
  ['South Loop garage', '1300 S Michigan Ave'],
  ['Streeterville garage', '300 E Ohio St'],
  ['Gold Coast garage', '1200 N La Salle Blvd'],
];
const HUBS = 96;

/** Minimum distance of hubs from the edge of the street map, in meters. */
const EDGE_MARGIN = 600;
/** Length of a residential block in meters: space for a home between two corners. */
const BLOCK = { least: 60, most: 260 };
/** Maximum distance between a home and its geocoded address, in meters. */
const ADDRESS_TOLERANCE = 30;
/** Share of the network that must be reachable. Excludes dead ends behind one-way streets. */
const WELL_CONNECTED = 0.95;

export type Hub = { name: string; address: string; lon: number; lat: number; place: Point; reach: Reach };
export type City = { bounds: Bounds; network: RoadNetwork; geocoder: Geocoder };

export function keepsMargin({ west, south, east, north }: Bounds, lon: number, lat: number, margin: number): boolean {
  const toEdges = [
    lon > west ? metersBetween(lon, lat, west, lat) : 0,
    lon < east ? metersBetween(lon, lat, east, lat) : 0,
    lat > south ? metersBetween(lon, lat, lon, south) : 0,
    lat < north ? metersBetween(lon, lat, lon, north) : 0,
  ];
  return Math.min(...toEdges) >= margin;
}

function placeOf({ nodes, edges }: RoadNetwork, { edge, at }: Start): Point {
  const { from, to } = edges[edge] ?? { from: 0, to: 0 };
  return between(nodes[from] as Point, nodes[to] as Point, at);
}

/** Place on a road nearest to a point. Excludes motorways and ramps. */
function nearestRoad({ nodes, edges }: RoadNetwork, point: Point): Start {
  let best = { distance: Infinity, start: { edge: 0, at: 0 } };
  for (const [edge, { from, to, class: roadClass }] of edges.entries()) {
    if (!isStreetClass(roadClass)) continue;
    const [distance, at] = distanceToSegment(point, nodes[from] as Point, nodes[to] as Point);
    if (distance < best.distance) best = { distance, start: { edge, at } };
  }
  return best.start;
}

function hubAt(city: City, name: string, address: string, start: Start): Hub | null {
  const { network } = city;
  const place = placeOf(network, start);
  const [lon, lat] = network.plane.degrees(...place);
  const reach = reachFrom(network, start);
  const within = network.nodes.filter((_, node) => Number.isFinite(reach.meters(node))).length;
  return within < WELL_CONNECTED * network.nodes.length ? null : { name, address, lon, lat, place, reach };
}

function businesses(city: City): Hub[] {
  return BUSINESSES.map(([name, address]) => {
    const found = city.geocoder.place(address);
    if (!found || found.number === '') throw new Error(`${address} is not on the map`);
    const start = nearestRoad(city.network, city.network.plane.meters(found.lon, found.lat));
    const hub = hubAt(city, name, found.label, start);
    if (!hub) throw new Error(`${address} is cut off`);
    return hub;
  });
}

/** Residential blocks with a unique address, each as the midpoint of an edge. */
function blocks({
  bounds,
  network,
  geocoder,
}: City): { start: Start; place: Point; street: string; address: string }[] {
  return network.edges.flatMap(({ from, to, meters, class: roadClass }, edge) => {
    if (roadClass !== 'street' || from > to || meters < BLOCK.least || meters > BLOCK.most) return [];
    const start = { edge, at: 0.5 };
    const place = placeOf(network, start);
    const [lon, lat] = network.plane.degrees(...place);
    if (!keepsMargin(bounds, lon, lat, EDGE_MARGIN)) return [];
    const { number = '', street = '', city = '', state = '', postalcode = '' } = geocoder.reverse(lon, lat) ?? {};
    if (number === '' || !/^[NSEW] .* /.test(street)) return [];
    const address = `${number} ${street}, ${city}, ${state} ${postalcode}`;
    const again = geocoder.place(address);
    if (!again || metersBetween(lon, lat, again.lon, again.lat) > ADDRESS_TOLERANCE) return [];
    return [{ start, place, street, address }];
  });
}

/** Hubs of the fleet: businesses, then homes, each as far as possible from all earlier ones. */
export function chooseHubs(city: City): Hub[] {
  const hubs = businesses(city);
  const free = blocks(city).map((block) => ({ ...block, room: Infinity }));
  const taken = (place: Point) => {
    for (const block of free) {
      block.room = Math.min(block.room, Math.hypot(block.place[0] - place[0], block.place[1] - place[1]));
    }
  };
  for (const { place } of hubs) taken(place);
  while (hubs.length < HUBS) {
    const block = free.reduce((best, other) => (other.room > best.room ? other : best));
    taken(block.place);
    const home = hubAt(city, `Home on ${block.street}`, block.address, block.start);
    if (home) hubs.push(home);
  }
  return hubs;
}
