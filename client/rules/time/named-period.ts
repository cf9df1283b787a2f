import type { ChosenDays } from './day-range.ts';
import { dayAfter } from './named-day.ts';

/** Periods of the calendar with a name of their own. Addresses hold their days, so that a shared link keeps its meaning. */
export const NAMED_PERIODS = ['yesterday', 'lastMonth'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

/** Days of a named period as of today. Days are `2026-11-21`. */
export function daysOfPeriod(name: NamedPeriod, today: string): ChosenDays {
  if (name === 'yesterday') return { first: dayAfter(today, -1), last: dayAfter(today, -1) };
  const last = dayAfter(`${today.slice(0, 8)}01`, -1);
  return { first: `${last.slice(0, 8)}01`, last };
}

/** Name of two days as of today. `null`: they have none. */
export const periodName = ({ first, last }: ChosenDays, today: string): NamedPeriod | null =>
  NAMED_PERIODS.find((name) => {
    const days = daysOfPeriod(name, today);
    return days.first === first && days.last === last;
  }) ?? null;
