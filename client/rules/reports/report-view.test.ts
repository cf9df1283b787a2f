import { expect, test } from 'vitest';
import { periodOf } from '../time/day-range.ts';
import {
  countsByDay,
  daysOf,
  daysPerBar,
  isComparable,
  periodBefore,
  readReportView,
  reportQuery,
  sumsOf,
} from './report-view.ts';

const view = (query: string) => readReportView(new URLSearchParams(query));
const written = (query: string) => String(reportQuery(view(query)));
const iso = ({ from, to }: { from: number; to: number }) => [new Date(from).toISOString(), new Date(to).toISOString()];

test('[commerce 2] starts at mileage of the last seven days for the whole fleet', () => {
  expect(view('')).toEqual({ type: 'mileage', range: { days: 7 }, group: null, vehicles: [], isCompared: false });
});

test('[core 2.2] opens the documented addresses of the safety report', () => {
  expect(view('page=safety').type).toBe('speeding');
  expect(view('page=safety&type=speeding').type).toBe('speeding');
  expect(view('page=safety&type=curfew').type).toBe('curfew');
  expect(view('type=curfew').type).toBe('curfew');
});

test('[core 2.2] replaces unknown parts of an address by their defaults', () => {
  expect(view('page=money&type=mileage').type).toBe('mileage');
  expect(view('page=health&type=mileage').type).toBe('battery');
  expect(view('days=8').range).toEqual({ days: 7 });
  expect(view('from=2026-11-20&to=2026-11-10').range).toEqual({ days: 7 });
  expect(view('from=2026-02-30&to=2026-03-02').range).toEqual({ days: 7 });
  expect(view('vehicle_id=x&vehicle_id=1001').vehicles).toEqual([1001]);
});

test('[commerce 2] keeps the whole view in the address', () => {
  for (const address of [
    'page=usage&type=mileage',
    'page=usage&type=idle&days=30',
    'page=safety&type=alarms&from=2026-11-01&to=2026-11-20&compare=true',
    'page=usage&type=hours&vehicle_id=1001&vehicle_id=1002',
    'page=health&type=codes&group=Vans',
  ]) {
    expect(written(address)).toBe(address);
  }
});

test('[commerce 9] covers whole days of the time zone, also when the clocks change', () => {
  const chicago = periodOf({ first: '2026-11-01', last: '2026-11-01' }, 0, 'America/Chicago');
  expect(iso(chicago)).toEqual(['2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z']);
  const johns = periodOf({ first: '2026-03-08', last: '2026-03-08' }, 0, 'America/St_Johns');
  expect(iso(johns)).toEqual(['2026-03-08T03:30:00.000Z', '2026-03-09T02:30:00.000Z']);
  const auckland = periodOf({ first: '2026-11-20', last: '2026-11-21' }, 0, 'Pacific/Auckland');
  expect(iso(auckland)).toEqual(['2026-11-19T11:00:00.000Z', '2026-11-21T11:00:00.000Z']);
  const now = Date.parse('2026-11-21T16:00:00Z');
  expect(iso(periodOf({ days: 7 }, now, 'America/Chicago'))).toEqual([
    '2026-11-15T06:00:00.000Z',
    '2026-11-22T06:00:00.000Z',
  ]);
});

test('[commerce 2] compares with as many days before, across a change of the clocks', () => {
  const period = periodOf({ first: '2026-11-01', last: '2026-11-07' }, 0, 'America/Chicago');
  expect(iso(periodBefore(period, Date.parse('2026-11-21T16:00:00Z'), 'America/Chicago'))).toEqual([
    '2026-10-25T05:00:00.000Z',
    '2026-11-01T05:00:00.000Z',
  ]);
  expect(daysOf(period, 'America/Chicago')).toHaveLength(7);
});

