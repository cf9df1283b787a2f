import { expect, test } from 'vitest';
import { planeAround } from '../../../mock-server/map/geo.ts';
import type { Chicago, Properties } from './chicago.ts';
import { drive } from './drive.ts';
import type { Point } from './lines.ts';
import { buildRoadNetwork, type RoadNetwork } from './road-network.ts';
import { reachFrom } from './shortest-time.ts';

const bounds = { west: -0.1, south: -0.1, east: 0.1, north: 0.1 };
const plane = planeAround(0, 0);

/** A city with the given roads, in meters around its center. */
function network(...roads: [properties: Properties, ...points: Point[]][]): RoadNetwork {
  const road = roads.map(([properties, ...points]) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'LineString' as const, coordinates: points.map(([x, y]) => plane.degrees(x, y)) },
  }));
  return buildRoadNetwork({ bounds, layers: { road } as unknown as Chicago['layers'] });
}

const nodeAt = ({ nodes }: RoadNetwork, x: number, y: number) =>
  nodes.findIndex(([east, north]) => Math.hypot(east - x, north - y) < 1);
const edgeFrom = ({ edges }: RoadNetwork, from: number) => edges.findIndex((edge) => edge.from === from);

test('streets meet where they cross and where one ends on the other, with a gap of a few meters', () => {
  const cross = network(
    [{ class: 'street' }, [-100, 0], [100, 0]],
    [{ class: 'street' }, [0, -100], [0, 100]],
    [{ class: 'street' }, [50, 8], [50, 100]],
  );
  expect(cross.nodes).toHaveLength(7);
  expect(cross.edges).toHaveLength(12);
  expect(cross.leaving[nodeAt(cross, 0, 0)]).toHaveLength(4);
  expect(cross.leaving[nodeAt(cross, 50, 0)]).toHaveLength(3);
});

test('a bridge crosses without a junction, and a motorway has no junction with streets', () => {
  const bridge = network(
    [{ class: 'street' }, [-100, 0], [100, 0]],
    [{ class: 'street', structure: 'bridge', layer: 1 }, [0, -100], [0, 100]],
    [{ class: 'motorway', oneway: true }, [50, -100], [50, 100]],
  );
  expect(bridge.nodes).toHaveLength(6);
  expect(bridge.edges).toHaveLength(5);
});

test('a one-way street is driven in one direction', () => {
  const city = network([{ class: 'street', oneway: true }, [0, 0], [100, 0], [200, 0]]);
  const reach = reachFrom(city, { edge: edgeFrom(city, nodeAt(city, 100, 0)), at: 0.5 });
  expect(reach.meters(nodeAt(city, 200, 0))).toBeCloseTo(50, 0);
  expect(reach.meters(nodeAt(city, 0, 0))).toBe(Infinity);
});

test('the quickest path takes a fast detour instead of a slow direct road', () => {
  const city = network(
    [{ class: 'street' }, [-100, 0], [3000, 0]],
    [{ class: 'motorway_link' }, [0, 0], [0, 60]],
    [{ class: 'motorway' }, [0, 60], [2900, 60]],
    [{ class: 'motorway_link' }, [2900, 60], [2900, 0]],
  );
  const reach = reachFrom(city, { edge: edgeFrom(city, nodeAt(city, -100, 0)), at: 0 });
  const classes = reach.path(nodeAt(city, 3000, 0)).map((edge) => edge.class);
  expect(classes).toEqual(['street', 'motorway_link', 'motorway', 'motorway_link', 'street']);
});

test('turns cost time: of two equal paths, chooses the one with a single turn', () => {
  const city = network(
    [{ class: 'street' }, [0, 0], [400, 0]],
    [{ class: 'street' }, [0, 200], [400, 200]],
    [{ class: 'street' }, [0, 400], [400, 400]],
    [{ class: 'street' }, [0, 0], [0, 400]],
    [{ class: 'street' }, [200, 0], [200, 400]],
    [{ class: 'street' }, [400, 0], [400, 400]],
  );
  const reach = reachFrom(city, { edge: edgeFrom(city, nodeAt(city, 0, 0)), at: 0 });
  const path = reach.path(nodeAt(city, 400, 400));
  const horizontal = path.map(({ from, to }) => city.nodes[from]?.[1].toFixed() === city.nodes[to]?.[1].toFixed());
  expect(horizontal.filter((now, i) => i > 0 && now !== horizontal[i - 1])).toHaveLength(1);
});

test('a drive accelerates, slows down at a bend and stops before the end', () => {
  const city = network([{ class: 'secondary' }, [0, 0], [500, 0], [500, 500]]);
  const reach = reachFrom(city, { edge: edgeFrom(city, nodeAt(city, 0, 0)), at: 0 });
  const moments = drive([0, 0], reach.path(nodeAt(city, 500, 500)), city.nodes, 25);
  expect(moments[0]).toEqual({ place: [0, 0], seconds: 0 });
  const last = moments.at(-1);
  expect(last?.place[0]).toBeCloseTo(500, 0);
  expect(last?.place[1]).toBeGreaterThan(460);
  expect(last?.place[1]).toBeLessThanOrEqual(475.5);
  // 975 m at 30 mph take 73 s. Acceleration, the bend and braking take the rest.
  expect(last?.seconds).toBeGreaterThan(80);
  expect(last?.seconds).toBeLessThan(110);
});
