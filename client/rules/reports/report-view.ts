import { dayStart } from '../time/calendar.ts';
import { dayIn } from '../time/calendar-day.ts';
import { type DayRange, MOST_DAYS, type Period, readRange, SPANS, type Span, writeRange } from '../time/day-range.ts';

/** Reports and their tabs, starting at Mileage (commerce 2). */
export const REPORTS = {
  usage: ['mileage', 'idle', 'hours', 'day'],
  safety: ['speeding', 'curfew', 'alarms'],
  health: ['battery', 'codes', 'service'],
} as const;
export type ReportPage = keyof typeof REPORTS;
export type ReportType = (typeof REPORTS)[ReportPage][number];
/** Reports with a table of figures: all but the day as ribbons. */
export type TableType = Exclude<ReportType, 'day'>;
export const REPORT_PAGES = Object.keys(REPORTS) as readonly ReportPage[];

export const pageOfType = (type: ReportType): ReportPage =>
  REPORT_PAGES.find((page) => (REPORTS[page] as readonly string[]).includes(type)) ?? 'usage';

/** What a report covers. Everything of it is in the address. */
export type ReportView = {
  type: ReportType;
  range: DayRange<Span>;
  /** Name of a group. `null` with no vehicles: the whole fleet. */
  group: string | null;
  /** Ids. Empty: all of the group or the fleet. */
  vehicles: readonly number[];
  /** Beside the period before, of the same number of days. */
  isCompared: boolean;
};

const DEFAULT_SPAN: Span = 7;

/**
 * Reads a view from the address (core 2.2): `page=safety&type=speeding`. What is missing or unknown gets its default, because addresses
 * are typed and shared.
 */
export function readReportView(query: URLSearchParams): ReportView {
  const page = REPORT_PAGES.find((one) => one === query.get('page')) ?? null;
  const types = page ? REPORTS[page] : REPORT_PAGES.flatMap((one) => [...REPORTS[one]]);
  const type = types.find((one) => one === query.get('type')) ?? types[0] ?? 'mileage';
  const vehicles = query.getAll('vehicle_id').map(Number).filter(Number.isSafeInteger);
  return {
    type,
    range: readRange(query, { spans: SPANS, most: MOST_DAYS }) ?? { days: DEFAULT_SPAN },
    group: vehicles.length > 0 ? null : query.get('group') || null,
    vehicles,
    isCompared: query.get('compare') === 'true',
  };
}

/** The query of a view, without what is the default. Not `vehicle`, which opens the live view of a vehicle (core 2.2). */
export function reportQuery({ type, range, group, vehicles, isCompared }: ReportView): URLSearchParams {
  const query = new URLSearchParams({ page: pageOfType(type), type });
  writeRange(query, range, DEFAULT_SPAN);
  for (const id of vehicles) query.append('vehicle_id', String(id));
  if (vehicles.length === 0 && group !== null) query.set('group', group);
  if (isCompared) query.set('compare', 'true');
  return query;
}

/** Period before, of as many days. That of a period that is still running ends at the same time of its day. */
export function periodBefore({ from, to }: Period, now: number, timeZone: string): Period {
  const days = daysOf({ from, to }, timeZone).length;
  const before = { from: dayStart(from, timeZone, -days), to: from };
  if (now <= from || now >= to) return before;
  // Its running day also counts at its very start.
  const over = daysOf({ from, to: now + 1 }, timeZone).length - 1;
  const sameDay = dayStart(from, timeZone, over - days);
  return { ...before, to: Math.min(sameDay + now - dayStart(now, timeZone, 0), from) };
}

/** Whether the server still has the whole period before. */
export const isComparable = (period: Period, now: number, timeZone: string): boolean =>
  periodBefore(period, now, timeZone).from >= dayStart(now, timeZone, -MOST_DAYS);

/** Starts of the days of a period. */
export function daysOf({ from, to }: Period, timeZone: string): number[] {
  const starts: number[] = [];
  for (let start = from; start < to; start = dayStart(start, timeZone, 1)) starts.push(start);
  return starts;
}

/** Number of times on each day of a period. */
export function countsByDay(times: readonly number[], period: Period, timeZone: string): number[] {
  const counts = new Map<string, number>();
  for (const time of times) {
    const day = dayIn(time, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return daysOf(period, timeZone).map((start) => counts.get(dayIn(start, timeZone)) ?? 0);
}

/** Days that each bar of a chart covers: one, a week or four weeks. As few as possible for at most `room` bars. */
export const daysPerBar = (days: number, room: number): number =>
  [1, 7].find((size) => Math.ceil(days / size) <= room) ?? 28;

/** Sums of every `size` counts. The last sum may have fewer. */
export const sumsOf = (counts: readonly number[], size: number): number[] =>
  Array.from({ length: Math.ceil(counts.length / size) }, (_, index) =>
    counts.slice(index * size, (index + 1) * size).reduce((sum, count) => sum + count, 0),
  );
