import { expect, test } from 'vitest';
import type { Vehicle } from '../../../api/model.ts';
import { concernsOf } from '../../../rules/vehicle/concerns.ts';
import { aVehicle } from '../../../rules/vehicle/vehicle.fixture.ts';
import { inOrder } from '../filters/list-order.ts';
import { choices, countByFacet, createListing, inFacets, matching, type Row, rowsOf } from './list-rows.ts';

const listed = createListing();
const NOW = Date.parse('2026-11-21T16:00:00Z');
let id = 0;
const named = (vehicle_name: string, groups: string | null, changes: Partial<Vehicle> = {}) => {
  id += 1;
  return aVehicle({ id, vehicle_name, custom_fields: { field_1: groups }, ...changes });
};
const report = (rest: object) => ({ last_known_state: { timestamp: '2026-11-21T15:59:00Z', ...rest } });
const fleet = listed(
  [
    named('Van 12', "['Vans']"),
    named('Van 2', "['Vans', 'North']", report({ speed: 30 })),
    named('Silverado', "['Trucks']", report({ panic_status: true })),
    named('Civic', null),
    named('Nina’s CR-V', "['Vans']", { isShared: true }),
    named('Old van', "['Vans']", { device_state: 'paused' }),
  ],
  NOW,
);
const show = (rows: readonly Row[]) =>
  rows.map((row) => (row.kind === 'section' ? `# ${row.key} ${row.count}` : row.listed.vehicle.vehicle_name));
const all = { text: '', groups: new Set<string>(), types: new Set<never>(), concerned: false };
const sorted = inOrder(fleet, 'name');

test('lists attention first, groups by name, then other and shared vehicles', () => {
  expect(show(rowsOf(sorted, new Set()))).toEqual([
    '# attention 1',
    'Silverado',
    '# group North 1',
    'Van 2',
    '# group Vans 3',
    'Old van',
    'Van 2',
    'Van 12',
    '# rest 1',
    'Civic',
    '# shared 1',
    'Nina’s CR-V',
  ]);
});

test('a closed section keeps its heading and count', () => {
  expect(show(rowsOf(sorted, new Set(['group Vans', 'attention'])))).toEqual([
    '# attention 1',
    '# group North 1',
    'Van 2',
    '# group Vans 3',
    '# rest 1',
    'Civic',
    '# shared 1',
    'Nina’s CR-V',
  ]);
});

