import { tz } from '@date-fns/tz';
import { getYear } from 'date-fns';
import { knownZone } from './known-zone.ts';

/** The current year and the 25 before it (commerce 9). */
const OFFERED = 26;

/** Model years to choose from, newest first. Includes a year that is set already, however old. */
export function modelYears(now: number, timeZone: string, set: number | null): number[] {
  const current = getYear(now, { in: tz(knownZone(timeZone)) });
  const years = Array.from({ length: OFFERED }, (_, back) => current - back);
  if (set === null || years.includes(set)) return years;
  return [...years, set].sort((one, other) => other - one);
}
