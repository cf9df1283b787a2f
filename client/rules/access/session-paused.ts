import type { Vehicle } from '../../api/model.ts';

/** Vehicles of the user's own that are paused: theirs to renew. One with a replacement on its way is not (commerce 6). */
export const pausedToRenew = <V extends Pick<Vehicle, 'device_state' | 'isShared' | 'replacement_order_placed'>>(
  vehicles: readonly V[],
): V[] =>
  vehicles.filter(
    ({ device_state, isShared, replacement_order_placed }) =>
      device_state === 'paused' && !isShared && !replacement_order_placed,
  );

/** Whether every paused device is in the cart, so that nothing is left to say (core 2.6). */
export const areAllInCart = (
  paused: readonly Pick<Vehicle, 'device_key'>[],
  lines: readonly { device_key?: string }[],
): boolean => paused.every((vehicle) => lines.some(({ device_key }) => device_key === vehicle.device_key));
