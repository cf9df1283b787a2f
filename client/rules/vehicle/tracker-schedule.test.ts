import { describe, expect, test } from 'vitest';
import { HOURS, isShifted, localSchedule, offsetAt, scheduleValue, toLocal, toUtc } from './tracker-schedule.ts';

const SUMMER = Date.parse('2026-07-01T12:00:00Z');
const WINTER = Date.parse('2026-12-01T12:00:00Z');
const HOUR = 3_600;
const clock = (seconds: number) =>
  `${String(Math.floor(seconds / HOUR)).padStart(2, '0')}:${String((seconds % HOUR) / 60).padStart(2, '0')}`;
const options = { location: true, motion: false };
const window = (timeZone: string) => ({ isActive: true, start: 22 * HOUR, end: 6 * HOUR, timeZone, options });

describe('[commerce 9] schedule times convert to UTC and wrap at 24 hours', () => {
  test.each([
    ['America/St_Johns', SUMMER, -2.5, '00:30', '08:30'],
    ['America/St_Johns', WINTER, -3.5, '01:30', '09:30'],
    ['America/Chicago', SUMMER, -5, '03:00', '11:00'],
    ['America/Chicago', WINTER, -6, '04:00', '12:00'],
    ['Pacific/Honolulu', WINTER, -10, '08:00', '16:00'],
    ['Australia/Eucla', SUMMER, 8.75, '13:15', '21:15'],
    ['Australia/Adelaide', WINTER, 10.5, '11:30', '19:30'],
    ['Australia/Lord_Howe', WINTER, 11, '11:00', '19:00'],
    ['Australia/Lord_Howe', SUMMER, 10.5, '11:30', '19:30'],
    ['UTC', SUMMER, 0, '22:00', '06:00'],
  ])('22:00 to 06:00 in %s', (zone, now, offset, start, end) => {
    const value = scheduleValue(window(zone), now);
    expect([value.timezoneOffset, clock(value.startTime), clock(value.endTime)]).toEqual([offset, start, end]);
    expect(localSchedule(value, 'UTC')).toEqual(window(zone));
  });

  test('every hour survives the way there and back in every offset of a quarter hour', () => {
    for (let quarters = -48; quarters <= 56; quarters++) {
      for (const hour of HOURS) {
        const utc = toUtc(hour, quarters / 4);
        expect(utc >= 0 && utc < 86_400).toBe(true);
        expect(toLocal(utc, quarters / 4)).toBe(hour);
      }
    }
  });
});

test('[commerce 3] a schedule without a saved one is off, at night, in the zone of the user', () => {
  const expected = {
    isActive: false,
    start: 20 * HOUR,
    end: 6 * HOUR,
    timeZone: 'America/Chicago',
    options: { location: true, motion: true },
  };
  expect(localSchedule(null, 'America/Chicago')).toEqual(expected);
});

test('[commerce 3] keeps the sensors that share the hours, also one with an unknown name', () => {
  const saved = { ...scheduleValue(window('UTC'), SUMMER), sharedTrackerOptions: { motion: false, horn: true } };
  const local = localSchedule(saved, 'UTC');
  expect(local.options).toEqual({ location: true, motion: false, horn: true });
  expect(scheduleValue(local, SUMMER).sharedTrackerOptions).toEqual({ location: true, motion: false, horn: true });
});

test('[commerce 3] notices that the clock of the zone changed since the schedule was saved', () => {
  const saved = scheduleValue(window('America/St_Johns'), SUMMER);
  expect(isShifted(saved, SUMMER)).toBe(false);
  expect(isShifted(saved, WINTER)).toBe(true);
  expect(isShifted({ ...saved, isScheduleActive: false }, WINTER)).toBe(false);
  expect(isShifted(scheduleValue(window('Pacific/Honolulu'), SUMMER), WINTER)).toBe(false);
});

test('[commerce 3] an unknown zone counts as UTC', () => {
  expect(offsetAt('Mars/Olympus', SUMMER)).toBe(0);
});
