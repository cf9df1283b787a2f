import { expect, test } from 'vitest';
import { rangeProblem } from '../time/day-range.ts';
import {
  dayBeside,
  dayOfView,
  MOST_DAYS,
  readTripView,
  SPANS,
  STEP,
  tripPeriod,
  tripQuery,
  viewProblem,
} from './trip-view.ts';

const NOW = Date.parse('2026-11-21T15:32:10Z');
const read = (query: string) => readTripView(new URLSearchParams(query), NOW);
const iso = ({ from, to }: { from: number; to: number }) => [new Date(from).toISOString(), new Date(to).toISOString()];
const period = (query: string, zone: string) => iso(tripPeriod(read(query), NOW, zone));

test('[commerce 9] lists the last 24 hours by default', () => {
  expect(read('')).toEqual({ vehicleId: null, range: 'last24', at: null, sort: 'newest' });
  expect(period('', 'America/Chicago')).toEqual(['2026-11-20T15:30:00.000Z', '2026-11-21T15:35:00.000Z']);
});

test.each([
  ['America/St_Johns', 'from=2026-03-08&to=2026-03-08', '2026-03-08T03:30:00.000Z', '2026-03-09T02:30:00.000Z'],
  ['America/Chicago', 'from=2026-11-01&to=2026-11-01', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
  ['America/Chicago', 'days=1', '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  ['Australia/Eucla', 'days=7', '2026-11-15T15:15:00.000Z', '2026-11-22T15:15:00.000Z'],
])('[commerce 2] days are those of the zone %s: %s', (zone, query, from, to) => {
  expect(period(query, zone)).toEqual([from, to]);
});

test('[commerce 2] the whole view is in the address', () => {
  for (const query of ['vehicle_id=1003', 'vehicle_id=1003&days=7', 'vehicle_id=1003&from=2026-11-01&to=2026-11-03']) {
    const at = '&at=2026-11-21T14%3A08%3A00.000Z';
    expect(tripQuery(read(query)).toString()).toBe(query);
    const recent = query === 'vehicle_id=1003' ? '&hours=24' : '';
    expect(tripQuery(read(query + at)).toString()).toBe(query + recent + at);
    expect(tripQuery(read(`${query}&sort=idle`)).toString()).toBe(`${query}&sort=idle`);
  }
});

test('[commerce 9] a trip selected among those of the last 24 hours keeps them listed, until it is older', () => {
  const at = (ago: number) => `hours=24&at=${new Date(NOW - ago * 60_000).toISOString()}`;
  expect(read(at(24 * 60 - 10)).range).toBe('last24');
  expect(read(at(24 * 60 + 10)).range).toBe('moment');
});

test('[commerce 2] keeps days of the address that are no possible range, and says why', () => {
  const long = read('from=2026-09-01&to=2026-11-20');
  expect(long.range).toEqual({ first: '2026-09-01', last: '2026-11-20' });
  expect(viewProblem(long)).toBe('too_long');
  expect(viewProblem(read('from=2026-11-02&to=2026-11-01'))).toBe('reversed');
  expect(viewProblem(read('from=2026-11-01&to=soon'))).toBeNull();
  expect(viewProblem(read('from=2026-11-01&to=2026-11-20'))).toBeNull();
});

test('[commerce 2] a link to a moment lists the trips around it, or the last 24 hours if it is recent', () => {
  const of = (at: string) => read(new URLSearchParams({ vehicle_id: '1003', at }).toString());
  expect(of('2026-11-21T14:08:00Z')).toEqual({
    vehicleId: 1003,
    range: 'last24',
    at: Date.parse('2026-11-21T14:08:00Z'),
    sort: 'newest',
  });
  // 23 hours and 50 minutes ago: its trip may have begun before the last 24 hours.
  expect(of(new Date(NOW - (24 * 60 - 10) * 60_000).toISOString()).range).toBe('moment');
  const old = of('2026-11-18T23:50:00-06:00');
  expect(old.range).toBe('moment');
  expect(iso(tripPeriod(old, NOW, 'America/Chicago'))).toEqual([
    '2026-11-18T12:00:00.000Z',
    '2026-11-20T12:00:00.000Z',
  ]);
});

test('[commerce 2] refuses days that are incomplete, reversed or more than 31', () => {
  expect(rangeProblem({ first: '2026-11-01', last: '' }, MOST_DAYS)).toBe('incomplete');
  expect(rangeProblem({ first: '2026-11-02', last: '2026-11-01' }, MOST_DAYS)).toBe('reversed');
  expect(rangeProblem({ first: '2026-10-01', last: '2026-10-31' }, MOST_DAYS)).toBeNull();
  expect(rangeProblem({ first: '2026-10-01', last: '2026-11-01' }, MOST_DAYS)).toBe('too_long');
  expect(read('from=2026-11-02&to=2026-11-01&days=30').range).toEqual({ days: 30 });
});

test.each([
  ['', { first: '2026-11-20', last: '2026-11-20' }, null],
  ['days=1', { first: '2026-11-20', last: '2026-11-20' }, null],
  ['days=7', { first: '2026-11-14', last: '2026-11-14' }, null],
  ['from=2026-11-20&to=2026-11-20', { first: '2026-11-19', last: '2026-11-19' }, { days: 1 }],
  [
    'from=2026-11-01&to=2026-11-03',
    { first: '2026-10-31', last: '2026-10-31' },
    { first: '2026-11-04', last: '2026-11-04' },
  ],
  ['at=2026-11-19T05:50:00Z', { first: '2026-11-17', last: '2026-11-17' }, { first: '2026-11-19', last: '2026-11-19' }],
])('[commerce 2] the days beside %j are alone, and none lies after today', (query, before, after) => {
  expect(dayBeside(read(query), -1, '2026-11-21', 'America/Chicago')).toEqual(before);
  expect(dayBeside(read(query), 1, '2026-11-21', 'America/Chicago')).toEqual(after);
});

test('[commerce 2] offers today, a week and a month, and refuses other days of the address', () => {
  expect([SPANS, MOST_DAYS, STEP]).toEqual([[1, 7, 30], 31, 300_000]);
  expect(read('days=90').range).toBe('last24');
  expect(read('days=30').range).toEqual({ days: 30 });
});

test.each(['', 'x12', '12x', '1.5', '-1', '1234567890123456'])('[commerce 2] "%s" is no vehicle', (id) => {
  expect(read(`vehicle_id=${id}`).vehicleId).toBeNull();
});

test('[commerce 2] sorts as the address says, newest first otherwise', () => {
  expect(read('sort=speeding').sort).toBe('speeding');
  expect(read('sort=name').sort).toBe('newest');
});

test('[commerce 9] the trip of a link is recent from twelve hours after the start of the last 24', () => {
  const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
  expect([719, 720, 721].map((minutes) => read(`at=${ago(minutes)}`).range)).toEqual(['last24', 'last24', 'moment']);
  expect([1_440, 1_441].map((minutes) => read(`hours=24&at=${ago(minutes)}`).range)).toEqual(['last24', 'moment']);
  expect(read(`hours=12&at=${ago(721)}`).range).toBe('moment');
});

test('[commerce 2] a view of days has no problem', () => {
  expect(viewProblem(read('days=7'))).toBeNull();
  expect(viewProblem(read(''))).toBeNull();
});

test('[commerce 2] the days around now are those of a moment without a time', () => {
  expect(iso(tripPeriod({ range: 'moment', at: null }, NOW, 'UTC'))).toEqual([
    '2026-11-20T12:00:00.000Z',
    '2026-11-22T12:00:00.000Z',
  ]);
});

test('[commerce 2] the day of a moment without a time is today', () => {
  const view = { ...read(''), range: 'moment' } as const;
  expect(dayBeside(view, -1, '2026-11-21', 'UTC')).toEqual({ first: '2026-11-20', last: '2026-11-20' });
  expect(dayBeside(view, 1, '2026-11-21', 'UTC')).toBeNull();
});

test.each([
  ['', '2026-11-21'],
  ['days=7', '2026-11-21'],
  ['from=2026-11-01&to=2026-11-03', '2026-11-03'],
  // Before midnight in Chicago.
  ['days=7&at=2026-11-20T05:50:00Z', '2026-11-19'],
])('[commerce 2] the view "%s" shows the day %s', (query, day) => {
  expect(dayOfView(read(query), '2026-11-21', 'America/Chicago')).toBe(day);
});
