import type { Instant } from '../world/rows.ts';
import { instantOf } from './iso.ts';

type Asked = { from_date?: string | undefined; to_date?: string | undefined };
type Errors = Record<string, string[]>;
type Read<From> = { from: From; to: Instant; errors: Errors | null };

/**
 * Parses the time range of a query. A missing or future end becomes now. Returns messages by field for a reversed
 * range.
 */
export function rangeOf(query: Asked & { from_date: string }, now: Instant): Read<Instant>;
export function rangeOf(query: Asked, now: Instant): Read<Instant | null>;
export function rangeOf({ from_date, to_date }: Asked, now: Instant): Read<Instant | null> {
  const from = instantOf(from_date);
  const end = instantOf(to_date);
  const isBackwards = from !== null && end !== null && end < from;
  return {
    from,
    to: Math.min(end ?? now, now),
    errors: isBackwards ? { to_date: ['Must not lie before from_date'] } : null,
  };
}
