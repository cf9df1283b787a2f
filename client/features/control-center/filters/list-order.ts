import { FACETS, facetOf, type ListedVehicle } from '../list/list-rows.ts';

/** Sort orders of the list (commerce 2: lists of the Control Center have sort menus). */
export const SORTS = ['name', 'state', 'reported', 'mileage'] as const;
export type Sort = (typeof SORTS)[number];

/** States that need attention first, then the active ones. */
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
 * Rank of each vehicle by name, cached for the last list. Comparing 10,000 names with numbers takes longer than rendering the
 * page, and names rarely change.
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

/** Sorts vehicles. Equal ones are sorted by name. */
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

/** Sort keys. The smallest comes first, unknown values last. */
const VALUES: { readonly [S in Sort]: (listed: ListedVehicle) => number } = {
  name: () => 0,
  state: ({ state }) => STATE_ORDER.indexOf(facetOf(state)),
  reported: ({ vehicle: { last_known_state: reported } }) =>
    reported ? -Date.parse(reported.timestamp) : Number.MAX_SAFE_INTEGER,
  mileage: ({ vehicle: { last_known_state: reported } }) => -(reported?.mileage ?? -1),
};