test('rows have unique keys, even if a vehicle is listed twice', () => {
  const keys = rowsOf(fleet, new Set()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('without sections, each vehicle is listed once in order', () => {
  expect(show(rowsOf(sorted, new Set(), false))).toEqual([
    'Civic',
    'Nina’s CR-V',
    'Old van',
    'Silverado',
    'Van 2',
    'Van 12',
  ]);
});

const names = (vehicles: readonly { vehicle: Vehicle }[]) => vehicles.map(({ vehicle }) => vehicle.vehicle_name);

test('[core 2.1] ranks matches by name above other matches', () => {
  const plated = listed(
    [named('Box truck', null, { license_plate: '2 VAN' }), ...fleet.map((one) => one.vehicle)],
    NOW,
  );
  const found = matching(plated, { ...all, text: 'van 2' });
  expect(found.map(({ vehicle, matched }) => [vehicle.vehicle_name, matched])).toEqual([
    ['Van 2', []],
    ['Van 12', []],
    ['Box truck', [{ part: 'plate', text: '2 VAN' }]],
  ]);
});

test('search finds names, makes, models and groups', () => {
  expect(names(matching(fleet, { ...all, text: ' NORTH ' }))).toEqual(['Van 2']);
  expect(matching(fleet, { ...all, text: 'transit' })).toHaveLength(6);
  expect(matching(fleet, { ...all, text: 'zeppelin' })).toEqual([]);
});

test('filters by groups, types and states are combined', () => {
  expect(names(matching(fleet, { ...all, groups: new Set(['North', 'Trucks']) }))).toEqual(['Van 2', 'Silverado']);
  const trailer = listed(
    [named('Trailer', null, { product_name: 'ft-xt' }), named('New', null, { product_name: 'z' })],
    NOW,
  );
  expect(names(matching([...fleet, ...trailer], { ...all, types: new Set(['tracker', 'other']) }))).toEqual([
    'Trailer',
    'New',
  ]);
  expect(names(inFacets(matching(fleet, { ...all, text: 'van' }), new Set(['paused'])))).toEqual(['Old van']);
});

test('offers only groups and types that exist', () => {
  expect(choices(fleet)).toEqual({ groups: ['North', 'Trucks', 'Vans'], types: ['module'] });
});

test('the five facets count every vehicle once', () => {
  expect(countByFacet(fleet)).toEqual({ moving: 1, parked: 3, alarm: 1, offline: 0, paused: 1 });
});

test('[commerce 2] sorts by name, state, last report and mileage, unknown values last', () => {
  const some = listed(
    [
      named('Van 12', null, report({ mileage: 100 })),
      named('Van 2', null, { last_known_state: { timestamp: '2026-11-21T15:59:30Z', speed: 3, mileage: 90 } }),
      named('Silent', null, { last_known_state: null }),
      named('Alarm', null, report({ panic_status: true, mileage: 250 })),
    ],
    NOW,
  );
  expect(names(inOrder(some, 'name'))).toEqual(['Alarm', 'Silent', 'Van 2', 'Van 12']);
  expect(names(inOrder(some, 'state'))).toEqual(['Alarm', 'Van 2', 'Van 12', 'Silent']);
  expect(names(inOrder(some, 'reported'))).toEqual(['Van 2', 'Alarm', 'Van 12', 'Silent']);
  expect(names(inOrder(some, 'mileage'))).toEqual(['Alarm', 'Van 12', 'Van 2', 'Silent']);
});

test('a changed name updates the order', () => {
  const [first, second] = [named('A', null), named('B', null)];
  expect(names(inOrder(listed([first, second], NOW), 'name'))).toEqual(['A', 'B']);
  expect(names(inOrder(listed([{ ...first, vehicle_name: 'C' }, second], NOW), 'name'))).toEqual(['B', 'C']);
});

test('a filter by one group lists a vehicle once, even if it has several groups', () => {
  const north = matching(sorted, { ...all, groups: new Set(['North']) });
  expect(show(rowsOf(north, new Set()))).toEqual(['# group North 1', 'Van 2']);
  const both = matching(sorted, { ...all, groups: new Set(['North', 'Trucks']) });
  expect(show(rowsOf(both, new Set()))).toEqual(['# attention 1', 'Silverado', '# group North 1', 'Van 2']);
});

const neglected = listed(
  [
    named('Silent', null, { last_known_state: null }),
    named('Due', "['Vans']", { service_due: true }),
    named('Flat 10', null, report({ main_battery_voltage: 11.2 })),
    named('Fine', null),
    named('Flat 9', null, report({ main_battery_voltage: 11.4 })),
    named('Alarm', null, report({ panic_status: true })),
    named('Paused', null, { device_state: 'paused', service_due: true }),
  ],
  NOW,
);

test('sorts the attention section by urgency, alarms first, then in list order', () => {
  expect(show(rowsOf(inOrder(neglected, 'name'), new Set(['rest'])))).toEqual([
    '# attention 5',
    'Alarm',
    'Flat 9',
    'Flat 10',
    'Due',
    'Silent',
    '# rest 2',
  ]);
});

test("the filter by attention matches the dashboard's count", () => {
  const found = matching(neglected, { ...all, concerned: true });
  expect(names(found)).toEqual(['Silent', 'Due', 'Flat 10', 'Flat 9', 'Alarm']);
  const counted = concernsOf(
    neglected.map(({ vehicle }) => vehicle),
    NOW,
  );
  expect(counted).toHaveLength(found.length);
});

test('[core 2.1] a reading of one vehicle derives that vehicle alone, and an unchanged fleet is the same list', () => {
  const list = createListing();
  const vehicles = [1, 2, 3].map((id) => aVehicle({ id, ...report({}) }));
  const first = list(vehicles, NOW);
  expect(list([...vehicles], NOW, new Map())).toBe(first);
  const read = list(vehicles, NOW, new Map([[2, { fuel_percent: { value: 4 } }]]));
  expect(read.map((one, index) => one === first[index])).toEqual([true, false, true]);
  const later = list(vehicles, NOW + 60_000);
  expect(later.some((one, index) => one === first[index])).toBe(false);
});
