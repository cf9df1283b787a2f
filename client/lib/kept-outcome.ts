import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

type KeptOutcome = { outcome: string };

/** The outcome in the state of a location, if it is one of those that its page has; null otherwise. */
export function outcomeOf<Outcome extends string>(state: unknown, outcomes: readonly Outcome[]): Outcome | null {
  const { outcome } = (state ?? {}) as Partial<Record<keyof KeptOutcome, unknown>>;
  return outcomes.find((known) => known === outcome) ?? null;
}

/**
 * What came of a link that works once: `fresh`, when it just came, or what is kept of it. It belongs to the page's entry in the
 * history: whoever comes back or loads the page anew reads it again, and the link opened anew begins anew.
 */
export function useKeptOutcome<Outcome extends string>(
  fresh: Outcome | null,
  outcomes: readonly Outcome[],
): Outcome | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const kept = outcomeOf(state, outcomes);
  // Not when the answer comes: whoever left the page meanwhile is not called back to it.
  useEffect(() => {
    if (fresh === null || fresh === kept) return;
    void navigate(pathname + search, { replace: true, state: { outcome: fresh } satisfies KeptOutcome });
  }, [fresh, kept, pathname, search, navigate]);
  return fresh ?? kept;
}
