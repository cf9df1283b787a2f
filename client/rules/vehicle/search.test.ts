import { describe, expect, test } from 'vitest';
import { search, wordsOf } from './search.ts';
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
const finds = (vehicle: typeof outback, query: string) =>
  search([vehicle], wordsOf(query), (one) => one).map(({ parts }) => parts.map(({ part, text }) => `${part}: ${text}`));

test.each([
  ['equipe', []],
  ["d'équipe", []],
  ['ÉQUIPES', ['group: Équipes']],
  ['outback subaru', ['model: 2021 Subaru Outback']],
  ['3290014407', ['serial: 3290014407']],
  ['0144', ['serial: 3290014407']],
  ['24 817', ['plate: B 24 817']],
  ['1ftbr1c80', ['vin: 1FTBR1C80PKA04217']],
  ['riley’s', ["group: Riley's"]],
  ['  camion   2021 ', ['year: 2021 Subaru Outback']],
  ['', []],
])('[core 2.1] finds a vehicle by "%s" and names the matching part', (query, parts) => {
  expect(finds(outback, query)).toEqual([parts]);
});

test.each([['outback ford'], ['zeppelin'], ['outbacksubaru']])('[core 2.1] finds nothing by "%s"', (query) => {
  expect(finds(outback, query)).toEqual([]);
});

test("[core 3] does not find a shared vehicle by its owner's groups", () => {
  expect(finds({ ...outback, isShared: true }, 'equipes')).toEqual([]);
});

describe('[core 2.7] ranking', () => {
  const fleet = [
    aVehicle({ id: 1, vehicle_name: 'Van 07', license_plate: 'B 20 114' }),
    aVehicle({ id: 2, vehicle_name: 'Van 140' }),
    aVehicle({ id: 3, vehicle_name: 'Van 214' }),
    aVehicle({ id: 4, vehicle_name: 'Van 14' }),
    aVehicle({ id: 5, vehicle_name: 'Van 05', license_plate: '14 B' }),
  ];
  const ids = (query: string) => search(fleet, wordsOf(query), (one) => one).map(({ item }) => item.id);

  test('ranks whole names first, then word starts, other parts of names, and other fields', () => {
    expect(ids('van 14')).toEqual([4, 2, 3, 5]);
  });

  test('matches two digits only at the start of a part of a plate', () => {
    expect(ids('114')).toEqual([1]);
    expect(ids('14 van')).not.toContain(1);
  });

  test('matches two digits neither in a year nor in a longer model number', () => {
    const transit = { ...outback, vehicle_model: 'Transit 250' };
    expect([finds(transit, '20'), finds(transit, '25'), finds(transit, '250')]).toEqual([
      [],
      [],
      [['model: 2021 Subaru Transit 250']],
    ]);
    expect(finds({ ...outback, vehicle_model: 'Mazda 3' }, 'mazda 3')).toHaveLength(1);
  });
});
