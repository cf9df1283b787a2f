import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { areAllInCart, pausedToRenew } from './session-paused.ts';

const paused = (device_key: string, rest = {}) => ({
  ...aVehicle(),
  device_key,
  device_state: 'paused' as const,
  ...rest,
});

test("[core 2.6] lists the user's own paused vehicles without a replacement order", () => {
  const vehicles = [
    paused('a'),
    paused('b', { isShared: true }),
    paused('c', { replacement_order_placed: true }),
    paused('d', { device_state: 'installed' }),
  ];
  expect(pausedToRenew(vehicles).map(({ device_key }) => device_key)).toEqual(['a']);
});

test('[core 2.6] shows nothing once all paused devices are in the cart', () => {
  const two = [paused('a'), paused('b')];
  expect(areAllInCart(two, [{ device_key: 'a' }])).toBe(false);
  expect(areAllInCart(two, [{ device_key: 'b' }, {}, { device_key: 'a' }])).toBe(true);
});
