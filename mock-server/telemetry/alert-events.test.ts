import { expect, test } from 'vitest';
import type { AlertRuleRow } from '../world/rows.ts';
import { USUAL_NOTICES } from '../world/seeded-rules.ts';
import { createTelemetry } from './telemetry.ts';
import { at, changed, DAY, driving, HOUR, MINUTE, NOW, smallFleet, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);
const MONTH = { from: NOW - 30 * DAY, to: NOW, now: NOW };
const fleet = smallFleet();
const all = (subjects: readonly Subject[], query = {}) =>
  telemetry.alertEvents(subjects, { ...MONTH, limit: 100_000, offset: 0, ...query }).rows;

test('[commerce 3] reports type, time, place and speed of an alert', () => {
  const [row] = all([driving('delivery', 'speeder')], { types: ['speed_limit'] });
  expect(row).toEqual({
    id: 'GG-20417-A7-1795274238-speeding',
    alert_type: 'speed_limit',
    timestamp: '2026-11-21T15:17:18.000Z',
    vehicle_id: 1001,
    vehicle_name: 'Van 12',
    device_key: 'GG-20417-A7',
    speed: 47,
    begins_at: '2026-11-21T15:17:14.000Z',
    ends_at: '2026-11-21T15:17:58.000Z',
    trip_id: 'GG-20417-A7-1795273829',
    mileage: 33_389.8,
    latitude: 41.86867,
    longitude: -87.7,
    message: '47 mph on a 30 mph road',
    speed_limit: 30,
  });
});

test.each([
  ['idler', 'engine_idle', 'Idling for 5 minutes'],
  ['low_vehicle_battery', 'low_battery', 'Vehicle battery at 11.5 V'],
  ['low_backup_battery', 'backup_low_battery', 'Backup battery at 13 %'],
  ['alarm', 'theft_alarm', 'Alarm triggered'],
  ['night_owl', 'curfew', 'Driving between 10 PM and 5 AM'],
] as const)('[commerce 3] %s raises %s', (trait, type, message) => {
  const [row] = all([driving('delivery', trait)], { types: [type] });
  expect(row).toMatchObject({ alert_type: type, message, vehicle_id: 1001, device_key: 'GG-20417-A7' });
});

test('[commerce 3] reports a trouble code while it is present', () => {
  const who = driving('delivery', 'trouble_codes');
  const message = (codes: string[]) => all([changed(who, { trouble_codes: codes })], { types: ['dtc'] })[0]?.message;
  expect(message(['P0301', 'P0420'])).toBe('Trouble code P0301');
  expect(message([])).toBe('Trouble code');
});

test('[commerce 3] names the trouble codes and the exceeded limit of an alert', () => {
  const who = driving('delivery', 'trouble_codes', 'speeder');
  const codes = changed(who, { trouble_codes: ['P0301', 'P0420'] });
  expect(all([codes], { types: ['dtc'] })[0]).toMatchObject({ dtc_codes: ['P0301', 'P0420'] });
  const own = (threshold: number, unit: 'mph' | 'kmh') => {
    const version = { from: 0, is_enabled: true, parameters: { threshold, unit }, ...USUAL_NOTICES };
    const alert_rules: AlertRuleRow[] = [{ number: 1, alert_type: 'speed_limit', versions: [version] }];
    return all([{ ...who, vehicle: { ...who.vehicle, alert_rules } }], { types: ['speed_limit'] })[0]?.speed_limit;
  };
  expect(own(40, 'mph')).toBe(40);
  expect(own(64, 'kmh')).toBe(39.77);
  expect(own(120, 'mph')).toBeUndefined();
  expect(all([who], { types: ['ignition'] })[0]).not.toHaveProperty('speed_limit');
});

test('raises speeding above the limit, and harsh events only while moving', () => {
  const rows = all(fleet, { types: ['speed_limit'] });
  expect(rows.length).toBeGreaterThan(100);
  for (const { speed = 0, message } of rows) {
    const [, shown, limit] = /^(\d+) mph on a (\d+) mph road$/.exec(message ?? '') ?? [];
    expect(Number(shown)).toBe(speed);
    expect(speed).toBeGreaterThan(Number(limit));
    expect(speed).toBeLessThanOrEqual(90);
  }
  for (const { speed = 0 } of all(fleet, { types: ['accelerometer_event'] })) expect(speed).toBeGreaterThan(0);
});

