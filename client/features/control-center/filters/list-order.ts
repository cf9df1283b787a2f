import { FACETS, facetOf, type ListedVehicle } from '../list/list-rows.ts';

/** What the list can be sorted by (commerce 2: lists of the Control Center have sort menus). */
export const SORTS = ['name', 'state', 'reported', 'mileage'] as const;
export type Sort = (typeof SORTS)[number];

/** What needs a person first, then what happens now. */
const STATE_ORDER = [
  'alarm',
  'moving',
  'parked',
  'offline',
  'paused',
] as const satisfies readonly (typeof FACETS)[number][];

const collator = new Intl.Collator(undefined, { numeric: true });
let ranked: { names: readonly string[]; ranks: Uint32Array } | null = null;

/**
 * The place of each vehicle by name. Comparing ten thousand names with their numbers takes longer than drawing the page, and
 * names hardly ever change: the places of the last list are kept for one with the same names.
 */
function nameRanks(vehicles: readonly ListedVehicle[]): Uint32Array {
  const names = vehicles.map(({ vehicle }) => vehicle.vehicle_name);
  if (ranked && names.length === ranked.names.length && names.every((name, index) => name === ranked?.names[index])) {
    return ranked.ranks;
  }
  const ranks = new Uint32Array(names.length);
  const inOrder = names.map((_, index) => index).sort((a, b) => collator.compare(names[a] ?? '', names[b] ?? ''));
  for (const [rank, index] of inOrder.entries()) ranks[index] = rank;
  ranked = { names, ranks };
  return ranks;
}

/** Vehicles in the order of a sort; those that are alike in it, by name. */
export function inOrder(vehicles: readonly ListedVehicle[], sort: Sort): ListedVehicle[] {
  const ranks = nameRanks(vehicles);
  const rank = (index: number) => ranks[index] ?? 0;
  const value = VALUES[sort];
  const values = Float64Array.from(vehicles, value);
  const order = vehicles
    .map((_, index) => index)
    .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || rank(a) - rank(b));
  return order.flatMap((index) => vehicles[index] ?? []);
}

/** What comes first is smallest. What is not known comes last. */
const VALUES: { readonly [S in Sort]: (listed: ListedVehicle) => number } = {
  name: () => 0,
  state: ({ state }) => STATE_ORDER.indexOf(facetOf(state)),
  reported: ({ vehicle: { last_known_state: reported } }) =>
    reported ? -Date.parse(reported.timestamp) : Number.MAX_SAFE_INTEGER,
  mileage: ({ vehicle: { last_known_state: reported } }) => -(reported?.mileage ?? -1),
};
