import { expect, test } from 'vitest';
import type { AlertEvent, Vehicle } from '../../api/model.ts';
import { ALERT_COLUMNS, alertRow } from './export-rows.ts';

const EVENT: AlertEvent = {
  id: '1001-speeding',
  alert_type: 'speed_limit',
  timestamp: '2026-11-21T16:23:20Z',
  vehicle_id: 1001,
  vehicle_name: 'Van 12',
  device_key: 'GG-20417-A7',
  speed: 78.004,
  speed_limit: 55,
  mileage: 48_201.2,
  latitude: 41.86911,
  longitude: -87.64533,
  begins_at: '2026-11-21T16:23:20Z',
  ends_at: '2026-11-21T16:24:05Z',
};
const vehicle = (location_services: boolean) =>
  ({ vehicle_name: 'Van 12', pricing_plan: { location_services } }) as Vehicle;
const rowOf = (event: AlertEvent, known: Vehicle | undefined = vehicle(true)) => {
  const cells = alertRow(event, {
    timeZone: 'America/Chicago',
    units: 'imperial',
    nameOf: ({ alert_type }) => alert_type,
    vehicleOf: () => known,
  });
  return Object.fromEntries(ALERT_COLUMNS.map((column, index) => [column, cells[index]]));
};

test('[commerce 3] exports all fields of an alert, in the time zone of the user', () => {
  expect(rowOf(EVENT)).toEqual({
    time: '2026-11-21T10:23:20-06:00',
    alert: 'speed_limit',
    vehicle: 'Van 12',
    serial: 'GG-20417-A7',
    codes: null,
    ended: '2026-11-21T10:24:05-06:00',
    seconds: 45,
    speed: 78,
    limit: 55,
    mileage: 48_201.2,
    latitude: 41.86911,
    longitude: -87.64533,
  });
});

test('[commerce 3] exports an alert of documented fields alone, with the name of its vehicle', () => {
  const row = rowOf({ id: '1', alert_type: 'curfew', vehicle_id: 1001 });
  expect(Object.entries(row).filter(([, cell]) => cell !== null)).toEqual([
    ['alert', 'curfew'],
    ['vehicle', 'Van 12'],
  ]);
});

test('[commerce 6] exports no place of a plan without location', () => {
  expect(rowOf(EVENT, vehicle(false))).toMatchObject({ latitude: null, longitude: null });
});

test('[commerce 3] names the columns of the file in their order', () => {
  expect(ALERT_COLUMNS.join(' ')).toBe(
    'time alert vehicle serial codes ended seconds speed limit mileage latitude longitude',
  );
});

test('[commerce 3] exports codes, metric units, and the number of a vehicle that is not known', () => {
  const event = { ...EVENT, vehicle_name: undefined, dtc_codes: ['P0420', 'P0128'], speed: 100, mileage: 100 };
  const cells = alertRow(event, {
    timeZone: 'UTC',
    units: 'metric',
    nameOf: () => 'Speeding',
    vehicleOf: (id) => (id === 1001 ? undefined : vehicle(true)),
  });
  expect(cells.slice(0, 10)).toEqual([
    '2026-11-21T16:23:20+00:00',
    'Speeding',
    '1001',
    'GG-20417-A7',
    'P0420, P0128',
    '2026-11-21T16:24:05+00:00',
    45,
    160.93,
    88.51,
    160.93,
  ]);
});

test('[commerce 3] an alert that has not ended has no duration, nor one without a beginning', () => {
  expect(rowOf({ ...EVENT, ends_at: null })).toMatchObject({ ended: null, seconds: null });
  const { begins_at: _began, ...unbegun } = EVENT;
  expect(rowOf(unbegun)).toMatchObject({ ended: '2026-11-21T10:24:05-06:00', seconds: null });
});
