import type { GazetteerFile } from '../../../mock-server/map/gazetteer.ts';
import { decodeRoutes, type RoutesFile } from '../../../mock-server/map/routes.ts';
import { type Destination, findDestinations } from './destinations.ts';
import { drive, type Moment } from './drive.ts';
import { type City, chooseHubs, type Hub } from './hubs.ts';
import type { Point } from './lines.ts';

/** Lengths of a hub's routes in meters. Each route takes the closest length in an unused direction. */
const LENGTHS = [2_600, 4_600, 7_000, 10_200, 13_800];
const SHORTEST = 2_100;
const LONGEST = 15_900;
/** Distance in meters before the destination's junction at which a vehicle stops. */
const STOP_SHORT = 25;

const units = (degrees: number) => Math.round(degrees * 1e5);

function encode({ plane }: City['network'], moments: Moment[]): number[] {
  let previous = [0, 0, 0];
  return moments.flatMap(({ place, seconds }) => {
    const [lon, lat] = plane.degrees(...place);
    const values = [units(lon), units(lat), Math.round(seconds * 10)];
    const differences = values.map((value, i) => value - (previous[i] ?? 0));
    previous = values;
    return differences;
  });
}

/** Angle between two directions in degrees, 0 to 180. */
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** Five destinations near the wanted distances, in different directions. */
function chooseDestinations({ network }: City, hub: Hub, destinations: Destination[]): Destination[] {
  const options = destinations.map((destination) => {
    const [x, y] = network.nodes[destination.node] as Point;
    const direction = (Math.atan2(y - hub.place[1], x - hub.place[0]) * 180) / Math.PI;
    return { destination, direction, meters: hub.reach.meters(destination.node) };
  });
  const chosen: typeof options = [];
  for (const wanted of LENGTHS) {
    const scored = options.flatMap((option) => {
      const { meters, direction, destination } = option;
      if (meters < SHORTEST || meters > LONGEST) return [];
      if (chosen.some((other) => other.destination.name === destination.name)) return [];
      const fresh = Math.min(180, ...chosen.map((other) => apart(other.direction, direction)));
      return [{ option, score: fresh / 180 - (2 * Math.abs(meters - wanted)) / wanted }];
    });
    const best = scored.reduce((best, other) => (other.score > best.score ? other : best));
    chosen.push(best.option);
  }
  return chosen.map(({ destination }) => destination);
}

/** All hubs with five routes each. */
export function buildRoutes(city: City, { places }: GazetteerFile): RoutesFile {
  const { network } = city;
  const hubs = chooseHubs(city);
  const destinations = findDestinations(city, places, hubs);
  const file: RoutesFile = {
    hubs: hubs.map((hub) => ({
      name: hub.name,
      address: hub.address,
      lon: units(hub.lon) / 1e5,
      lat: units(hub.lat) / 1e5,
      routes: chooseDestinations(city, hub, destinations).map(({ name, node }) => {
        const points = encode(network, drive(hub.place, hub.reach.path(node), network.nodes, STOP_SHORT));
        return { to: name, meters: 0, seconds: 0, points };
      }),
    })),
  };
  // Length and time of the points as written, after rounding.
  for (const [h, { routes }] of decodeRoutes(file).hubs().entries()) {
    for (const [r, { metersAt, at }] of routes.entries()) {
      const route = file.hubs[h]?.routes[r];
      if (route)
        Object.assign(route, { meters: Math.round(metersAt.at(-1) ?? 0), seconds: Math.round(at.at(-1) ?? 0) });
    }
  }
  return file;
}
