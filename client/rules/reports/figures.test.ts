import { expect, test } from 'vitest';
import { changeOf, figureOf, isPeriodType, type PeriodType, type Reading, SAFETY_ALERTS, UNITS } from './figures.ts';
import { REPORTS } from './report-view.ts';

const trips: Reading = {
  kind: 'trips',
  stats: { trip_miles: 120, idle_time: 900, ignition_on_total: 7_200, trips: 4 },
};
const alerts: Reading = { kind: 'alerts', times: [3, null, 1] };

test.each([
  ['mileage', 'distance', 120],
  ['idle', 'duration', 900],
  ['hours', 'duration', 7_200],
] as const)('[commerce 2] the figure of the report %s is a %s: %d', (type, unit, figure) => {
  expect(UNITS[type]).toBe(unit);
  expect(figureOf(type, trips)).toBe(figure);
});

test.each([
  ['speeding', 'speed_limit'],
  ['curfew', 'curfew'],
  ['alarms', 'theft_alarm'],
] as const)('[core 3] the report %s counts alerts of the type %s, also those without a time', (type, alert) => {
  expect([SAFETY_ALERTS[type], UNITS[type], figureOf(type, alerts)]).toEqual([alert, 'count', 3]);
});

test('[commerce 2] usage and safety are read for a period, health is not', () => {
  const ofPeriods: PeriodType[] = Object.values(REPORTS).flat().filter(isPeriodType);
  expect(ofPeriods).toEqual(['mileage', 'idle', 'hours', 'speeding', 'curfew', 'alarms']);
});

test.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [0, 0, null],
  [7, 0, null],
])('[commerce 2] %d after %d is a change of %s', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
