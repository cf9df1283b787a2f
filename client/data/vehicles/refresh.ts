import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listVehicles } from '../../../generated/client/vehicle.ts';
import { PAGE_SIZE } from '../../api/paging.ts';
import { refreshVehicles } from './cache.ts';
import { LARGE_FLEET, POSITIONS_EVERY, vehiclesQuery } from './queries.ts';

/** Offsets of the pages with the given vehicles, in order. `ids` are in the server's order. */
export function pagesHolding(wanted: Iterable<number>, ids: readonly number[]): number[] {
  const position = new Map(ids.map((id, index) => [id, index]));
  const pages = new Set<number>();
  for (const id of wanted) {
    const index = position.get(id);
    if (index !== undefined) pages.add(Math.floor(index / PAGE_SIZE));
  }
  return [...pages].sort((a, b) => a - b).map((page) => page * PAGE_SIZE);
}

/** In a large fleet, reads the pages with visible vehicles each minute. Small fleets are read whole. */
export function useWatchedRefresh(watched: () => Iterable<number>): void {
  const client = useQueryClient();
  const read = useEffectEvent(watched);
  useEffect(() => {
    const refresh = async () => {
      const vehicles = client.getQueryData(vehiclesQuery().queryKey) ?? [];
      if (document.hidden || vehicles.length <= LARGE_FLEET) return;
      const offsets = pagesHolding(
        read(),
        vehicles.map(({ id }) => id),
      );
      // A failed page keeps its rows, which show their age. The next minute retries.
      await Promise.allSettled(
        offsets.map((offset) =>
          refreshVehicles(async () => (await listVehicles({ limit: PAGE_SIZE, offset })).results),
        ),
      );
    };
    const timer = setInterval(() => void refresh(), POSITIONS_EVERY);
    return () => clearInterval(timer);
  }, [client]);
}
