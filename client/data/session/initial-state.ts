import { bannerQuery } from '../banner/queries.ts';
import { mapKeyQuery } from '../places/map-key.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

/**
 * Preloads data for pages (core 4): the vehicles at once, because every first page shows them, then the rest. Callers
 * do not wait. A page reads failed data again.
 */
export async function loadInitialState(): Promise<void> {
  await queryClient.prefetchQuery(vehiclesQuery());
  await Promise.all(LATER.map((load) => load()));
}

const LATER: readonly (() => Promise<void>)[] = [
  () => queryClient.prefetchQuery(mapKeyQuery()),
  () => queryClient.prefetchQuery(bannerQuery()),
];
