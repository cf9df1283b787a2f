import type { AlertRuleParameters } from '../../generated/contract/types.gen.ts';
import { hashText } from '../world/random.ts';
import type { AlertRuleRow } from '../world/rows.ts';
import { type Second, secondOf } from './time.ts';

/** Period in which a rule applies with the same parameters. `until` is exclusive. */
export type RuleSpan = { readonly from: Second; readonly until: Second; readonly parameters: AlertRuleParameters };

/** Rules of a vehicle by alert type, and a hash of them. */
export type RuleBook = { readonly stamp: number; readonly spans: ReadonlyMap<string, readonly RuleSpan[]> };

const NONE: readonly RuleSpan[] = [];

function spansOf({ versions }: AlertRuleRow): RuleSpan[] {
  return versions.flatMap(({ from, is_enabled, parameters }, index) => {
    const next = versions[index + 1];
    const until = next ? secondOf(next.from) : Number.POSITIVE_INFINITY;
    return is_enabled && secondOf(from) < until ? [{ from: secondOf(from), until, parameters }] : [];
  });
}

function bookOf(rows: readonly AlertRuleRow[]): RuleBook {
  // Rules of geofences are spans of their fences.
  const measured = rows.filter(({ alert_type }) => alert_type !== 'geofences');
  const spans = new Map(measured.map((row) => [row.alert_type as string, spansOf(row)]));
  return { stamp: hashText(JSON.stringify([...spans])), spans };
}

const books = new WeakMap<readonly AlertRuleRow[], RuleBook>();

/** Computed once for each list of rules. Vehicles with seeded rules share one. */
export function ruleBookOf(rows: readonly AlertRuleRow[]): RuleBook {
  const known = books.get(rows);
  if (known) return known;
  const book = bookOf(rows);
  books.set(rows, book);
  return book;
}

export const spansFor = ({ spans }: RuleBook, type: string): readonly RuleSpan[] => spans.get(type) ?? NONE;

/** The rule for an alert type at a second. Without one the type raises nothing. */
export function ruleAt(book: RuleBook, type: string, second: Second): RuleSpan | null {
  for (const span of spansFor(book, type)) if (second >= span.from && second < span.until) return span;
  return null;
}
