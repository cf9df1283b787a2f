import type { Vehicle } from '../../api/model.ts';

type Counted = Pick<Vehicle, 'isShared' | 'device_state' | 'pricing_plan' | 'plan_renewal_date'>;

/** Number of own vehicles that count for the multi-vehicle discount: installed, with an eligible plan that runs (commerce 9). */
export const eligibleVehicles = (vehicles: readonly Counted[], now: number): number =>
  vehicles.filter(
    ({ isShared, device_state, pricing_plan, plan_renewal_date: renewal }) =>
      !isShared &&
      device_state === 'installed' &&
      pricing_plan.is_multi_vehicle_discount_eligible &&
      (renewal === null || Date.parse(renewal) > now),
  ).length;
