import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

type KeptOutcome = { outcome: string };

/** Returns the outcome in the state of a location, or `null` if the page does not know it. */
export function outcomeOf<Outcome extends string>(state: unknown, outcomes: readonly Outcome[]): Outcome | null {
  const { outcome } = (state ?? {}) as Partial<Record<keyof KeptOutcome, unknown>>;
  return outcomes.find((known) => known === outcome) ?? null;
}

/**
 * Outcome of a one-time link: `fresh` if it has just arrived, otherwise the stored one. It belongs to the page's history entry, so
 * Back and a reload show it again, and opening the link again starts over.
 */
export function useKeptOutcome<Outcome extends string>(
  fresh: Outcome | null,
  outcomes: readonly Outcome[],
): Outcome | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const kept = outcomeOf(state, outcomes);
  // In an effect, not when the answer arrives: a user who has left the page stays where they are.
  useEffect(() => {
    if (fresh === null || fresh === kept) return;
    void navigate(pathname + search, { replace: true, state: { outcome: fresh } satisfies KeptOutcome });
  }, [fresh, kept, pathname, search, navigate]);
  return fresh ?? kept;
}
