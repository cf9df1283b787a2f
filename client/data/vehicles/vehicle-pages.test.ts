import { expect, test } from 'vitest';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { pagesOfVehicle } from './vehicle-pages.ts';

test('[commerce 2] pages about a vehicle open with that vehicle alone', () => {
  expect(pagesOfVehicle(aVehicle({ id: 1003 })).map(({ to }) => to)).toEqual([
    '/control-center/trips?vehicle_id=1003',
    '/control-center/logs#vehicle-1003',
    '/control-center/alerts?vehicle_id=1003',
    '/control-center/vehicle/settings/1003',
  ]);
});

test('[core 6] trips need a plan that records them, and a schedule needs a tracker', () => {
  const pricing_plan = { ...aVehicle().pricing_plan, trip_reporting: false };
  expect(pagesOfVehicle(aVehicle({ pricing_plan, product_name: 'ft-xt' })).map(({ name }) => name)).toEqual([
    'activity',
    'alerts',
    'settings',
    'schedule',
  ]);
});
