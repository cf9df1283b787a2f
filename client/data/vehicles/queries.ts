import { queryOptions } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import { getVehicle, listVehicles } from '../../api/operations.ts';
import { readAll, readOne } from './overtaking.ts';

const MINUTE = 60_000;
/** Above this many vehicles the whole list is read every five minutes, and what is looked at every minute. */
export const LARGE_FLEET = 500;
export const POSITIONS_EVERY = MINUTE;
const LARGE_FLEET_EVERY = 5 * MINUTE;

/**
 * Every vehicle the user can see, in the server's order, as one query however many pages that takes. Without structural
 * sharing: comparing ten thousand vehicles costs more than drawing the thirty that are on the screen.
 */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['listVehicles'],
    queryFn: ({ signal }) => readAll((page) => body(listVehicles(page, { signal }))),
    structuralSharing: false,
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > LARGE_FLEET ? LARGE_FLEET_EVERY : POSITIONS_EVERY),
  });

/** One vehicle by its id, for a page that is opened before the list is there. */
export const vehicleQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['getVehicle', vehicleId],
    queryFn: ({ signal }) => readOne(() => body(getVehicle(vehicleId, { signal }))),
  });
