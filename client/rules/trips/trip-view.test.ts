import { expect, test } from 'vitest';
import { rangeProblem } from '../time/day-range.ts';
import { dayBeside, MOST_DAYS, readTripView, tripPeriod, tripQuery, viewProblem } from './trip-view.ts';

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
