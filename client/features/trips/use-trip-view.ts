import { startTransition, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readTripView, STEP, type TripView, tripQuery } from '../../rules/trips/trip-view.ts';
import { useNow } from '../../ui/use-now.ts';

/** The view of the address. Shows a change at once, because the router updates when the browser is idle. */
export function useTripView(): [TripView, (changed: Partial<TripView>) => void] {
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const now = useNow(STEP);
  const [picked, setPicked] = useState<{ key: string; view: TripView } | null>(null);
  const read = useMemo(() => readTripView(query, now), [query, now]);
  const view = picked?.key === key ? picked.view : read;
  const change = (changed: Partial<TripView>) => {
    const next = { ...view, ...changed };
    // In slices, because a long trip makes much to render.
    startTransition(() => setPicked({ key, view: next }));
    setQuery(tripQuery(next), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
