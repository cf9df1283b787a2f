import type { TripSums } from '../trips/trip-sums.ts';
import { REPORTS, type ReportType } from './report-view.ts';

/** What was read of one vehicle for a period. */
export type Reading =
  | { kind: 'trips'; stats: TripSums }
  /** Times of alerts in milliseconds since 1970, newest first. `null`: the server sent none. */
  | { kind: 'alerts'; times: readonly (number | null)[] };

/** Unit of a report's figure: miles, seconds, or a number of events. */
export type FigureUnit = 'distance' | 'duration' | 'count';

/** Reports that are read vehicle by vehicle for a period. */
export type PeriodType = Exclude<(typeof REPORTS)['usage' | 'safety'][number], 'day'>;
export const isPeriodType = (type: ReportType): type is PeriodType =>
  type !== 'day' && !(REPORTS.health as readonly ReportType[]).includes(type);

export const UNITS = {
  mileage: 'distance',
  idle: 'duration',
  hours: 'duration',
  speeding: 'count',
  curfew: 'count',
  alarms: 'count',
} as const satisfies Record<PeriodType, FigureUnit>;

/** Alert types of the safety report (core 3). */
export const SAFETY_ALERTS = { speeding: 'speed_limit', curfew: 'curfew', alarms: 'theft_alarm' } as const;

/** Figure of a report in a reading: miles, seconds or a count. */
export function figureOf(type: PeriodType, reading: Reading): number {
  if (reading.kind === 'alerts') return reading.times.length;
  const { trip_miles, idle_time, ignition_on_total } = reading.stats;
  return type === 'idle' ? idle_time : type === 'hours' ? ignition_on_total : trip_miles;
}

/** Difference to the period before as a share of it. `null` if there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before);
