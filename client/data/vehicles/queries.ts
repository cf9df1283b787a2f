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
import { readAll, readOne } from './overtaking.ts';

/** Above this many vehicles the whole list is read every five minutes, and what is looked at every minute. */
export const LARGE_FLEET = 500;
export const POSITIONS_EVERY = MINUTE;
const LARGE_FLEET_EVERY = 5 * MINUTE;
/** Between two looks whether a list that is overdue can be read: nobody may be looking at the page. */
const OVERDUE_EVERY = 5_000;

/**
 * Every vehicle the user can see, in the server's order, as one query however many pages that takes. Without structural
 * sharing: comparing ten thousand vehicles costs more than drawing the thirty that are on the screen.
 */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: everyPageKey(getListVehiclesQueryKey()),
    queryFn: ({ signal }) => readAll((page) => listVehicles(page, { signal })),
    structuralSharing: false,
    refetchInterval: ({ state }) => untilDue(state),
  });

/**
 * Milliseconds until the list is read again, from when it was read as a whole. An interval of its own would begin anew at
 * whatever is put into the list, so that live tracking or a long batch of commands would put the reading off while they last.
 */
function untilDue({ data = [], dataUpdatedAt, errorUpdatedAt, fetchStatus }: QueryState<Vehicle[]>): number {
  const every = data.length > LARGE_FLEET ? LARGE_FLEET_EVERY : POSITIONS_EVERY;
  if (fetchStatus !== 'idle') return every;
  const left = Math.max(dataUpdatedAt, errorUpdatedAt) + every - Date.now();
  return left > 0 ? left : OVERDUE_EVERY;
}

/** One vehicle by its id, for a page that is opened before the list is there. */
export const vehicleQuery = (vehicleId: number) =>
  queryOptions({
    ...getGetVehicleQueryOptions(vehicleId),
    queryFn: ({ signal }) => readOne(() => getVehicle(vehicleId, { signal })),
  });
