import type { Vehicle } from '../../api/model.ts';

/** Number of own vehicles that count for the multi-vehicle discount: installed, with an eligible plan (commerce 9). */
export const eligibleVehicles = (
  vehicles: readonly Pick<Vehicle, 'isShared' | 'device_state' | 'pricing_plan'>[],
): number =>
  vehicles.filter(
    ({ isShared, device_state, pricing_plan }) =>
      !isShared && device_state === 'installed' && pricing_plan.is_multi_vehicle_discount_eligible,
  ).length;
