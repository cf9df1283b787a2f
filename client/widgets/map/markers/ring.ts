import type { ExpressionSpecification } from 'maplibre-gl';

/** States in the ring of a cluster, clockwise from the top. Expired counts as paused. */
export const RING_STATES = ['alarm', 'moving', 'parked', 'offline', 'paused'] as const;
export type RingState = (typeof RING_STATES)[number];

/** Rings have steps of an eighth, which limits them to about 500 images. */
const STEPS = 8;
const PREFIX = 'ring';

export type Share = { state: RingState; from: number; to: number };

/** Number of each state in a cluster, as properties that clustering sums up. */
export const ringCounts = Object.fromEntries(
  RING_STATES.map((state): [RingState, ExpressionSpecification] => {
    const states = state === 'paused' ? ['paused', 'expired'] : [state];
    return [state, ['+', ['case', ['in', ['get', 'state'], ['literal', states]], 1, 0]]];
  }),
);

/**
 * Image name of a cluster's ring: "ring" and, for each state but the last, the eighth at which its share ends. An alarm among
 * thousands still has an eighth. The others share the rest.
 */
export const ringName: ExpressionSpecification = [
  'let',
  'alarm',
  ['case', ['>', ['get', 'alarm'], 0], ['max', 1, inSteps(STEPS, ['get', 'alarm'], ['get', 'point_count'])], 0],
  ['concat', PREFIX, ' ', ['var', 'alarm'], ...RING_STATES.slice(1, -1).flatMap((state) => [' ', endOf(state)])],
];

function endOf(last: RingState): ExpressionSpecification {
  const before = RING_STATES.slice(1, RING_STATES.indexOf(last) + 1);
  const count: ExpressionSpecification = ['+', ...before.map((state): ExpressionSpecification => ['get', state])];
  const others: ExpressionSpecification = ['max', 1, ['-', ['get', 'point_count'], ['get', 'alarm']]];
  return ['+', ['var', 'alarm'], inSteps(['-', STEPS, ['var', 'alarm']], count, others)];
}

type Amount = number | ExpressionSpecification;
function inSteps(steps: Amount, part: Amount, whole: Amount): ExpressionSpecification {
  return ['round', ['/', ['*', steps, part], whole]];
}

/** Shares of a ring by its name, as fractions of a turn. `null` for other names. */
export function readRing(name: string): Share[] | null {
  const [prefix, ...numbers] = name.split(' ');
  if (prefix !== PREFIX) return null;
  const ends = [...numbers.map(Number), STEPS];
  const shares = RING_STATES.map((state, index) => ({
    state,
    from: (ends[index - 1] ?? 0) / STEPS,
    to: (ends[index] ?? STEPS) / STEPS,
  }));
  return shares.filter(({ from, to }) => to > from);
}
