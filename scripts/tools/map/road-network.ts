import { type Plane, planeAround } from '../../../mock-server/map/geo.ts';
import type { Chicago } from './chicago.ts';
import type { Point } from './lines.ts';
import { findJunctions } from './road-junctions.ts';
import { drivableLines } from './road-lines.ts';

/** A piece of road between two nodes, in driving direction. Speed in meters per second. */
export type Edge = { from: number; to: number; meters: number; class: string; speed: number };

export type RoadNetwork = {
  plane: Plane;
  /** Meters on the plane. */
  nodes: Point[];
  edges: Edge[];
  /** Indexes of the edges that start at a node. */
  leaving: number[][];
};

/**
 * The street graph. The source draws roads as long lines without junctions, so this cuts them where they meet. A two-way road
 * becomes two edges.
 */
export function buildRoadNetwork(chicago: Chicago): RoadNetwork {
  const { west, south, east, north } = chicago.bounds;
  const plane = planeAround((west + east) / 2, (south + north) / 2);
  const { segments, places } = findJunctions(drivableLines(chicago, plane));

  const numbers = new Map<number, number>();
  const nodes: Point[] = [];
  const nodeAt = (place: number) => {
    const whole = places.of(place);
    const known = numbers.get(whole);
    if (known !== undefined) return known;
    numbers.set(whole, nodes.length);
    return nodes.push(places.at(whole)) - 1;
  };

  const edges: Edge[] = [];
  for (const { line, cuts } of segments) {
    const along = cuts.toSorted((a, b) => a.at - b.at).map(({ place }) => nodeAt(place));
    for (const [i, to] of along.entries()) {
      const from = along[i - 1] ?? to;
      if (from === to) continue;
      const [[ax, ay], [bx, by]] = [nodes[from] as Point, nodes[to] as Point];
      const edge = { from, to, meters: Math.hypot(ax - bx, ay - by), class: line.class, speed: line.speed };
      edges.push(edge);
      if (!line.oneway) edges.push({ ...edge, from: to, to: from });
    }
  }
  const leaving: number[][] = nodes.map(() => []);
  for (const [index, { from }] of edges.entries()) leaving[from]?.push(index);
  return { plane, nodes, edges, leaving };
}
