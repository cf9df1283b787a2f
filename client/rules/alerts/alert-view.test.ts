import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { alertDates, alertQuery, alertVehicles, readAlertView } from './alert-view.ts';

const NOW = Date.parse('2026-11-21T16:41:00Z');
const read = (query: string) => readAlertView(new URLSearchParams(query));

test.each([
  ['', { types: [], group: null, vehicles: [], range: { days: 7 } }],
  ['a=theft_alarm', { types: ['theft_alarm'], group: null, vehicles: [], range: { days: 7 } }],
  ['a=unknown&vehicle_id=x&vehicle_id=-1&days=8', { types: [], group: null, vehicles: [], range: { days: 7 } }],
  [
    'alert_type=curfew&alert_type=power_up_%26_gps_locked&vehicle_id=1001&vehicle_id=1002&days=30',
    { types: ['curfew', 'power_up_&_gps_locked'], group: null, vehicles: [1001, 1002], range: { days: 30 } },
  ],
  [
    'from=2026-03-08&to=2026-03-08',
    { types: [], group: null, vehicles: [], range: { first: '2026-03-08', last: '2026-03-08' } },
  ],
  ['alert_type=curfew&alert_type=all', { types: ['all'], group: null, vehicles: [], range: { days: 7 } }],
  ['alert_type=all&alert_type=curfew', { types: ['curfew'], group: null, vehicles: [], range: { days: 7 } }],
  ['from=2026-03-09&to=2026-03-08', { types: [], group: null, vehicles: [], range: { days: 7 } }],
  ['group=Trucks&vehicle_id=3', { types: [], group: 'Trucks', vehicles: [3], range: { days: 7 } }],
])('[core 2.2] reads alerts from the address %s', (query, view) => {
  expect(read(query)).toEqual(view);
});

test.each([
  '',
  'a=theft_alarm',
  'alert_type=curfew&alert_type=power_up_%26_gps_locked&vehicle_id=1001&vehicle_id=1002&days=30',
  'alert_type=all',
  'from=2026-03-08&to=2026-03-08',
  'group=Trucks+%26+vans&vehicle_id=3',
])('[core 2.2] keeps the address %s', (query) => {
  expect(alertQuery(read(query)).toString()).toBe(query);
});

test.each([
  ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z', '2026-03-09T02:29:59.000Z'],
  ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00.000Z', '2026-11-02T05:59:59.000Z'],
  ['Australia/Eucla', '2026-11-20', '2026-11-19T15:15:00.000Z', '2026-11-20T15:14:59.000Z'],
])('[commerce 9] covers the whole day in %s, %s', (zone, day, from_date, to_date) => {
  expect(alertDates({ first: day, last: day }, NOW, zone)).toEqual({ from_date, to_date });
});

test.each([
  ['', null],
  ['vehicle_id=3', [3]],
  ['group=Trucks', [1, 2]],
  ['group=Trucks&vehicle_id=2&vehicle_id=3', [2]],
  ['group=Gone', []],
])('[core 3] shows alerts of these vehicles: %s', (query, ids) => {
  const vehicle = (id: number, groups: string, isShared = false) =>
    ({ id, isShared, custom_fields: { field_1: groups } }) as Vehicle;
  const fleet = [vehicle(1, "['Trucks', 'Vans']"), vehicle(2, "['Trucks']"), vehicle(3, '[]')];
  expect(alertVehicles(read(query), [...fleet, vehicle(4, "['Trucks']", true)])).toEqual(ids);
});

test.each([
  ['vehicle_id=0&vehicle_id=1.5&vehicle_id=7&vehicle_id=7', { vehicles: [7] }],
  ['alert_type=curfew&a=curfew', { types: ['curfew'] }],
  ['group=', { group: null }],
])('[core 2.2] leaves out what is no alert view of %s', (query, view) => {
  expect(read(query)).toMatchObject(view);
});

test('[core 2.2] an alarm beside another type is written like it', () => {
  expect(String(alertQuery(read('a=theft_alarm&alert_type=curfew')))).toBe('alert_type=theft_alarm&alert_type=curfew');
  expect(String(alertQuery(read('alert_type=curfew')))).toBe('alert_type=curfew');
});
