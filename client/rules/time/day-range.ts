import { dayStart } from './calendar.ts';
import { dayAfter, isDay, startOfDayNamed } from './named-day.ts';

/** Two days, both included, as `2026-11-21`. */
export type ChosenDays = { first: string; last: string };
/** The last days up to today, or two chosen days. */
export type DayRange<Span extends number = number> = { days: Span } | ChosenDays;

/** Days up to today that reports and alerts can cover. */
export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];
/** Longest range of two chosen days in reports and alerts. The server keeps a year. */
export const MOST_DAYS = 366;

/** Why two days are no range. */
export type RangeProblem = 'incomplete' | 'reversed' | 'too_long';

/** `most`: the longest range, in days. Without it, any length is a range. */
export function rangeProblem({ first, last }: ChosenDays, most?: number): RangeProblem | null {
  if (!isDay(first) || !isDay(last)) return 'incomplete';
  if (last < first) return 'reversed';
  return most !== undefined && dayAfter(first, most) <= last ? 'too_long' : null;
}

/** The two days of an address, possible or not. */
export const daysInAddress = (query: URLSearchParams): ChosenDays => ({
  first: query.get('from') ?? '',
  last: query.get('to') ?? '',
});

/** The range of an address: `from=2026-11-01&to=2026-11-03`, else `days=7`. `null`: neither is given and possible. */
export function readRange<Span extends number>(
  query: URLSearchParams,
  { spans, most }: { spans: readonly Span[]; most: number },
): DayRange<Span> | null {
  const chosen = daysInAddress(query);
  if (rangeProblem(chosen, most) === null) return chosen;
  const days = spans.find((span) => String(span) === query.get('days'));
  return days === undefined ? null : { days };
}

/** Writes a range to an address. `usual`: days that an address without a range stands for. */
export function writeRange(query: URLSearchParams, range: DayRange, usual?: number): void {
  if ('first' in range) {
    query.set('from', range.first);
    query.set('to', range.last);
  } else if (range.days !== usual) {
    query.set('days', String(range.days));
  }
}

/** Milliseconds since 1970. `to` is exclusive. */
export type Period = { from: number; to: number };

/** Period of a range at `now` in a time zone. Whole days, so that the same range has the same requests all day. */
export function periodOf(range: DayRange, now: number, timeZone: string): Period {
  if ('days' in range) return { from: dayStart(now, timeZone, 1 - range.days), to: dayStart(now, timeZone, 1) };
  return { from: startOfDayNamed(range.first, timeZone), to: startOfDayNamed(dayAfter(range.last, 1), timeZone) };
}
