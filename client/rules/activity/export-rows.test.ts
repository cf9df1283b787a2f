import { expect, test } from 'vitest';
import type { LogEntry } from '../../api/model.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { exportRow } from './export-rows.ts';

test.each([
  ['America/Chicago', '2026-11-21T16:41:00Z', '2026-11-21T10:41:00-06:00'],
  ['America/St_Johns', '2026-07-01T00:30:00Z', '2026-06-30T22:00:00-02:30'],
  ['America/St_Johns', '2026-12-01T01:30:00Z', '2026-11-30T22:00:00-03:30'],
  ['Australia/Eucla', '2026-11-21T16:41:00Z', '2026-11-22T01:26:00+08:45'],
  ['Australia/Lord_Howe', '2026-11-21T16:41:00Z', '2026-11-22T03:41:00+11:00'],
  ['Mars/Olympus', '2026-11-21T16:41:00Z', '2026-11-21T16:41:00+00:00'],
])('[commerce 1] writes times of %s with their offset', (zone, at, expected) => {
  expect(zonedTime(Date.parse(at), zone)).toBe(expected);
});

const entry: LogEntry = {
  id: '1',
  timestamp: '2026-11-21T16:41:07Z',
  action: 'lock',
  originator: 'Riley',
  success: false,
  vehicle_id: 1001,
  vehicle_name: 'Van 12',
  device_key: 'GG-20417-A7',
  speed: 0,
  mileage: 100,
  main_battery_voltage: 12.6,
  backup_battery_percentage: null,
  temperature: 41,
  latitude: 41.88678,
  longitude: -87.65221,
};
const rowOf = (one: LogEntry, units: 'imperial' | 'metric', location_services: boolean) =>
  exportRow(one, {
    timeZone: 'America/Chicago',
    units,
    nameOf: ({ action, success }) => `${action} ${success}`,
    results: { done: 'Done', failed: 'Failed' },
    vehicleOf: () => ({ pricing_plan: { location_services }, vehicle_name: 'Van 12, renamed' }) as never,
  });

test('[commerce 3] exports all fields of an entry', () => {
  const name = ['2026-11-21T10:41:07-06:00', 'lock true', 'Failed', 'Riley', 'Van 12', 'GG-20417-A7'];
  expect(rowOf(entry, 'imperial', true)).toEqual([...name, null, 0, null, 100, 12.6, null, 41, 41.88678, -87.65221]);
  expect(rowOf(entry, 'metric', true)).toEqual([...name, null, 0, null, 160.93, 12.6, null, 5, 41.88678, -87.65221]);
});

test('[commerce 3] exports trouble codes, and the limit that was exceeded', () => {
  const about = { ...entry, dtc_codes: ['P0301', 'P0420'], speed: 47, speed_limit: 30 };
  expect(rowOf(about, 'imperial', true).slice(6, 9)).toEqual(['P0301, P0420', 47, 30]);
  expect(rowOf(about, 'metric', true).slice(6, 9)).toEqual(['P0301, P0420', 75.64, 48.28]);
});

test('[commerce 6] exports no place of a plan without location', () => {
  expect(rowOf(entry, 'imperial', false).slice(-2)).toEqual([null, null]);
});

test('[commerce 1] names a vehicle that its entry does not name, and one without access by its id', () => {
  const { vehicle_name: _name, ...unnamed } = entry;
  const nameIn = (one: LogEntry, known: object | undefined) =>
    exportRow(one, {
      timeZone: 'America/Chicago',
      units: 'imperial',
      nameOf: () => '',
      results: { done: 'Done', failed: 'Failed' },
      vehicleOf: () => known as never,
    })[4];
  const known = { vehicle_name: 'Van 12 (new)', pricing_plan: { location_services: true } };
  expect(nameIn(entry, known)).toBe('Van 12');
  expect(nameIn(unnamed, known)).toBe('Van 12 (new)');
  expect(nameIn(unnamed, undefined)).toBe('1001');
});
