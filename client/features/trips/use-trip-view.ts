import { startTransition, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readTripView, STEP, type TripView, tripQuery } from '../../rules/trips/trip-view.ts';
import { useNow } from '../../ui/use-now.ts';

/** A view that the page shows before the address has it. `from`: the history entry of the change. */
type Pending = { view: TripView; from: string; search: string };

export type TripViewState = {
  view: TripView;
  /** The view after all changes so far, for handlers. `view` lacks those that are not rendered yet. */
  latest: () => TripView;
  change: (changed: (latest: TripView) => Partial<TripView>) => void;
};

/** The view of the address. Shows a change at once, because the router updates when the browser is idle. */
export function useTripView(): TripViewState {
  const { key, search } = useLocation();
  const navigation = useNavigationType();
  const [query, setQuery] = useSearchParams();
  const now = useNow(STEP);
  const [rendered, setRendered] = useState<Pending | null>(null);
  const newest = useRef<Pending | null>(null);
  const read = useMemo(() => readTripView(query, now), [query, now]);

  /** Whether the address still lacks a view: no navigation yet, or only that of an earlier change. A link or Back discards it. */
  const isPending = (pending: Pending) =>
    pending.from === key || (navigation === NavigationType.Replace && pending.search !== search);
  const viewOf = (pending: Pending | null) => (pending && isPending(pending) ? pending.view : null);
  const view = viewOf(rendered) ?? read;
  const latest = () => viewOf(newest.current) ?? view;
  return {
    view,
    latest,
    change: (changed) => {
      const before = latest();
      const next = { ...before, ...changed(before) };
      const written = tripQuery(next);
      const pending = { view: next, from: key, search: written.size === 0 ? '' : `?${written}` };
      newest.current = pending;
      // In slices, because a long trip makes much to render.
      startTransition(() => setRendered(pending));
      setQuery(written, { replace: true, preventScrollReset: true });
    },
  };
}
