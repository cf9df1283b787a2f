import { expect, test } from 'vitest';
import type { AccessLevel } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { pagesOfVehicle } from './vehicle-pages.ts';

test('[commerce 2] pages about a vehicle open with that vehicle alone', () => {
  expect(pagesOfVehicle(aVehicle({ id: 1003 })).map(({ to }) => to)).toEqual([
    '/control-center/trips?vehicle_id=1003',
    '/control-center/logs#vehicle-1003',
    '/control-center/alerts?vehicle_id=1003',
    '/control-center/alerts?view=rules&vehicle_id=1003',
    '/reports?vehicle_id=1003',
    '/control-center/vehicle/settings/1003',
  ]);
});

const guest = (access_level: AccessLevel) => ({ isShared: true, access_level });
const WITHOUT_TRIPS = { pricing_plan: { ...aVehicle().pricing_plan, trip_reporting: false } };

test.each([
  ['an owner', {}, 'trips activity alerts rules reports settings'],
  ['an owner with a tracker', { product_name: 'ft-xt' }, 'trips activity alerts rules reports settings schedule'],
  ['an owner without trips in the plan', WITHOUT_TRIPS, 'activity alerts rules reports settings'],
  ['an owner without a device', { device_key: '' }, 'trips activity alerts rules settings'],
  ['a guest with full access', guest('Full Access'), 'trips activity alerts rules reports settings'],
  ['a guest with partial access', guest('Partial Access'), 'trips activity alerts reports settings'],
  ['a guest who only reads', guest('Read Only'), 'trips activity alerts reports settings'],
] as const)('[core 6] pages about a vehicle for %s', (_whom, changes, expected) => {
  expect(pagesOfVehicle(aVehicle(changes)).map(({ name }) => name)).toEqual(expected.split(' '));
});
