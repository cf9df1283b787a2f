import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { accessOf } from './access.ts';

const withPlan = (location_services: boolean, trip_reporting: boolean) => {
  const vehicle = aVehicle();
  return { ...vehicle, pricing_plan: { ...vehicle.pricing_plan, location_services, trip_reporting } };
};

test('[core 6] one plan with a feature gives access to it', () => {
  expect(accessOf([withPlan(false, false), withPlan(true, false)])).toEqual({ location: true, trips: false });
  expect(accessOf([])).toEqual({ location: false, trips: false });
});
