import { queryOptions } from '@tanstack/react-query';
import { getGetObdQueryOptions } from '../../../generated/client/vehicle.ts';
import type { Vehicle } from '../../api/model.ts';
import { MINUTE } from '../../rules/time/duration.ts';

/** Each look asks the device over its cellular plan. */
export const OBD_EVERY = 5 * MINUTE;

type Facts = Pick<Vehicle, 'id' | 'obdSettings' | 'pricing_plan'>;

/**
 * Tires and fuel, as the vehicle's bus reports them (core 3); nothing is asked of one that reports neither. Its errors are
 * swallowed (commerce 8): a device that does not answer (424) leaves the readings out, and they come with the next look.
 */
export const obdQuery = (vehicle: Facts) =>
  queryOptions({
    ...getGetObdQueryOptions(vehicle.id),
    enabled: reportsObd(vehicle),
    staleTime: MINUTE,
    retry: false,
  });

/** Readings of the bus need the device and the plan (core 6). */
const reportsObd = ({ obdSettings, pricing_plan }: Facts): boolean =>
  pricing_plan.supports_advanced_obd && Boolean(obdSettings?.tire_pressure || obdSettings?.fuel_percent);
