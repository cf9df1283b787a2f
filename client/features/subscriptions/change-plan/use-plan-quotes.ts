import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Payment, PlanOffer } from '../../../api/model.ts';
import { planQuoteQuery } from '../../../data/billing/queries.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';

export type PlanQuote = UseQueryResult<Payment>;

/**
 * Prices of the compared plans, as the server computes them. `others`: plans whose prices only tell what a term saves. They are asked
 * for once the compared ones are answered.
 */
export function usePlanQuotes(
  subscribed: Subscribed,
  compared: readonly PlanOffer[],
  others: readonly PlanOffer[],
): (id: string | undefined) => PlanQuote | undefined {
  const ids = compared.map(({ id }) => id);
  const later = [...new Set(others.map(({ id }) => id))].filter((id) => !ids.includes(id));
  const quotes = useQueries({ queries: ids.map((id) => planQuoteQuery(subscribed, id)) });
  const enabled = quotes.every(({ isPending }) => !isPending);
  const ofOthers = useQueries({ queries: later.map((id) => ({ ...planQuoteQuery(subscribed, id), enabled })) });
  return (id) => {
    if (id === undefined) return undefined;
    return quotes[ids.indexOf(id)] ?? ofOthers[later.indexOf(id)];
  };
}
