import { expect, test } from 'vitest';
import { plansById } from '../../fixtures/catalog/plans.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import { zDeviceKey } from '../../generated/contract/zod.gen.ts';
import { fleetVehicles } from './fleet.ts';

const fleet = fleetVehicles(10_000);
const count = (holds: (seed: (typeof fleet)[number]) => unknown) => fleet.filter(holds).length;
const between = (value: number, low: number, high: number) => value >= low && value <= high;

test('the fleet has 10,000 vehicles with ids and device keys of their own', () => {
  const ids = new Set([...fleet, ...defaultVehicles].map(({ vehicle_id }) => vehicle_id));
  const keys = new Set([...fleet, ...defaultVehicles].map(({ device_key }) => device_key));
  expect(ids.size).toBe(10_000 + defaultVehicles.length);
  expect(keys.size).toBe(10_000 + defaultVehicles.length);
  expect(fleet.filter(({ device_key }) => !zDeviceKey.safeParse(device_key).success)).toEqual([]);
});

test('a vehicle of the fleet is the same however many are made', () => {
  expect(fleetVehicles(40)).toEqual(fleet.slice(0, 40));
});

test('about 3 % are paused, 2 % expired, 4 % offline, 1 % unreachable', () => {
  expect(
    between(
      count(({ device_state }) => device_state === 'paused'),
      250,
      350,
    ),
  ).toBe(true);
  expect(
    between(
      count(({ device_state, renews }) => device_state !== 'paused' && renews < 0),
      160,
      240,
    ),
  ).toBe(true);
  expect(
    between(
      count(({ traits }) => traits?.includes('offline')),
      350,
      450,
    ),
  ).toBe(true);
  expect(
    between(
      count(({ traits }) => traits?.includes('unreachable')),
      70,
      130,
    ),
  ).toBe(true);
});

test('[core 9] it has four groups, one of them with an apostrophe, and every product', () => {
  expect([...new Set(fleet.flatMap(({ groups = [] }) => groups))].toSorted()).toEqual([
    "Dana's picks",
    'North',
    'South',
    'West',
  ]);
  expect(new Set(fleet.map(({ product_name }) => product_name)).size).toBe(8);
  expect(new Set(fleet.map(({ hub }) => hub)).size).toBe(96);
});

test('its plans exist, and trackers alone have plans for tracking', () => {
  expect(fleet.filter(({ plan, tracking_only }) => plansById.get(plan)?.tracking_only !== tracking_only)).toEqual([]);
});
