import { queryOptions } from '@tanstack/react-query';
import { getGetObdQueryOptions } from '../../../generated/client/vehicle.ts';
import type { Vehicle } from '../../api/model.ts';
import { HOUR, MINUTE } from '../../rules/time/duration.ts';

/** Each read wakes the device over its cellular plan. */
export const OBD_EVERY = 5 * MINUTE;

type Facts = Pick<Vehicle, 'id' | 'obdSettings' | 'pricing_plan'>;

/**
 * Tires and fuel from the vehicle's bus (core 3), read only if the product reports them. Ignores errors (commerce 8):
 * without an answer (424) the readings are missing until the next read.
 */
export const obdQuery = (vehicle: Facts) =>
  queryOptions({
    ...getGetObdQueryOptions(vehicle.id),
    enabled: reportsObd(vehicle),
    staleTime: MINUTE,
    // Lists show what pages have read, because they never wake the devices themselves.
    gcTime: HOUR,
    retry: false,
  });

/** Readings of the bus need the device and the plan (core 6). */
const reportsObd = ({ obdSettings, pricing_plan }: Facts): boolean =>
  pricing_plan.supports_advanced_obd && Boolean(obdSettings?.tire_pressure || obdSettings?.fuel_percent);
