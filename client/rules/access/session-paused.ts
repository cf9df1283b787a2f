import type { Vehicle } from '../../api/model.ts';
import { hasLapsed } from '../vehicle/vehicle-state.ts';

type Renewable = Pick<Vehicle, 'device_state' | 'isShared' | 'replacement_order_placed' | 'plan_renewal_date'>;

/**
 * The user's own paused vehicles that need a renewal. Excludes vehicles with a replacement order (commerce 6), and pauses that end by
 * themselves: a seasonal one, or one within a paid term (commerce 4).
 */
export const pausedToRenew = <V extends Renewable>(vehicles: readonly V[], now: number): V[] =>
  vehicles.filter((vehicle) => vehicle.device_state === 'paused' && !vehicle.isShared && hasLapsed(vehicle, now));

/** Whether every paused device is in the cart, so that no warning is left to show (core 2.6). */
export const areAllInCart = (
  paused: readonly Pick<Vehicle, 'device_key'>[],
  lines: readonly { device_key?: string }[],
): boolean => paused.every((vehicle) => lines.some(({ device_key }) => device_key === vehicle.device_key));
