import { expect, test } from 'vitest';
import { plansById } from '../../fixtures/catalog/plans.ts';
import { defaultVehicles } from '../../fixtures/vehicles/default.ts';
import { zDeviceKey, zVehicleUpdate } from '../../generated/contract/zod.gen.ts';
import { vehicleDetails } from '../world/vehicle-details.ts';
import { fleetSample, fleetVehicles } from './fleet.ts';
import { largeFleet } from './large-fleet.node.ts';

const names = await largeFleet();
const fleet = fleetVehicles(names);
const count = (holds: (seed: (typeof fleet)[number]) => unknown) => fleet.filter(holds).length;
const between = (value: number, low: number, high: number) => value >= low && value <= high;

test('has 10,000 vehicles with unique ids and device keys', () => {
  const ids = new Set([...fleet, ...defaultVehicles].map(({ vehicle_id }) => vehicle_id));
  const keys = new Set([...fleet, ...defaultVehicles].map(({ device_key }) => device_key));
  expect(ids.size).toBe(10_000 + defaultVehicles.length);
  expect(keys.size).toBe(10_000 + defaultVehicles.length);
  expect(fleet.filter(({ device_key }) => !zDeviceKey.safeParse(device_key).success)).toEqual([]);
});

test('uses the start of the fleet with plain names as the sample', () => {
  const plain = { vin: undefined, preferred_dealer: undefined };
  const sample = fleetSample();
  expect(sample).toHaveLength(40);
  expect(sample[0]?.vehicle_name).toMatch(/^\w+ 00001$/);
  expect(sample.map(({ vehicle_name: _name, license_plate: _plate, ...seed }) => seed)).toEqual(
    fleet.slice(0, 40).map(({ vehicle_name: _name, license_plate: _plate, ...seed }) => ({ ...seed, ...plain })),
  );
});

test('generates the same valid names, plates and VINs in every run', async () => {
  expect(await largeFleet()).toEqual(names);
  const shown = [0, 1, 2, 9_999].map((index) => fleet[index]);
  expect(shown.map((seed) => [seed?.vehicle_name, seed?.license_plate, seed?.vin, seed?.preferred_dealer])).toEqual([
    ['Van 00001 Aaliyah Bosco', 'LAO 4432', 'JP9GWW467EAF62650', 'Boehm, Shanahan and Moore'],
    ['Truck 00002 Heidi Pfannerstill', 'QHG 6515', 'J8D9NE5H7AFC99698', 'Bogisich, Steuber and Will'],
    ['Van 00003 Alejandra MacGyver', 'EUW 4805', 'C3MJB7DF19LV52242', 'Orn, Pfannerstill and Mayert'],
    ['Car 10000 Fae Gorczany', 'BYG 8703', 'KWSM78GX1PXN16430', 'Skiles Inc'],
  ]);
  expect(fleet.filter((seed) => !zVehicleUpdate.safeParse(vehicleDetails(seed)).success)).toEqual([]);
});

test('generates unique plates and VINs', () => {
  expect(new Set(names.plates).size).toBe(10_000);
  expect(new Set(names.vins).size).toBe(10_000);
});

test('has about 3 % paused, 2 % expired, 4 % offline and 1 % unreachable devices', () => {
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

test('[core 9] has every product and four groups, one with an apostrophe', () => {
  expect([...new Set(fleet.flatMap(({ groups = [] }) => groups))].toSorted()).toEqual([
    "Dana's picks",
    'North',
    'South',
    'West',
  ]);
  expect(new Set(fleet.map(({ product_name }) => product_name)).size).toBe(8);
  expect(new Set(fleet.map(({ hub }) => hub)).size).toBe(96);
});

test('uses existing plans, and tracking plans only for trackers', () => {
  expect(fleet.filter(({ plan, tracking_only }) => plansById.get(plan)?.tracking_only !== tracking_only)).toEqual([]);
});
