import { afterEach, describe, expect, test } from 'vitest';
import { feedBounds, WHOLE_FEED } from '../../client/rules/activity/feed-view.ts';
import { alertDates } from '../../client/rules/alerts/alert-view.ts';
import { thresholdRange } from '../../client/rules/alerts/thresholds.ts';
import { daysOf } from '../../client/rules/reports/report-view.ts';
import { dayIn } from '../../client/rules/time/calendar-day.ts';
import { periodOf } from '../../client/rules/time/day-range.ts';
import { zonedTime } from '../../client/rules/time/zoned-time.ts';
import { aLog, aTrip } from '../../client/rules/trips/trip.fixture.ts';
import { rankOf } from '../../client/rules/trips/trip-events.ts';
import { tripPeriod } from '../../client/rules/trips/trip-view.ts';
import { localSchedule, scheduleValue } from '../../client/rules/vehicle/tracker-schedule.ts';
import { outlineOf, standingAt } from '../../mock-server/telemetry/outlines.ts';

const host = process.env['TZ'];
afterEach(() => {
  if (host === undefined) delete process.env['TZ'];
  else process.env['TZ'] = host;
});

/** Hosts west and east of all zones of the examples, with half hours, and with a summer time of half an hour. */
const HOSTS = [
  ['UTC', 0, 0],
  ['America/Chicago', 360, 300],
  ['America/St_Johns', 210, 150],
  ['Australia/Lord_Howe', -660, -630],
  ['Pacific/Kiritimati', -840, -840],
] as const;

/** The zone, a day of it, its first instant, the first of the next day, and its hours. */
const DAYS = [
  ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z', '2026-03-09T02:30:00.000Z', 23],
  ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z', 25],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', '2026-10-04T13:00:00.000Z', 23.5],
  ['Australia/Eucla', '2026-11-20', '2026-11-19T15:15:00.000Z', '2026-11-20T15:15:00.000Z', 24],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z', 24],
  ['Pacific/Pago_Pago', '2026-11-20', '2026-11-20T11:00:00.000Z', '2026-11-21T11:00:00.000Z', 24],
] as const;

const SUMMER = Date.parse('2026-07-01T12:00:00Z');
const WINTER = Date.parse('2026-12-01T12:00:00Z');
const HOUR = 3_600;
const iso = (at: number) => new Date(at).toISOString();

describe.each(HOSTS)('on a host in %s', (zone, winter, summer) => {
  const enter = () => {
    process.env['TZ'] = zone;
    expect([WINTER, SUMMER].map((at) => new Date(at).getTimezoneOffset())).toEqual([winter, summer]);
  };

  test.each(DAYS)('[commerce 9] a day in %s, %s, is the same on every page', (timeZone, day, from, next, hours) => {
    enter();
    const range = { first: day, last: day };
    const later = Date.parse('2026-12-24T00:00:00Z');
    const period = periodOf(range, later, timeZone);
    expect([iso(period.from), iso(period.to)]).toEqual([from, next]);
    expect([daysOf(period, timeZone), (period.to - period.from) / 1_000 / HOUR]).toEqual([[period.from], hours]);
    expect(tripPeriod({ range, at: null }, later, timeZone)).toEqual(period);
    const feed = feedBounds({ ...WHOLE_FEED, range: 'custom', from: day, to: day }, later, timeZone);
    expect([feed.from, feed.to + 1]).toEqual([period.from, period.to]);
    const { from_date, to_date } = alertDates(range, later, timeZone);
    expect([from_date, Date.parse(to_date) + 1_000]).toEqual([from, period.to]);
    expect([period.from - 1, period.from, period.to - 1].map((at) => dayIn(at, timeZone) === day)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    ['America/St_Johns', SUMMER, -2.5, 0.5],
    ['America/St_Johns', WINTER, -3.5, 1.5],
    ['Australia/Eucla', SUMMER, 8.75, 13.25],
    ['Australia/Lord_Howe', WINTER, 11, 11],
    ['Australia/Lord_Howe', SUMMER, 10.5, 11.5],
    ['Pacific/Honolulu', WINTER, -10, 8],
  ])('[commerce 9] 22:00 of a schedule in %s at %i', (timeZone, now, offset, hour) => {
    enter();
    const local = { isActive: true, start: 22 * HOUR, end: 6 * HOUR, timeZone, options: {} };
    const value = scheduleValue(local, now);
    expect([value.timezoneOffset, value.startTime / HOUR]).toEqual([offset, hour]);
    expect(localSchedule(value, 'UTC')).toMatchObject({ start: 22 * HOUR, end: 6 * HOUR, timeZone });
  });

  test('[commerce 9] times state the offset of their zone, and points keep their ranks', () => {
    enter();
    expect([
      zonedTime(Date.parse('2026-03-09T02:29:59Z'), 'America/St_Johns'),
      zonedTime(Date.parse('2026-11-21T16:41:00Z'), 'Australia/Eucla'),
    ]).toEqual(['2026-03-08T23:59:59-02:30', '2026-11-22T01:26:00+08:45']);
    const codes = { dtc_codes: ['P0420'] };
    const fast = { is_speed_violation: true };
    const { points } = aTrip([
      aLog(0, codes),
      aLog(30, fast),
      aLog(60),
      aLog(90, { ...codes, ...fast }),
      aLog(120, codes),
    ]);
    expect(points.map((_, index) => rankOf(points, index))).toEqual([6, 3, 1, 4, 5]);
  });

  test('[core 9] speeds keep the limits of their unit and device', () => {
    enter();
    const range = (unit: 'mph' | 'kmh', tracking_only: boolean) =>
      thresholdRange('speed_limit', unit, [{ tracking_only }]);
    expect([range('mph', false), range('kmh', false), range('mph', true), range('kmh', true)]).toEqual([
      [20, 150],
      [32, 240],
      [10, 200],
      [16, 321],
    ]);
  });

  test('[commerce 3] a geofence contains the same places at 80° north and across 180°', () => {
    enter();
    const circle = (lat: number, lng: number) => outlineOf({ type: 'radius', radius: 1, coordinates: [{ lat, lng }] });
    const holds = (lat: number, lng: number, place: [lat: number, lng: number]) =>
      standingAt(circle(lat, lng), ...place).isInside;
    expect([
      holds(80, 20, [80, 20.08]),
      holds(80, 20, [80, 20.09]),
      holds(-16.8, 179.995, [-16.8, -179.995]),
      holds(-16.8, 179.995, [-16.8, 179.97]),
    ]).toEqual([true, false, true, false]);
  });
});
