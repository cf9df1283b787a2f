import type { Vehicle } from '../../api/model.ts';
import type { ReportPart } from '../../data/reports/report-run.ts';
import { figureOf, type PeriodType } from '../../rules/reports/figures.ts';

/** One vehicle of a report. `part`: `null` if its plan has no trips. */
export type ReportRow = { vehicle: Vehicle; part: ReportPart | null };

/** Figure of a row, or `null` if there is none. */
export function currentOf(type: PeriodType, { part }: ReportRow): number | null {
  return part && 'current' in part ? figureOf(type, part.current) : null;
}

export function beforeOf(type: PeriodType, { part }: ReportRow): number | null {
  return part && 'before' in part && part.before ? figureOf(type, part.before) : null;
}

export type Totals = { current: number; before: number | null };

/** Sums over the vehicles that were read. */
export function totalsOf(type: PeriodType, rows: readonly ReportRow[], isCompared: boolean): Totals {
  const sum = (of: typeof currentOf) => rows.reduce((total, row) => total + (of(type, row) ?? 0), 0);
  return { current: sum(currentOf), before: isCompared ? sum(beforeOf) : null };
}
