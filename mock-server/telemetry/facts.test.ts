import { expect, test } from 'vitest';
import type { MaintenanceReminder } from '../../generated/contract/types.gen.ts';
import type { ReminderChange } from '../world/rows.ts';
import { codeOfFact, facts, KINDS, kindsWhere, secondOfFact } from './facts.ts';
import { metersAt } from './moment.ts';
import { profileOf } from './profile.ts';
import { changed, driving, streets, subject } from './test-bench.ts';
import { isoOf, startOfDay } from './time.ts';
import { baseOf } from './timetable.ts';
import type { Subject } from './types.ts';
import { METERS_A_MILE } from './units.ts';

const bases = streets.hubs.map(baseOf);
/** 16 November 2026, a Monday. */
const MONDAY = 20_773;

const reported = (who: Subject, day: number, kinds?: number): string[] =>
  facts(profileOf(who, bases), day, kinds).map(
    (fact) => `${isoOf(secondOfFact(fact)).slice(0, 19)} ${KINDS[codeOfFact(fact)]?.name}`,
  );
const names = (who: Subject, day: number): Set<string> => new Set(reported(who, day).map((line) => line.slice(20)));

test('[commerce 3] orders a drive: unlock, ignition, positions, ignition, lock', () => {
  const morning = reported(driving('commuter'), MONDAY).filter(
    (line) => line > '2026-11-16T12:30' && line < '2026-11-16T14',
  );
  expect(morning).toEqual([
    '2026-11-16T12:52:07 unlock',
    '2026-11-16T12:52:15 ignition-on',
    '2026-11-16T12:53:29 harsh-acceleration',
    '2026-11-16T12:54:15 location',
    '2026-11-16T12:56:15 location',
    '2026-11-16T12:58:15 location',
    '2026-11-16T13:00:15 location',
    '2026-11-16T13:00:17 ignition-off',
    '2026-11-16T13:00:29 lock',
  ]);
});

test('generates the same day for a device in any order of requests', () => {
  const tuesday = reported(subject(), MONDAY + 1);
  reported(subject(), MONDAY);
  expect(reported(subject(), MONDAY + 1)).toEqual(tuesday);
});

test('splits days at midnight for a device whose day starts at noon', () => {
  const who = driving('night_shift');
  const whole = [0, 1, 2].flatMap((day) => reported(who, MONDAY + day));
  expect(whole).toEqual([...whole].sort());
  expect(new Set(whole).size).toBe(whole.length);
  expect(reported(who, MONDAY + 1).every((line) => line >= '2026-11-17T06:00' && line < '2026-11-18T06:00')).toBe(true);
});

test('collects only the requested kinds', () => {
  const ignitions = kindsWhere(({ alert }) => alert === 'ignition');
  expect(new Set(reported(subject(), MONDAY, ignitions).map((line) => line.slice(20)))).toEqual(
    new Set(['ignition-on', 'ignition-off']),
  );
});

test.each([
  ['speeder', 'speeding'],
  ['idler', 'idling'],
  ['alarm', 'theft-alarm'],
  ['trouble_codes', 'dtc'],
  ['low_vehicle_battery', 'low-battery'],
  ['low_backup_battery', 'backup-low-battery'],
] as const)('a %s reports %s every Monday', (trait, name) => {
  expect(names(driving('delivery', trait), MONDAY)).toContain(name);
  expect(names(driving('delivery', trait), MONDAY + 7)).toContain(name);
});

test('[commerce 3] breaks the curfew of a night owl three nights a week', () => {
  const nights = (who: Subject) => [0, 1, 2, 3, 4, 5, 6].map((day) => names(who, MONDAY + day).has('curfew'));
  expect(nights(driving('commuter', 'night_owl'))).toEqual([false, false, true, false, false, true, true]);
  expect(nights(driving('commuter'))).not.toContain(true);
  // Their nights start on the previous day. Thursday's drive returns before five.
  expect(nights(driving('night_shift', 'night_owl'))).toEqual([true, false, false, true, true, false, true]);
});

test('has no ignition and locks for a towed vehicle', () => {
  const week = new Set([0, 1, 2, 3, 4, 5, 6].flatMap((day) => [...names(driving('trailer'), MONDAY + day)]));
  expect([...week].filter((name) => name !== 'towing')).toEqual(['location']);
});

test('reports a device in deep sleep once a day', () => {
  const who = changed(driving('trailer', 'low_backup_battery'), { power_save_mode: 2 });
  expect(reported(who, MONDAY)).toEqual(['2026-11-16T12:01:11 location', '2026-11-16T12:01:11 backup-low-battery']);
});

test('reports a parked device every six hours', () => {
  expect(reported(driving('parked'), MONDAY)).toEqual([
    '2026-11-16T06:01:11 location',
    '2026-11-16T12:01:11 location',
    '2026-11-16T18:01:11 location',
    '2026-11-17T00:01:11 location',
  ]);
});

const reminded = (reminder: MaintenanceReminder, more: Partial<ReminderChange> = {}): Subject =>
  subject({}, { reminder_changes: [{ at: 0, reminder, reset_mileage: 31_200, ...more }] });
const due_date = '2026-11-18T00:00:00Z';
const onDate = { enabled: true, type: 'maintenance_due_date', parameters: { due_date } } as const;
const everyMiles = (interval: number, driven?: number) =>
  ({
    enabled: true,
    type: 'maintenance_mileage_interval',
    parameters: { interval, ...(driven !== undefined && { driven }) },
  }) as const;

/** Days in two weeks from that Monday on which a vehicle reports that service is due. */
const serviceDays = (who: Subject, name = 'maintenance'): number[] =>
  Array.from({ length: 14 }, (_, day) => day).filter((day) => names(who, MONDAY + day).has(name));

test('[commerce 3] [core 9] reports due service on its day and every Monday after it', () => {
  expect(serviceDays(reminded(onDate), 'maintenance-date')).toEqual([2, 7]);
  expect(serviceDays(reminded(onDate))).toEqual([]);
  expect(serviceDays(reminded({ ...onDate, enabled: false }), 'maintenance-date')).toEqual([]);
  // Its day starts in the owner's time zone: at 4 a.m. of the previous day in Chicago.
  expect(serviceDays({ ...reminded(onDate), zone: 'Pacific/Kiritimati' }, 'maintenance-date')).toEqual([1, 7]);
});

test('[commerce 3] [core 9] reports due service at its miles for any vehicle', () => {
  const driven = (second: number): number => metersAt(profileOf(subject(), bases), second) / METERS_A_MILE;
  const start = driven(subject().device.installed_at / 1000);
  const wednesday = driven(startOfDay(MONDAY + 2)) - start;
  expect(serviceDays(reminded(everyMiles(wednesday + 1)))).toEqual([3, 7]);
  // A seeded reminder with miles driven at the world's epoch.
  const reset = { driven_by: startOfDay(MONDAY + 2) * 1000 };
  expect(serviceDays(reminded(everyMiles(5_000, 4_999), reset))).toEqual([3, 7]);
  expect(serviceDays(reminded(everyMiles(5_000, 4_000), reset))).toEqual([]);
});
