import { TZDate } from '@date-fns/tz';
import { knownZone } from '../time/known-zone.ts';
import type { Problem } from '../validation/problem.ts';

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/**
 * Instant of a typed day and time in a zone, in milliseconds since 1970. A time that a change of the clock skips counts as the one
 * after it. `null`: nothing, or no time.
 */
export function typedInstant(typed: string, timeZone: string): number | null {
  const [, year, month, day, hour, minute] = (WRITTEN.exec(typed) ?? []).map(Number);
  if (year === undefined || month === undefined) return null;
  const at = new TZDate(year, month - 1, day ?? 1, hour ?? 0, minute ?? 0, knownZone(timeZone)).getTime();
  return Number.isNaN(at) ? null : at;
}

/** Problem of a typed end of the guest PIN. Empty: it has none. */
export function endProblem(typed: string, { now, timeZone }: { now: number; timeZone: string }): Problem | null {
  if (typed === '') return null;
  const at = typedInstant(typed, timeZone);
  if (at === null) return { text: 'date' };
  return at <= now ? { text: 'inFuture' } : null;
}
