import { expect, test } from 'vitest';
import { isVehicleFound, wordsOf } from './search.ts';
import { aVehicle } from './vehicle.fixture.ts';

const outback = aVehicle({
  vehicle_name: 'Camion d’équipe',
  vehicle_make: 'Subaru',
  vehicle_model: 'Outback',
  vehicle_year: 2021,
  device_key: '3290014407',
  license_plate: 'B 24 817',
  vin: '1FTBR1C80PKA04217',
  custom_fields: { field_1: "['Équipes', \"Riley's\"]" },
});
const finds = (query: string) => isVehicleFound(outback, wordsOf(query));

test.each([
  ['equipe'],
  ['ÉQUIPE'],
  ["d'équipe"],
  ['outback subaru'],
  ['2021 outback'],
  ['3290014407'],
  ['0144'],
  ['24 817'],
  ['1ftbr1c80'],
  ['riley’s'],
  ['  camion   2021 '],
  [''],
])('[core 2.1] a vehicle is found by "%s"', (query) => {
  expect(finds(query)).toBe(true);
});

test.each([['outback ford'], ['zeppelin'], ['outbacksubaru']])('[core 2.1] and not by "%s"', (query) => {
  expect(finds(query)).toBe(false);
});

test('[core 3] the groups of a vehicle that somebody shares are not for its guests', () => {
  expect(isVehicleFound({ ...outback, isShared: true }, wordsOf('equipes'))).toBe(false);
});
