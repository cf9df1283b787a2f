import { expect, test } from 'vitest';
import { wordsOf } from '../../rules/vehicle/search.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { codesFound, indexCodes } from './codes.ts';

const misfire = {
  P0301: { tech_definition: 'Cylinder 1 misfire detected', urgency_desc: 'Moderate. Have it checked.' },
} as never;
const vehicle = aVehicle({ id: 7, vehicle_name: 'Van 07', dtc_codes: misfire });
vehicle.pricing_plan.dtc_events = true;
const silent = aVehicle({ id: 8, vehicle_name: 'Van 08', dtc_codes: misfire });
silent.pricing_plan.dtc_events = false;
const index = indexCodes([vehicle, silent], () => 'Ratés d’allumage, cylindre 1');

test.each([
  ['p0301', ['P0301 Van 07']],
  ['Misfire van 07', ['P0301 Van 07']],
  ['rates d’allumage', ['P0301 Van 07']],
  ['misfire van 09', []],
  ['van 07', []],
  ['', []],
])('[core 2.8] “%s” finds %j', (query, codes) => {
  const found = codesFound(wordsOf(query), index);
  expect(found.map(({ code, vehicle }) => `${code} ${vehicle.vehicle_name}`)).toEqual(codes);
});

test('[core 2.8] answers with the meaning in the language of the user, and the urgency', () => {
  expect(codesFound(['p0301'], index)).toMatchObject([{ meaning: 'Ratés d’allumage, cylindre 1', level: 'moderate' }]);
});
