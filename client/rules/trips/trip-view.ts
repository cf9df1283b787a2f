import { dayIn } from '../time/calendar-day.ts';
import {
  type ChosenDays,
  type DayRange,
  daysInAddress,
  type Period,
  periodOf,
  type RangeProblem,
  rangeProblem,
  readRange,
  writeRange,
} from '../time/day-range.ts';
import { DAY, HOUR, MINUTE } from '../time/duration.ts';
import { dayAfter } from '../time/named-day.ts';
import { TRIP_SORTS, type TripSort } from './trip-order.ts';

/** Whole days up to today that can be chosen at once. */
export const SPANS = [1, 7, 30] as const;
type Span = (typeof SPANS)[number];
/** Longest range of two chosen days. */
export const MOST_DAYS = 31;

/**
 * What trips are listed: the last 24 hours (commerce 9), days up to today, two days, both included, as `2026-11-21`, or the hours
 * around the moment that a link opened.
 */
export type TripRange = 'last24' | 'moment' | DayRange<Span>;

/** Everything that the page shows. `at`: a moment in milliseconds since 1970, which also selects its trip. */
export type TripView = { vehicleId: number | null; range: TripRange; at: number | null; sort: TripSort };

/** The recent trips window (commerce 9). */
const RECENT = 24 * HOUR;
/** Hours before and after a moment. A trip that began earlier is not found. */
const AROUND = 12 * HOUR;
/** States in the address that a trip was selected among the recent ones, so that they stay listed. */
const HOURS = String(RECENT / HOUR);
/** Recent trips are asked for in steps of this size, so that one answer serves several minutes. */
export const STEP = 5 * MINUTE;

/** Reads a view from the address. What is missing or unknown gets its default, because addresses are typed and shared. */
export function readTripView(query: URLSearchParams, now: number): TripView {
  const id = query.get('vehicle_id') ?? '';
  const at = Date.parse(query.get('at') ?? '');
  const moment = Number.isNaN(at) ? null : at;
  const around = query.get('hours') === HOURS ? 0 : AROUND;
  return {
    vehicleId: /^\d{1,15}$/.test(id) ? Number(id) : null,
    // Trips are listed by their start, so the trip of an earlier moment may have begun before the last 24 hours.
    range: readDays(query) ?? (moment !== null && moment < now - RECENT + around ? 'moment' : 'last24'),
    at: moment,
    sort: TRIP_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}

/** Two days that are no possible range are kept, so that the page can say so. */
function readDays(query: URLSearchParams): DayRange<Span> | null {
  const range = readRange(query, { spans: SPANS, most: MOST_DAYS });
  const chosen = daysInAddress(query);
  return range ?? (rangeProblem(chosen) === 'incomplete' ? null : chosen);
}

/** The query of a view, without what is the default. */
export function tripQuery({ vehicleId, range, at, sort }: TripView): URLSearchParams {
  const query = new URLSearchParams();
  if (vehicleId !== null) query.set('vehicle_id', String(vehicleId));
  if (typeof range === 'object') {
    writeRange(query, range);
  } else if (range === 'last24' && at !== null) {
    query.set('hours', HOURS);
  }
  if (sort !== 'newest') query.set('sort', sort);
  if (at !== null) query.set('at', new Date(at).toISOString());
  return query;
}

/**
 * The day before a range or after it, alone. `null` after today. Only a day of the calendar counts: the last 24 hours are those of
 * today, a moment is its day.
 */
export function dayBeside({ range, at }: TripView, step: -1 | 1, today: string, timeZone: string): TripRange | null {
  const { first, last } = daysOf(range, today, at === null ? today : dayIn(at, timeZone));
  const day = step < 0 ? dayAfter(first, -1) : dayAfter(last, 1);
  if (day > today) return null;
  return day === today ? { days: 1 } : { first: day, last: day };
}

function daysOf(range: TripRange, today: string, day: string): ChosenDays {
  if (range === 'last24') return { first: today, last: today };
  if (range === 'moment') return { first: day, last: day };
  return 'days' in range ? { first: dayAfter(today, 1 - range.days), last: today } : range;
}

/** The day that a view shows first, as `2026-11-21`: that of its moment, otherwise the last of its range. */
export function dayOfView({ range, at }: Pick<TripView, 'range' | 'at'>, today: string, timeZone: string): string {
  if (at !== null) return dayIn(at, timeZone);
  return daysOf(range, today, today).last;
}

/** Why the days of a view are no range. `null`: they are one. */
export const viewProblem = ({ range }: Pick<TripView, 'range'>): RangeProblem | null =>
  typeof range === 'object' && 'first' in range ? rangeProblem(range, MOST_DAYS) : null;

/** Period of a view at `now` in a time zone. */
export function tripPeriod({ range, at }: Omit<TripView, 'vehicleId' | 'sort'>, now: number, timeZone: string): Period {
  if (range === 'last24') {
    const step = Math.floor(now / STEP) * STEP;
    return { from: step - RECENT, to: step + STEP };
  }
  if (range === 'moment') {
    // In whole days of UTC, so that other moments of the same trip keep the request.
    const middle = Math.floor((at ?? now) / DAY) * DAY;
    return { from: middle - AROUND, to: middle + DAY + AROUND };
  }
  return periodOf(range, now, timeZone);
}
