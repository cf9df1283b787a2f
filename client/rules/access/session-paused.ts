import type { Vehicle } from '../../api/model.ts';

/** The user's own paused vehicles, which they can renew. Excludes vehicles with a replacement order (commerce 6). */
export const pausedToRenew = <V extends Pick<Vehicle, 'device_state' | 'isShared' | 'replacement_order_placed'>>(
  vehicles: readonly V[],
): V[] =>
  vehicles.filter(
    ({ device_state, isShared, replacement_order_placed }) =>
      device_state === 'paused' && !isShared && !replacement_order_placed,
  );

/** Whether every paused device is in the cart, so that no warning is left to show (core 2.6). */
export const areAllInCart = (
  paused: readonly Pick<Vehicle, 'device_key'>[],
  lines: readonly { device_key?: string }[],
): boolean => paused.every((vehicle) => lines.some(({ device_key }) => device_key === vehicle.device_key));