test('[commerce 2] compares a running period up to the same time of its day', () => {
  const now = Date.parse('2026-11-21T16:41:00Z');
  const week = periodOf({ days: 7 }, now, 'America/Chicago');
  expect(iso(periodBefore(week, now, 'America/Chicago'))).toEqual([
    '2026-11-08T06:00:00.000Z',
    '2026-11-14T16:41:00.000Z',
  ]);
  // Chosen days of which the last are in the future.
  const ahead = periodOf({ first: '2026-11-20', last: '2026-11-25' }, now, 'America/Chicago');
  expect(iso(periodBefore(ahead, now, 'America/Chicago'))).toEqual([
    '2026-11-14T06:00:00.000Z',
    '2026-11-15T16:41:00.000Z',
  ]);
});

test('[commerce 2] compares only if the server has all of the period before', () => {
  const now = Date.parse('2026-11-21T16:41:00Z');
  const since = (first: string) => isComparable(periodOf({ first, last: '2026-11-21' }, now, 'UTC'), now, 'UTC');
  expect([since('2026-05-23'), since('2026-05-22')]).toEqual([true, false]);
});

test('[commerce 2] counts alerts on the days of the time zone', () => {
  const period = periodOf({ first: '2026-11-01', last: '2026-11-03' }, 0, 'America/Chicago');
  const times = ['2026-11-01T05:00:00Z', '2026-11-02T05:59:59Z', '2026-11-03T06:00:00Z'].map((time) =>
    Date.parse(time),
  );
  expect(countsByDay(times, period, 'America/Chicago')).toEqual([2, 0, 1]);
});

test('[commerce 2] sums weeks, then four weeks, if a chart has no room for the bars of all days', () => {
  expect([30, 31, 90, 280, 281, 366].map((days) => daysPerBar(days, 40))).toEqual([1, 1, 7, 7, 28, 28]);
  expect([30, 90, 100, 101, 366].map((days) => daysPerBar(days, 100))).toEqual([1, 1, 1, 7, 7]);
  expect(sumsOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 7)).toEqual([28, 17]);
  expect(sumsOf([1, 2], 1)).toEqual([1, 2]);
});

test('[core 2.2] shows the vehicles of an address instead of its group, and whole numbers alone', () => {
  expect(view('group=Vans&vehicle_id=1001')).toMatchObject({ group: null, vehicles: [1001] });
  expect(view('group=')).toMatchObject({ group: null, vehicles: [] });
  expect(view('vehicle_id=1001.5&vehicle_id=1e400').vehicles).toEqual([]);
  expect(view('compare=yes').isCompared).toBe(false);
  expect(view('type=codes').type).toBe('codes');
});

test('[core 2.2] writes no group beside vehicles', () => {
  const both = { ...view('type=idle&group=Vans'), vehicles: [1001] };
  expect(String(reportQuery(both))).toBe('page=usage&type=idle&vehicle_id=1001');
});

test('[commerce 2] compares a period that has ended with all of the days before', () => {
  const period = periodOf({ first: '2026-11-20', last: '2026-11-20' }, 0, 'UTC');
  const before = ['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
  expect(iso(periodBefore(period, period.to, 'UTC'))).toEqual(before);
  expect(iso(periodBefore(period, period.from - 1, 'UTC'))).toEqual(before);
  expect(iso(periodBefore(period, period.from, 'UTC'))).toEqual(before);
});

test('[commerce 2] compares a running period up to midnight at the start of its running day', () => {
  const midnight = Date.parse('2026-11-21T00:00:00Z');
  const week = periodOf({ days: 7 }, midnight, 'UTC');
  expect(iso(periodBefore(week, midnight, 'UTC'))).toEqual(['2026-11-08T00:00:00.000Z', '2026-11-14T00:00:00.000Z']);
  expect(iso(periodBefore(week, midnight + 1, 'UTC'))).toEqual([
    '2026-11-08T00:00:00.000Z',
    '2026-11-14T00:00:00.001Z',
  ]);
});

test('[commerce 2] a chart of no days has no bars', () => {
  expect(sumsOf([], 7)).toEqual([]);
  expect(sumsOf([1, 2, 3, 4, 5, 6, 7], 7)).toEqual([28]);
});
