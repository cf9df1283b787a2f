import type { Vehicle } from '../../api/model.ts';

export type Access = { location: boolean; trips: boolean };

/** Access to locations and trips: granted if the plan of any visible vehicle includes it (core 6). */
export const accessOf = (vehicles: readonly Pick<Vehicle, 'pricing_plan'>[]): Access => ({
  location: vehicles.some(({ pricing_plan }) => pricing_plan.location_services),
  trips: vehicles.some(({ pricing_plan }) => pricing_plan.trip_reporting),
});
