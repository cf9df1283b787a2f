import type { Point } from './lines.ts';
import type { Edge, RoadNetwork } from './road-network.ts';

/** Seconds that a turn costs, by its angle in degrees (left is positive), for waiting and slowing down. */
function turnSeconds(angle: number): number {
  const size = Math.abs(angle);
  if (size < 25) return 0;
  if (size < 60) return 2;
  if (size > 150) return 90;
  return angle > 0 ? 11 : 6;
}

function heading({ from, to }: Edge, nodes: Point[]): number {
  const [[ax, ay], [bx, by]] = [nodes[from] as Point, nodes[to] as Point];
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
}

const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** Binary heap of numbers by cost, cheapest first. */
class Queue {
  readonly #heap: { cost: number; item: number }[] = [];

  push(cost: number, item: number): void {
    const heap = this.#heap;
    let at = heap.push({ cost, item }) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent]?.cost ?? 0) <= (heap[at]?.cost ?? 0)) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): { cost: number; item: number } | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (heap.length === 0 || !last) return top;
    heap[0] = last;
    for (let at = 0; ; ) {
      const cost = (index: number) => heap[index]?.cost ?? Infinity;
      const child = cost(2 * at + 1) <= cost(2 * at + 2) ? 2 * at + 1 : 2 * at + 2;
      if (cost(child) >= cost(at)) return top;
      this.#swap(at, child);
      at = child;
    }
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap;
    [heap[a], heap[b]] = [heap[b] as { cost: number; item: number }, heap[a] as { cost: number; item: number }];
  }
}

/** A place on the network: an edge, and a fraction of its length from its start. */
export type Start = { edge: number; at: number };

/** Quickest paths from one place to all nodes. */
export type Reach = {
  /** Length of the quickest path to a node in meters. `Infinity` if unreachable. */
  meters(node: number): number;
  /** Edges of the quickest path to a node, in driving order. It joins the first one between its ends. */
  path(node: number): Edge[];
};

/** Dijkstra over edges instead of nodes, so that turns cost time. Otherwise paths zigzag through a grid. */
export function reachFrom({ nodes, edges, leaving }: RoadNetwork, { edge, at }: Start): Reach {
  const seconds = new Float64Array(edges.length).fill(Infinity);
  const meters = new Float64Array(edges.length);
  const before = new Int32Array(edges.length).fill(-1);
  const quickest = new Int32Array(nodes.length).fill(-1);
  const queue = new Queue();

  const { from, to } = edges[edge] as Edge;
  const back = edges.findIndex((other) => other.from === to && other.to === from);
  for (const [start, left] of [
    [edge, 1 - at],
    [back, at],
  ] as const) {
    const driven = edges[start];
    if (!driven) continue;
    meters[start] = driven.meters * left;
    seconds[start] = (driven.meters * left) / driven.speed;
    queue.push(seconds[start], start);
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const current = edges[next.item] as Edge;
    if (next.cost > (seconds[next.item] ?? 0)) continue;
    if (quickest[current.to] === -1) quickest[current.to] = next.item;
    const arriving = heading(current, nodes);
    for (const onward of leaving[current.to] ?? []) {
      const edge = edges[onward] as Edge;
      const cost = next.cost + edge.meters / edge.speed + turnSeconds(turn(arriving, heading(edge, nodes)));
      if (cost >= (seconds[onward] ?? 0)) continue;
      seconds[onward] = cost;
      meters[onward] = (meters[next.item] ?? 0) + edge.meters;
      before[onward] = next.item;
      queue.push(cost, onward);
    }
  }
  return {
    meters: (node) => meters[quickest[node] ?? -1] ?? Infinity,
    path(node) {
      const path: Edge[] = [];
      for (let index = quickest[node] ?? -1; index >= 0; index = before[index] ?? -1) path.push(edges[index] as Edge);
      return path.reverse();
    },
  };
}
