import { expect, test } from 'vitest';
import { dayStart } from '../time/calendar.ts';
import { aLog, aTrip } from '../trips/trip.fixture.ts';
import { groupsWithin } from './apart.ts';
import { bandAt, changeBeside, commandTicks, dayBands, dayTicks, ribbonHours, shareOf } from './day-ribbon.ts';

const CHICAGO = 'America/Chicago';
const HOUR = 3_600;
/** A day of a zone. */
const dayOf = (noon: string, zone: string) => ({
  from: dayStart(Date.parse(noon), zone),
  to: dayStart(Date.parse(noon), zone, 1),
});
/** Saturday, November 21, in Chicago, of the fixture. */
const DAY = dayOf('2026-11-21T18:00:00Z', CHICAGO);
const at = (time: string) => Date.parse(`2026-11-21T${time}-06:00`);
const iso = (time: number) => new Date(time).toISOString().slice(11, 16);

/** A trip between seconds after 9:00. */
const trip = (from: number, to: number, isOver = true) => ({ ...aTrip([aLog(from), aLog(to)]), isOver });

test('[commerce 2] bands of a day: parked, moving during trips, and nothing yet after now', () => {
  const trips = [trip(2 * HOUR, 3 * HOUR), trip(0, 900)];
  const bands = dayBands(DAY, at('14:00:00'), trips);
  expect(bands.map(({ state, from, to }) => [state, iso(from), iso(to)])).toEqual([
    ['parked', '06:00', '15:00'],
    ['moving', '15:00', '15:15'],
    ['parked', '15:15', '17:00'],
    ['moving', '17:00', '18:00'],
    ['parked', '18:00', '20:00'],
  ]);
  expect(bands.map((band) => band.trip && trips.indexOf(band.trip))).toEqual([null, 1, null, 0, null]);
  // Before the first trip it stood where that begins.
  expect(bands.map(({ place }) => place)).toEqual(['Shop', null, '2800 N Orchard St', null, '2800 N Orchard St']);
  expect(bandAt(bands, at('09:05:00'))?.state).toBe('moving');
  expect(bandAt(bands, at('09:15:00'))?.state).toBe('parked');
  expect(bandAt(bands, at('14:00:00'))?.state).toBe('parked');
  expect(bandAt(bands, at('14:00:01'))).toBeNull();
});

test('[commerce 2] clips trips over midnight, joins those that overlap, and the trip under way lasts until now', () => {
  const trips = [
    // From 11 p.m. of the day before to 1 a.m., and from 11 p.m. to 1 a.m. of the next day.
    trip(-10 * HOUR, -8 * HOUR),
    trip(14 * HOUR, 16 * HOUR),
    trip(0, HOUR),
    trip(HOUR / 2, 2 * HOUR),
  ];
  const states = (now: number, all = trips) =>
    dayBands(DAY, now, all).map(({ state, from, to }) => [state, iso(from), iso(to)]);
  expect(states(DAY.to + 1)).toEqual([
    ['moving', '06:00', '07:00'],
    ['parked', '07:00', '15:00'],
    ['moving', '15:00', '16:00'],
    ['moving', '16:00', '17:00'],
    ['parked', '17:00', '05:00'],
    ['moving', '05:00', '06:00'],
  ]);
  expect(states(at('09:40:00'), [trip(0, 1_800, false)])).toEqual([
    ['parked', '06:00', '15:00'],
    ['moving', '15:00', '15:40'],
  ]);
  expect(states(DAY.from, trips)).toEqual([]);
  expect(states(at('10:00:00'), [])).toEqual([['unknown', '06:00', '16:00']]);
});

test.each([
  ['2026-11-21T18:00:00Z', CHICAGO, 24, ['06:00', '12:00', '18:00', '00:00']],
  // Clocks go back at 2:00: the morning has one hour more.
  ['2026-11-01T18:00:00Z', CHICAGO, 25, ['05:00', '12:00', '18:00', '00:00']],
  ['2027-03-14T18:00:00Z', CHICAGO, 23, ['06:00', '11:00', '17:00', '23:00']],
  ['2026-03-08T15:00:00Z', 'America/St_Johns', 23, ['03:30', '08:30', '14:30', '20:30']],
  ['2026-11-21T03:00:00Z', 'Australia/Eucla', 24, ['15:15', '21:15', '03:15', '09:15']],
])('[commerce 2] the day of %s in %s has %i hours, and the times of its clock', (noon, zone, hours, expected) => {
  const day = dayOf(noon, zone);
  expect((day.to - day.from) / 3_600_000).toBe(hours);
  const marks = ribbonHours(day, zone);
  expect(marks.map(iso)).toEqual(expected);
  expect(shareOf(day, day.from)).toBe(0);
  expect(shareOf(day, day.to)).toBe(1);
  expect(shareOf(day, marks[2] ?? 0)).toBeCloseTo(1 - 12 / hours, 6);
});

test('[commerce 2] events of the day in order, and the changes on both sides of a moment', () => {
  const drive = {
    ...aTrip([
      aLog(0),
      aLog(30, { is_speed_violation: true }),
      aLog(60),
      aLog(90, { dtc_codes: ['P0301'] }),
      aLog(120),
    ]),
    isOver: true,
  };
  const late = aTrip([aLog(20 * HOUR), aLog(20 * HOUR + 30, { is_speed_violation: true })]);
  const ticks = dayTicks(DAY, [late, drive]);
  expect(ticks.map(({ at: time, kind }) => [new Date(time).toISOString().slice(11, 19), kind])).toEqual([
    ['15:00:30', 'speed'],
    ['15:01:30', 'codes'],
  ]);
  const bands = dayBands(DAY, at('12:00:00'), [drive]);
  expect(changeBeside(bands, ticks, at('09:00:30'), 1)).toBe(at('09:01:30'));
  expect(changeBeside(bands, ticks, at('09:00:30'), -1)).toBe(at('09:00:00'));
  expect(changeBeside(bands, ticks, at('09:01:30'), 1)).toBe(at('09:02:00'));
  expect(changeBeside(bands, ticks, at('11:00:00'), 1)).toBeNull();
  expect(changeBeside(bands, ticks, DAY.from, -1)).toBeNull();
});

test('[commerce 2] joins events that are nearer than their icons are wide', () => {
  const groups = groupsWithin([0, 4, 9, 10, 25], (time) => time, 10);
  expect(groups).toEqual([
    { at: 0, items: [0, 4, 9] },
    { at: 10, items: [10] },
    { at: 25, items: [25] },
  ]);
});

test('[commerce 3] commands are ticks of their own kind, and a failed one says so', () => {
  const entry = { timestamp: '2026-11-21T16:41:00Z', vehicle_id: 1001, originator: 'Riley' };
  const ticks = commandTicks([
    { ...entry, action: 'remote_start', success: true },
    { ...entry, action: 'device_management_command', kind: 'take_stream_snapshot', success: false },
  ]);
  expect(ticks.map(({ kind, success, at: time }) => [kind, success, iso(time)])).toEqual([
    ['remote_start', undefined, '16:41'],
    ['take_stream_snapshot', false, '16:41'],
  ]);
});
