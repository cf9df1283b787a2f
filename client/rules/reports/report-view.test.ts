import { expect, test } from 'vitest';
import {
  countsByDay,
  daysOf,
  periodBefore,
  periodOf,
  rangeProblem,
  readReportView,
  reportQuery,
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
  expect(iso(periodBefore(period, 'America/Chicago'))).toEqual([
    '2026-10-25T05:00:00.000Z',
    '2026-11-01T05:00:00.000Z',
  ]);
  expect(daysOf(period, 'America/Chicago')).toHaveLength(7);
});

test('[commerce 2] counts alerts on the days of the time zone', () => {
  const period = periodOf({ first: '2026-11-01', last: '2026-11-03' }, 0, 'America/Chicago');
  const times = ['2026-11-01T05:00:00Z', '2026-11-02T05:59:59Z', '2026-11-03T06:00:00Z'].map((time) =>
    Date.parse(time),
  );
  expect(countsByDay(times, period, 'America/Chicago')).toEqual([2, 0, 1]);
});

test('[commerce 6] says why two days are no range', () => {
  expect(rangeProblem('', '2026-11-21')).toBe('incomplete');
  expect(rangeProblem('2026-11-21', '2026-11-20')).toBe('reversed');
  expect(rangeProblem('2025-11-20', '2026-11-21')).toBe('too_long');
  expect(rangeProblem('2025-11-21', '2026-11-21')).toBeNull();
});
