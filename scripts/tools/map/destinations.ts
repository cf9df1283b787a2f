import type { GazetteerFile } from '../../../mock-server/map/gazetteer.ts';
import { type City, type Hub, keepsMargin } from './hubs.ts';
import { between, type Point } from './lines.ts';
import { isStreetClass } from './road-lines.ts';
import type { Edge } from './road-network.ts';

export type Destination = { name: string; node: number };

/** Minimum distance of destinations from the edge of the street map, in meters. */
const EDGE_MARGIN = 300;
/** Maximum distance in meters between a place and the junction where its vehicles park. */
const NEAR_THE_PLACE = 220;
const LONGEST_NAME = 32;
/** Names shops of other hubs after their neighborhood. */
const SHOP = ' shop';
/** Minimum distance in meters from a junction to tell a street from the crossing one. */
const ASIDE = 35;

const isMain = ({ class: roadClass }: Edge) => /^(tertiary|secondary|primary)$/.test(roadClass);
const isStreet = ({ class: roadClass }: Edge) => isStreetClass(roadClass);

/** Junctions of at least three streets where vehicles can stop, away from the edge. */
function junctions({ bounds, network }: City): number[] {
  return network.nodes.flatMap(([east, north], node) => {
    const leaving = (network.leaving[node] ?? []).map((index) => network.edges[index] as Edge);
    const [lon, lat] = network.plane.degrees(east, north);
    return leaving.length >= 3 && leaving.every(isStreet) && keepsMargin(bounds, lon, lat, EDGE_MARGIN) ? [node] : [];
  });
}

/** "N Halsted St & W Fulton Market": the two streets of a junction. `null` if unknown. */
function junctionName({ network, geocoder }: City, node: number): string | null {
  const here = network.nodes[node] as Point;
  const names = new Set<string>();
  for (const index of network.leaving[node] ?? []) {
    const { to, meters } = network.edges[index] as Edge;
    const aside = between(here, network.nodes[to] as Point, Math.min(1, ASIDE / meters));
    const address = geocoder.reverse(...network.plane.degrees(...aside));
    if (address?.number) names.add(address.street);
  }
  const [first, second] = [...names].sort();
  return names.size === 2 && first && second ? `${first} & ${second}` : null;
}

/** Real destinations: stations, landmarks, shops of other hubs, and named junctions of main streets. */
export function findDestinations(city: City, places: GazetteerFile['places'], hubs: Hub[]): Destination[] {
  const { network } = city;
  const nodes = junctions(city);
  const named = [
    ...hubs
      .filter(({ name }) => name.endsWith(SHOP))
      .map(({ name, lon, lat }) => ({ name: name.slice(0, -SHOP.length), lon, lat })),
    ...places.flatMap(([name, kind, lon, lat]) => {
      return kind === 'neighbourhood' || name.length > LONGEST_NAME ? [] : [{ name, lon, lat }];
    }),
  ];
  const atPlaces = named.flatMap(({ name, lon, lat }): Destination[] => {
    const [east, north] = network.plane.meters(lon, lat);
    let best = { node: -1, meters: NEAR_THE_PLACE };
    for (const node of nodes) {
      const [x, y] = network.nodes[node] as Point;
      const meters = Math.hypot(x - east, y - north);
      if (meters < best.meters) best = { node, meters };
    }
    return best.node < 0 ? [] : [{ name, node: best.node }];
  });
  const atCorners = nodes.flatMap((node): Destination[] => {
    const main = (network.leaving[node] ?? []).filter((index) => isMain(network.edges[index] as Edge));
    const name = main.length >= 3 ? junctionName(city, node) : null;
    return name ? [{ name, node }] : [];
  });
  return [...atPlaces, ...atCorners];
}
