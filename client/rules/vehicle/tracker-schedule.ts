import { tzOffset } from '@date-fns/tz';
import type { ScheduleValue, TrackerSchedule } from '../../api/model.ts';
import { knownZone } from '../time/known-zone.ts';
import { DAY, HOUR, MINUTE } from '../time/seconds.ts';

/** Hours from 12:00 am to 11:00 pm (commerce 3), as seconds after midnight. */
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour * HOUR);

/** Times of a schedule wrap at midnight (commerce 9). */
const wrapped = (seconds: number): number => ((Math.round(seconds) % DAY) + DAY) % DAY;

/** Hours ahead of UTC in a zone at an instant. Quarters and halves are kept: 8.75 in Eucla. */
export const offsetAt = (timeZone: string, at: number): number => tzOffset(knownZone(timeZone), new Date(at)) / MINUTE;

/** Converts a local time to UTC by subtracting the offset (commerce 9). Both are seconds after midnight. */
export const toUtc = (local: number, offset: number): number => wrapped(local - offset * HOUR);
export const toLocal = (utc: number, offset: number): number => wrapped(utc + offset * HOUR);

/** Sensors of a tracker that can share the hours (commerce 3). Assumed names. */
export const TRACKER_OPTIONS = ['location', 'motion'] as const;

/** A schedule in the time of its zone. `options`: whether each sensor shares the hours. */
export type LocalSchedule = {
  isActive: boolean;
  start: number;
  end: number;
  timeZone: string;
  options: Readonly<Record<string, boolean>>;
};

const ALL_OPTIONS = Object.fromEntries(TRACKER_OPTIONS.map((name) => [name, true]));
const NIGHT = { start: 20 * HOUR, end: 6 * HOUR };

/** Reads a schedule with the offset that it was saved with: the hours that the user chose. Without one, off at night. */
export function localSchedule(schedule: TrackerSchedule | null | undefined, userZone: string): LocalSchedule {
  if (!schedule) return { isActive: false, ...NIGHT, timeZone: userZone, options: ALL_OPTIONS };
  const { isScheduleActive, startTime, endTime, timezoneOffset = 0, timezoneName = 'UTC' } = schedule;
  return {
    isActive: isScheduleActive,
    start: toLocal(startTime, timezoneOffset),
    end: toLocal(endTime, timezoneOffset),
    timeZone: timezoneName,
    options: { ...ALL_OPTIONS, ...schedule.sharedTrackerOptions },
  };
}

/** The value to send, with the offset of the zone now. */
export function scheduleValue({ isActive, start, end, timeZone, options }: LocalSchedule, now: number): ScheduleValue {
  const timezoneOffset = offsetAt(timeZone, now);
  return {
    isScheduleActive: isActive,
    startTime: toUtc(start, timezoneOffset),
    endTime: toUtc(end, timezoneOffset),
    timezoneOffset,
    timezoneName: timeZone,
    sharedTrackerOptions: { ...options },
  };
}

/** Whether the clock of the zone changed since the schedule was saved, so that the device is off by that change. */
export const isShifted = ({ timezoneOffset, timezoneName, isScheduleActive }: TrackerSchedule, now: number): boolean =>
  isScheduleActive &&
  timezoneName !== undefined &&
  timezoneOffset !== undefined &&
  offsetAt(timezoneName, now) !== timezoneOffset;
