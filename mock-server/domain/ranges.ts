import type { Instant } from '../world/rows.ts';
import { instantOf } from './iso.ts';

type Asked = { from_date?: string | undefined; to_date?: string | undefined };
type Errors = Record<string, string[]>;
type Read<From> = { from: From; to: Instant; errors: Errors | null };

/** The time that a query asks about; without an end, or with one ahead, it ends now. Messages by field where it ends before it begins. */
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
