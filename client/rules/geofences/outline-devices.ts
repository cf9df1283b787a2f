import type { Vehicle } from '../../api/model.ts';

/** Parts of product names whose devices take only radius geofences and points of interest. Assumed: the server decides. */
const WITHOUT_OUTLINES = ['dr3400', 'dr3100'];

/** Whether the device of a vehicle takes outlines (commerce 8). */
export const takesOutline = ({ product_name }: Pick<Vehicle, 'product_name'>): boolean =>
  !WITHOUT_OUTLINES.some((part) => product_name.includes(part));

/** Whether some own vehicle with location services has a device that takes outlines (commerce 8). */
export function takesOutlines(
  vehicles: readonly Pick<Vehicle, 'isShared' | 'pricing_plan' | 'product_name'>[],
): boolean {
  const located = vehicles.filter(({ isShared, pricing_plan }) => !isShared && pricing_plan.location_services);
  return located.length === 0 || located.some(takesOutline);
}
