import { expect, test } from 'vitest';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { codesFound } from './codes.ts';

const misfire = { P0301: { tech_definition: 'Cylinder 1 misfire detected' } } as never;
const vehicle = aVehicle({ id: 7, vehicle_name: 'Van 07', dtc_codes: misfire });
vehicle.pricing_plan.dtc_events = true;
const silent = aVehicle({ id: 8, vehicle_name: 'Van 08', dtc_codes: misfire });
silent.pricing_plan.dtc_events = false;

test.each([
  ['p0301', ['P0301 Van 07']],
  ['Misfire van 07', ['P0301 Van 07']],
  ['misfire van 09', []],
  ['van 07', []],
  ['', []],
])('[core 2.8] “%s” finds %j', (query, codes) => {
  const found = codesFound(query, [vehicle, silent]);
  expect(found.map(({ code, vehicle }) => `${code} ${vehicle.vehicle_name}`)).toEqual(codes);
});
