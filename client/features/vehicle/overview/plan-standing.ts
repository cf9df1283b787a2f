import type { Vehicle } from '../../../api/model.ts';
import { lapse } from '../../../rules/vehicle/vehicle-state.ts';

/**
 * Standing of a plan (commerce 4). `ends`: auto-renewal is off, and service continues until the date. `replacement`: the plan is
 * paused or expired, and service continues on the ordered replacement device.
 */
export type PlanStanding = 'paused' | 'expired' | 'replacement' | 'trial' | 'ends' | 'active';

/** Standing of a plan at `now` (milliseconds since 1970). A lapse comes first, because it ends the service. */
export function planStanding(vehicle: Vehicle, now: number): PlanStanding {
  const lapsed = lapse(vehicle, now);
  if (lapsed) return lapsed;
  if (lapse({ ...vehicle, replacement_order_placed: false }, now)) return 'replacement';
  if (vehicle.pricing_plan.is_trial) return 'trial';
  return vehicle.autorenewal === false ? 'ends' : 'active';
}

/** Meaning of a plan's date. `due`: unknown whether the plan renews automatically. */
export function dateMeaning(
  standing: PlanStanding,
  { renews, isOver }: { renews: boolean | undefined; isOver: boolean },
): 'renews' | 'ends' | 'ended' | 'due' {
  if (isOver) return 'ended';
  if (standing === 'paused' || standing === 'replacement' || renews === undefined) return 'due';
  return renews ? 'renews' : 'ends';
}

/** Streaming data in GB (commerce 9): 1024 MB each, bonus data listed separately. */
export type DataUse = { percent: number; used: number; total: number; bonus: number };

const MB_A_GB = 1_024;
/** Percentage of used data that blocks Live View (core 5). */
export const ALL_DATA = 100;

export function dataUse({ pricing_plan }: Pick<Vehicle, 'pricing_plan'>): DataUse | null {
  const usage = pricing_plan.plan_add_on_usage;
  if (!usage) return null;
  const {
    cellular_percentage_used: percent,
    cellular_used_mb = 0,
    cellular_usage_allowed_mb = 0,
    bonus_data_mb = 0,
  } = usage;
  return {
    percent,
    used: cellular_used_mb / MB_A_GB,
    total: cellular_usage_allowed_mb / MB_A_GB,
    bonus: bonus_data_mb / MB_A_GB,
  };
}
