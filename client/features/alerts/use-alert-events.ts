import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { AlertEvent } from '../../api/model.ts';
import { type AlertFilter, alertEventsQuery } from '../../data/alerts/queries.ts';
import { ALERT_PAGE, MOST_ALERTS } from '../../rules/constants/alert-rules.ts';

const MOST_PAGES = MOST_ALERTS / ALERT_PAGE;

const NONE: readonly AlertEvent[] = [];

/** Alert events of a filter, read page by page until all are here, stopped by the user, or very many. */
export function useAlertEvents(filter: AlertFilter) {
  const client = useQueryClient();
  const options = alertEventsQuery(filter);
  const key = JSON.stringify(filter);
  const [stopped, setStopped] = useState<string | null>(null);
  // Pages to read at most. More are read on request.
  const [more, setMore] = useState<{ key: string; pages: number }>({ key, pages: MOST_PAGES });
  const query = useInfiniteQuery(options);
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages.length ?? 0;
  const most = more.key === key ? more.pages : MOST_PAGES;
  const isFull = pages >= most;
  const isStopped = stopped === key || isFull;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isStopped && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isStopped, isFetchNextPageError, fetchNextPage]);
  // New events move the pages behind them, so that an event can be in two pages.
  const events = useMemo(
    () =>
      data
        ? [...new Map(data.pages.flatMap(({ results }) => results).map((event) => [event.id, event])).values()]
        : NONE,
    [data],
  );
  return {
    events,
    count: data?.pages.at(-1)?.count ?? null,
    error: query.error,
    isPending: query.isPending,
    isLoading: isFetching && (hasNextPage || pages === 0),
    /** Paused by the number of alerts, not by the user. */
    isFull: hasNextPage && isFull,
    // Also if it was stopped before the first page.
    isPaused: (hasNextPage || query.isPending) && isStopped && !isFetching,
    stop: () => {
      setStopped(key);
      void client.cancelQueries({ queryKey: options.queryKey });
    },
    resume: () => {
      setStopped(null);
      setMore({ key, pages: pages + MOST_PAGES });
      if (isFetchNextPageError || pages === 0) void (pages === 0 ? query.refetch() : fetchNextPage());
    },
  };
}
