import type { Vehicle } from '../../api/model.ts';
import { productCapabilities } from '../vehicle/product-capabilities.ts';
import { lapse } from '../vehicle/vehicle-state.ts';
import { type CartLine, hasAddOn, hasConflict } from './cart.ts';

/** Why a line cannot be bought, as far as the portal can tell. */
export type LineReason = 'not_yours' | 'conflict' | 'no_camera' | 'plan_first' | 'plan_not_offered' | 'not_on_sale';

type Facts = {
  lines: readonly CartLine[];
  /** The vehicle of the line's device. `null`: not among the user's vehicles. */
  vehicle: Vehicle | null;
  /** Plans on offer for the device. `undefined`: not known. */
  plans: readonly { id: string }[] | undefined;
  /** Hardware on sale. `undefined`: not known. */
  products: readonly { id: number; is_b2c_product: boolean }[] | undefined;
  now: number;
};

/**
 * Reads from the portal's own data why the server refused a line. The server gives its reason in English and without a code
 * (commerce 8). `null`: the data does not explain the refusal.
 */
export function lineReason(line: CartLine, { vehicle, lines, plans, products, now }: Facts): LineReason | null {
  const { device_key, plan_id, product_id } = line;
  if (device_key !== undefined) {
    if (vehicle === null || vehicle.isShared) return 'not_yours';
    if (plan_id !== undefined && hasConflict(lines)) return 'conflict';
    if (hasAddOn(line)) {
      const capabilities = productCapabilities(vehicle.product_name);
      if (capabilities && capabilities.kind !== 'dash_cam') return 'no_camera';
      if (plan_id === undefined && lapse(vehicle, now) !== null) return 'plan_first';
    }
    if (plan_id !== undefined && plans?.every(({ id }) => id !== plan_id)) return 'plan_not_offered';
  }
  const isOnSale = products?.some(({ id, is_b2c_product }) => id === product_id && is_b2c_product);
  return product_id !== undefined && isOnSale === false ? 'not_on_sale' : null;
}
