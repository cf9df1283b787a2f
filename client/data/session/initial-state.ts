import { bannerQuery } from '../banner/queries.ts';
import { mapKeyQuery } from '../places/map-key.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

/**
 * Preloads data for pages (core 4), the vehicles first, because every first page shows them. The dashboard waits for the banner, which
 * is therefore not read after the vehicles. Callers do not wait. A page reads failed data again.
 */
export async function loadInitialState(): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(vehiclesQuery()),
    queryClient.prefetchQuery(bannerQuery()),
    queryClient.prefetchQuery(mapKeyQuery()),
  ]);
}
