import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { areAllInCart, pausedToRenew } from './session-paused.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');

const paused = (device_key: string, rest = {}) => ({
  ...aVehicle(),
  device_key,
  device_state: 'paused' as const,
  plan_renewal_date: '2026-11-01T00:00:00Z',
  ...rest,
});

test("[core 2.6] lists the user's own paused vehicles without a replacement order", () => {
  const vehicles = [
    paused('a'),
    paused('b', { isShared: true }),
    paused('c', { replacement_order_placed: true }),
    paused('d', { device_state: 'installed' }),
  ];
  expect(pausedToRenew(vehicles, NOW).map(({ device_key }) => device_key)).toEqual(['a']);
});

test('[commerce 7] leaves out pauses that the owner asked for, and those within a paid term', () => {
  const seasonal = paused('a', { plan_renewal_date: '2027-01-22T00:00:00Z' });
  expect(pausedToRenew([seasonal, paused('b', { plan_renewal_date: null })], NOW)).toMatchObject([{ device_key: 'b' }]);
  // Its end without a renewal is a lapse.
  expect(pausedToRenew([seasonal], Date.parse('2027-01-22T00:00:00Z'))).toHaveLength(1);
});

test('[core 2.6] shows nothing once all paused devices are in the cart', () => {
  const two = [paused('a'), paused('b')];
  expect(areAllInCart(two, [{ device_key: 'a' }])).toBe(false);
  expect(areAllInCart(two, [{ device_key: 'b' }, {}, { device_key: 'a' }])).toBe(true);
});
