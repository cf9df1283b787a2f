import { queryOptions, skipToken } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import type { Vehicle } from '../../api/model.ts';
import { getObd, listVehicles } from '../../api/operations.ts';
import { allPages } from '../../api/paging.ts';

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
    queryFn: ({ signal }) => allPages((page) => body(listVehicles(page, { signal }))),
    structuralSharing: false,
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > LARGE_FLEET ? LARGE_FLEET_EVERY : POSITIONS_EVERY),
  });

/**
 * Tires and fuel, as the vehicle's bus reports them (core 3); nothing is asked of one that reports neither. A device that does
 * not answer (424) leaves the readings out: they come with the next look.
 */
export const obdQuery = (vehicle: Pick<Vehicle, 'id' | 'obdSettings' | 'pricing_plan'>) =>
  queryOptions({
    queryKey: ['getObd', vehicle.id],
    queryFn: reportsObd(vehicle) ? ({ signal }) => body(getObd(vehicle.id, { signal })) : skipToken,
    staleTime: MINUTE,
    retry: false,
  });

/** Readings of the bus need the device and the plan (core 6). */
const reportsObd = ({ obdSettings, pricing_plan }: Pick<Vehicle, 'obdSettings' | 'pricing_plan'>): boolean =>
  pricing_plan.supports_advanced_obd && Boolean(obdSettings?.tire_pressure || obdSettings?.fuel_percent);
