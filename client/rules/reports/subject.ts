import type { Vehicle } from '../../api/model.ts';
import { groupNames } from '../groups/groups.ts';
import type { PeriodType } from './figures.ts';
import type { ReportView } from './report-view.ts';

/** Vehicles that a report covers: the chosen ones, those of a group, or all. Those without a device are left out. */
export function coveredVehicles(
  vehicles: readonly Vehicle[],
  { group, vehicles: chosen }: Pick<ReportView, 'group' | 'vehicles'>,
): Vehicle[] {
  const ids = new Set(chosen);
  return vehicles.filter((vehicle) => {
    if (!vehicle.device_key) return false;
    if (ids.size > 0) return ids.has(vehicle.id);
    return group === null || groupNames(vehicle).includes(group);
  });
}

/** Whether a vehicle's plan has what a report reads. Sums of trips need a plan with trips (commerce 6). */
export const isReported = (type: PeriodType, { pricing_plan }: Pick<Vehicle, 'pricing_plan'>): boolean =>
  (type !== 'mileage' && type !== 'idle' && type !== 'hours') || pricing_plan.trip_reporting;
