import { now } from '../../lib/now.ts';
import { pausedToRenew } from '../../rules/access/session-paused.ts';
import { usePausedAlert } from '../../state/paused-alert.ts';
import { bannerQuery } from '../banner/queries.ts';
import { cardsQuery } from '../billing/cards-query.ts';
import { mapKeyQuery } from '../places/map-key.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

/**
 * Preloads data for pages (core 4), the vehicles first, because every first page shows them. The dashboard waits for the banner, which
 * is therefore not read after the vehicles. Callers do not wait. A page reads failed data again.
 */
export async function loadInitialState(): Promise<void> {
  await Promise.all([
    readVehicles(),
    queryClient.prefetchQuery(bannerQuery()),
    queryClient.prefetchQuery(mapKeyQuery()),
  ]);
}

/** Reads the vehicles, then the cards that the line about paused vehicles waits for: pages take longer to render than this call takes. */
async function readVehicles(): Promise<void> {
  await queryClient.prefetchQuery(vehiclesQuery());
  if (usePausedAlert.getState().isHidden) return;
  const vehicles = queryClient.getQueryData(vehiclesQuery().queryKey) ?? [];
  if (pausedToRenew(vehicles, now()).length > 0) await queryClient.prefetchQuery(cardsQuery());
}
