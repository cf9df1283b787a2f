import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { geofencesQuery } from './queries.ts';

/** Reads all geofences, page after page. `all`: those that are read so far, `undefined` before the first page. */
export function useAllGeofences({ enabled = true }: { enabled?: boolean } = {}) {
  const query = useInfiniteQuery({ ...geofencesQuery(), enabled });
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    // Several parts of a page may ask for the same page of the list.
    if (enabled && hasNextPage && !isFetching && !error) void fetchNextPage({ cancelRefetch: false });
  }, [enabled, hasNextPage, isFetching, error, fetchNextPage]);
  const all = useMemo(() => data?.pages.flatMap(({ results }) => results), [data]);
  return { query, all };
}
