import { expect, test } from 'vitest';
import { codeOfFact, facts, KINDS, kindsWhere, secondOfFact } from './facts.ts';
import { profileOf } from './profile.ts';
import { changed, driving, streets, subject } from './test-bench.ts';
import { isoOf } from './time.ts';
import { baseOf } from './timetable.ts';
import type { Subject } from './types.ts';

const bases = streets.hubs.map(baseOf);
/** 16 November 2026, a Monday. */
const MONDAY = 20_773;

const told = (who: Subject, day: number, kinds?: number): string[] =>
  facts(profileOf(who, bases), day, kinds).map(
    (fact) => `${isoOf(secondOfFact(fact)).slice(0, 19)} ${KINDS[codeOfFact(fact)]?.name}`,
  );
const names = (who: Subject, day: number): Set<string> => new Set(told(who, day).map((line) => line.slice(20)));

test('[commerce 3] a drive is unlocking, ignition, positions, ignition and locking', () => {
  const morning = told(driving('commuter'), MONDAY).filter(
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

test('the same device has the same day, whoever asks first', () => {
  const tuesday = told(subject(), MONDAY + 1);
  told(subject(), MONDAY);
  expect(told(subject(), MONDAY + 1)).toEqual(tuesday);
});

test('the days of a device whose day begins at noon are cut at midnight', () => {
  const who = driving('night_shift');
  const whole = [0, 1, 2].flatMap((day) => told(who, MONDAY + day));
  expect(whole).toEqual([...whole].sort());
  expect(new Set(whole).size).toBe(whole.length);
  expect(told(who, MONDAY + 1).every((line) => line >= '2026-11-17T06:00' && line < '2026-11-18T06:00')).toBe(true);
});

test('only the kinds that are asked for are collected', () => {
  const ignitions = kindsWhere(({ alert }) => alert === 'ignition');
  expect(new Set(told(subject(), MONDAY, ignitions).map((line) => line.slice(20)))).toEqual(
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
  ['service_due', 'maintenance'],
] as const)('a %s tells of %s every Monday', (trait, name) => {
  expect(names(driving('delivery', trait), MONDAY)).toContain(name);
  expect(names(driving('delivery', trait), MONDAY + 7)).toContain(name);
});

test('[commerce 3] a night owl breaks its curfew on three nights of the week', () => {
  const nights = (who: Subject) => [0, 1, 2, 3, 4, 5, 6].map((day) => names(who, MONDAY + day).has('curfew'));
  expect(nights(driving('commuter', 'night_owl'))).toEqual([false, false, true, false, false, true, true]);
  expect(nights(driving('commuter'))).not.toContain(true);
  // Their nights begin the day before; from Thursday's work this one comes home before five.
  expect(nights(driving('night_shift', 'night_owl'))).toEqual([true, false, false, true, true, false, true]);
});

test('what is towed has neither ignition nor locks', () => {
  const week = new Set([0, 1, 2, 3, 4, 5, 6].flatMap((day) => [...names(driving('trailer'), MONDAY + day)]));
  expect([...week].filter((name) => name !== 'towing')).toEqual(['location']);
});

test('a device in deep sleep reports once a day', () => {
  const who = changed(driving('trailer', 'low_backup_battery'), { power_save_mode: 2 });
  expect(told(who, MONDAY)).toEqual(['2026-11-16T12:01:11 location', '2026-11-16T12:01:11 backup-low-battery']);
});

test('what stands reports every six hours', () => {
  expect(told(driving('parked'), MONDAY)).toEqual([
    '2026-11-16T06:01:11 location',
    '2026-11-16T12:01:11 location',
    '2026-11-16T18:01:11 location',
    '2026-11-17T00:01:11 location',
  ]);
});
