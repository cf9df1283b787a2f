import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import {
  daysUntil,
  dueDay,
  dueInstant,
  intervalMiles,
  maintenanceGate,
  milesOf,
  odometerOf,
  type ReminderDisabledReason,
  reminderGate,
  reminderType,
  shownDistance,
  ungrouped,
} from './maintenance.ts';
import { aVehicle } from './vehicle.fixture.ts';

const NOW = Date.parse('2026-11-21T16:41:00Z');
const basic = { ...aVehicle().pricing_plan, name: 'Basic', level: 1 };

const TABLE: readonly (readonly [title: string, vehicle: Partial<Vehicle>, reason: ReminderDisabledReason | null])[] = [
  ['[core 6] a Premium plan has reminders', {}, null],
  ['[core 6] a Basic plan has none', { pricing_plan: basic }, 'basic_plan'],
  ['[commerce 6] full access sets them', { isShared: true, access_level: 'Full Access' }, null],
  ['[commerce 6] partial access does not', { isShared: true, access_level: 'Partial Access' }, 'access'],
  ['[commerce 4] a pending transfer locks them', { is_pending_transfer: true }, 'pending_transfer'],
  ['[core 4] a paused device counts nothing', { device_state: 'paused' }, 'paused'],
  [
    '[core 4] nor does an expired one, whatever its plan',
    { plan_renewal_date: '2026-11-20T00:00:00Z', pricing_plan: basic },
    'expired',
  ],
];

test.each(TABLE)('%s', (_title, vehicle, reason) => {
  const gate = reminderGate(aVehicle(vehicle), { now: NOW, isExclusiveToOther: false });
  expect(gate.allowed ? null : gate.reason).toBe(reason);
});

test('[commerce 3] mileage if the vehicle reports it, otherwise an estimated odometer', () => {
  const labels = ['ft-x2max', 'ft-xc2', 'ft-xc', 'ft-xt', 'ft-dr3400-lte', 'ft-new'].map((product_name) =>
    odometerOf({ product_name }),
  );
  expect(labels).toEqual(['mileage', 'mileage', 'estimated', 'estimated', 'estimated', 'estimated']);
});

test("[core 9] sends miles, whatever the user's unit", () => {
  expect([shownDistance(31_068.6, 'imperial'), shownDistance(31_068.6, 'metric')]).toEqual([31_069, 50_000]);
  expect([milesOf(50_000, 'imperial'), milesOf(50_000, 'metric')]).toEqual([50_000, 31_068.6]);
  expect([intervalMiles(5_000, 'imperial'), intervalMiles(8_000, 'metric'), intervalMiles(1, 'metric')]).toEqual([
    5_000, 4_971, 1,
  ]);
  expect(shownDistance(4_971, 'metric')).toBe(8_000);
});

test('accepts thousands grouped as the language groups them', () => {
  const typed = ['5,000', '5.000', '5 000', '12’345', '1,234,567', '5000', ' 12.5 ', '5,00', 'many', ''];
  expect(typed.map(ungrouped)).toEqual([
    '5000',
    '5000',
    '5000',
    '12345',
    '1234567',
    '5000',
    '12.5',
    '5,00',
    'many',
    '',
  ]);
});

test.each([
  ['83,001.5', '83001.5'],
  ['83.001,5', '83001,5'],
  ['83 001,5', '83001,5'],
  ['83\u00a0001,5', '83001,5'],
  ['83\u202f001,5', '83001,5'],
  ['83’001.5', '83001.5'],
  ['1,234,567.25', '1234567.25'],
  ['1.234.567,25', '1234567,25'],
  ['1\u202f234\u202f567', '1234567'],
  [' 83,001. ', '83001.'],
  ['83001,5', '83001,5'],
  // Neither grouped nor a number.
  ['83,001,5', '83,001,5'],
  ['8300,001.5', '8300,001.5'],
  ['83 01,5', '83 01,5'],
])('accepts decimals after grouped digits: %j is %j', (typed, number) => {
  expect(ungrouped(typed)).toBe(number);
});

test('a due day is the same day in every time zone', () => {
  expect(dueInstant('2027-03-01')).toBe('2027-03-01T00:00:00.000Z');
  expect([dueDay('2027-03-01T00:00:00Z'), dueDay('2027-03-01T00:00:00.000Z')]).toEqual(['2027-03-01', '2027-03-01']);
});

test("counts the days until a due day from the user's midnight", () => {
  expect(daysUntil('2026-11-22', NOW, 'America/Chicago')).toBe(1);
  expect(daysUntil('2026-11-21', NOW, 'America/Chicago')).toBe(0);
  expect(daysUntil('2026-11-21', NOW, 'Australia/Sydney')).toBe(-1);
  expect(daysUntil('2027-11-21', NOW, 'America/Chicago')).toBe(365);
});

test('ignores a reminder of another type', () => {
  expect([
    reminderType({ type: 'maintenance_due_date' }),
    reminderType({ type: 'maintenance_engine_hours' }),
    reminderType(null),
  ]).toEqual(['maintenance_due_date', null, null]);
});

test('[core 6] maintenance needs a plan that is not Basic', () => {
  const PREMIUM = aVehicle().pricing_plan;
  expect(maintenanceGate({ pricing_plan: PREMIUM })).toEqual({ allowed: true });
  expect(maintenanceGate({ pricing_plan: { ...PREMIUM, name: 'Basic', level: 1 } })).toEqual({
    allowed: false,
    reason: 'basic_plan',
  });
});
