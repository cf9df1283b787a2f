import { type QueryState, queryOptions } from '@tanstack/react-query';
import {
  getGetVehicleQueryOptions,
  getListVehiclesQueryKey,
  getVehicle,
  listVehicles,
} from '../../../generated/client/vehicle.ts';
import type { Vehicle } from '../../api/model.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { everyPageKey } from '../every-page.ts';
import { readAll, readOne } from './late-answers.ts';

/** Above this number of vehicles the whole list is read every five minutes, and visible vehicles every minute. */
export const LARGE_FLEET = 500;
export const POSITIONS_EVERY = MINUTE;
const LARGE_FLEET_EVERY = 5 * MINUTE;
/** Interval for checking whether an overdue list can be read, as the page may be hidden. */
const OVERDUE_EVERY = 5_000;

/**
 * Every vehicle of the user, in the server's order, as one query over all pages. Without structural sharing: comparing
 * ten thousand vehicles costs more than rendering the visible thirty.
 */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: everyPageKey(getListVehiclesQueryKey()),
    queryFn: ({ signal }) => readAll((page) => listVehicles(page, { signal })),
    structuralSharing: false,
    refetchInterval: ({ state }) => untilDue(state),
  });

/**
 * Milliseconds until the next full read, counted from the last one. A plain interval would restart with each cache
 * update, so live tracking or a long batch would delay the read.
 */
function untilDue({ data = [], dataUpdatedAt, errorUpdatedAt, fetchStatus }: QueryState<Vehicle[]>): number {
  const every = data.length > LARGE_FLEET ? LARGE_FLEET_EVERY : POSITIONS_EVERY;
  if (fetchStatus !== 'idle') return every;
  const left = Math.max(dataUpdatedAt, errorUpdatedAt) + every - Date.now();
  return left > 0 ? left : OVERDUE_EVERY;
}

/** One vehicle by its id, for a page that opens before the list is loaded. */
export const vehicleQuery = (vehicleId: number) =>
  queryOptions({
    ...getGetVehicleQueryOptions(vehicleId),
    queryFn: ({ signal }) => readOne(() => getVehicle(vehicleId, { signal })),
  });
