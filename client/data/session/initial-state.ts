import { bannerQuery } from '../banner/queries.ts';
import { mapKeyQuery } from '../places/map-key.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

/**
 * Reads what pages expect to find (core 4): the vehicles at once, because every first page shows them, and what is needed
 * later when they are there. Nobody waits for it, and what fails is read again by the page that needs it.
 */
export async function loadInitialState(): Promise<void> {
  await queryClient.prefetchQuery(vehiclesQuery());
  await Promise.all(LATER.map((load) => load()));
}

const LATER: readonly (() => Promise<void>)[] = [
  () => queryClient.prefetchQuery(mapKeyQuery()),
  () => queryClient.prefetchQuery(bannerQuery()),
];
