import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type AlertFilter, alertEventsQuery, eventsRead } from '../../data/alerts/queries.ts';
import { ALERT_LOG_PAGE } from '../../rules/constants/alert-rules.ts';

/** Alert events of a filter. Reads only as many pages as are shown, and more on request. */
export function useAlertEvents(filter: AlertFilter) {
  const [most, setMost] = useState<number>(ALERT_LOG_PAGE);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery(alertEventsQuery(filter));
  const { events, count } = useMemo(() => eventsRead(data?.pages ?? []), [data]);
  const isShort = hasNextPage && events.length < most;
  useEffect(() => {
    if (isShort && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isShort, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return {
    events: events.slice(0, most),
    /** Of the server: all that match. `null`: not known yet. */
    count: data ? count : null,
    error,
    isPending,
    /** Events that the next press shows. */
    left: Math.max(0, Math.min(ALERT_LOG_PAGE, (hasNextPage ? count : events.length) - most)),
    isLoading: isFetchingNextPage,
    isIncomplete: isShort && isFetchNextPageError,
    showMore: () => setMost((last) => last + ALERT_LOG_PAGE),
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