test('returns every event once in its pages, newest first', () => {
  const rows = all(fleet);
  const { count } = telemetry.alertEvents(fleet, { ...MONTH, limit: 0, offset: 0 });
  expect(count).toBe(rows.length);
  const pages = Array.from(
    { length: Math.ceil(count / 100) },
    (_, i) => telemetry.alertEvents(fleet, { ...MONTH, limit: 100, offset: i * 100 }).rows,
  );
  expect(pages.flat()).toEqual(rows);
  const times = rows.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
});

test('returns only filtered types', () => {
  const rows = all(fleet);
  const some = all(fleet.slice(3, 9), { types: ['speed_limit', 'theft_alarm'] });
  const ids = new Set(fleet.slice(3, 9).map(({ vehicle }) => vehicle.id));
  expect(some).toEqual(
    rows.filter(
      ({ vehicle_id, alert_type }) => ids.has(vehicle_id) && ['speed_limit', 'theft_alarm'].includes(alert_type),
    ),
  );
  expect(some.length).toBeGreaterThan(10);
  expect(all(fleet, { types: ['car_call'] })).toEqual([]);
  expect(all(fleet, { types: [] })).toEqual([]);
});

test('[places 7] returns all types without a choice, and says which event of a type it is', () => {
  const chosen = all(fleet, { types: ['ignition', 'accelerometer_event'] });
  expect(all(fleet).filter(({ alert_type }) => ['ignition', 'accelerometer_event'].includes(alert_type))).toEqual(
    chosen,
  );
  expect(new Set(chosen.map(({ kind, message }) => `${kind}: ${message}`))).toEqual(
    new Set([
      'ignition_on: Ignition on',
      'ignition_off: Ignition off',
      'harsh_acceleration: Harsh acceleration',
      'harsh_braking: Harsh braking',
    ]),
  );
});

test('includes both ends of a range, so that adjacent ranges add up', () => {
  const [row] = all(fleet, { types: ['engine_idle'] });
  const instant = at(row?.timestamp ?? '');
  const near = (from: number, to: number) => all(fleet, { types: ['engine_idle'], from, to }).map(({ id }) => id);
  expect(near(instant, instant)).toEqual([row?.id]);
  expect(near(instant + 1, instant + 1_000)).toEqual([]);
  const cuts = [0, 11, 250, 300, 720].map((hours) => NOW - 30 * DAY + hours * HOUR);
  const parts = cuts.slice(1).map((to, i) => all(fleet, { from: (cuts[i] ?? 0) + (i > 0 ? 1 : 0), to }));
  expect(parts.reverse().flat()).toEqual(all(fleet));
});

test('returns past events unchanged as time passes', () => {
  const who = [...fleet, subject({ id: 'GG-1', traits: ['unreachable', 'speeder'] })];
  const range = { from: NOW - 3 * DAY, to: NOW + 2 * DAY };
  let before: string[] = [];
  for (let now = NOW; now < NOW + 2 * DAY; now += 97 * MINUTE) {
    const rows = all(who, { ...range, now }).map(({ ends_at: _known, ...row }) => JSON.stringify(row));
    const known = new Set(rows);
    expect(before.filter((row) => !known.has(row))).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(before.length);
    before = rows;
  }
});

test("reports nothing before a device's installation and after its end", () => {
  const from = NOW - 9 * DAY;
  const to = NOW - 4 * DAY;
  const rows = all([subject({ traits: ['speeder'], installed_at: from, plan_renewal_date: to })]);
  const times = rows.map(({ timestamp }) => at(timestamp));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...times)).toBeLessThanOrEqual(to);
  expect(rows.length).toBeGreaterThan(10);
});

test('keeps past events when a command is sent', () => {
  const who = driving('delivery', 'speeder', 'alarm');
  const after = changed(who, { armed: { value: false, at: NOW }, panic: { value: true, at: NOW }, located_at: NOW });
  expect(all([after])).toEqual(all([who]));
});

test('keeps events for thirteen months', () => {
  const who = subject({ traits: ['speeder'], installed_at: NOW - 900 * DAY });
  const oldest = all([who], { from: 0 }).at(-1);
  expect(NOW - at(oldest?.timestamp ?? '')).toBeLessThanOrEqual(401 * DAY);
  expect(NOW - at(oldest?.timestamp ?? '')).toBeGreaterThan(390 * DAY);
});
