import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle.fixture.ts';
import { countByFacet, listed, matching, type Row, rowsOf } from './list-rows.ts';

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
const all = { text: '', facets: new Set<never>() };

test('attention first, groups by name, then the rest and what others share', () => {
  expect(show(rowsOf(fleet, new Set()))).toEqual([
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

test('a closed section keeps its head and count', () => {
  expect(show(rowsOf(fleet, new Set(['group Vans', 'attention'])))).toEqual([
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

test('rows have keys of their own, even where a vehicle stands twice', () => {
  const keys = rowsOf(fleet, new Set()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('search finds names, makes, models and groups; states filter', () => {
  const names = (filter: Parameters<typeof matching>[1]) =>
    matching(fleet, filter).map(({ vehicle }) => vehicle.vehicle_name);
  expect(names({ ...all, text: ' NORTH ' })).toEqual(['Van 2']);
  expect(names({ ...all, text: 'transit' })).toHaveLength(6);
  expect(names({ text: 'van', facets: new Set(['paused']) })).toEqual(['Old van']);
  expect(names({ ...all, text: 'zeppelin' })).toEqual([]);
});

test('the five facets count every vehicle once', () => {
  expect(countByFacet(fleet)).toEqual({ moving: 1, parked: 3, alarm: 1, offline: 0, paused: 1 });
});
