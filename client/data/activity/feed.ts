import { queryOptions } from '@tanstack/react-query';
import { getListFiltersQueryKey, listFilters } from '../../../generated/client/filter.ts';
import { getListLogsQueryOptions, listLogs } from '../../../generated/client/iot.ts';
import type { CustomFilter, ListLogsParams } from '../../api/model.ts';
import { PAGE_SIZE } from '../../api/paging.ts';
import { wholePage } from '../../api/whole-page.ts';
import { eventsOf, type FeedView, feedBounds } from '../../rules/activity/feed-view.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { everyPage } from '../every-page.ts';

/** Parameters of a view, without those of a page. */
export type FeedFilter = Pick<ListLogsParams, 'vehicle_id' | 'event' | 'from_date' | 'to_date' | 'exclude_failures'>;

const iso = (at: number) => new Date(at).toISOString();

/** Parameters of a view. Its end is fixed, so that new entries do not move the pages. */
export function feedFilter(view: FeedView, until: number, timeZone: string): FeedFilter {
  const { from, to } = feedBounds(view, until, timeZone);
  return {
    from_date: iso(from),
    to_date: iso(to),
    event: eventsOf(view),
    ...(view.vehicles && { vehicle_id: [...view.vehicles] }),
    ...(view.excludesFailures && { exclude_failures: true }),
  };
}

/** One page of the feed, with the count of all entries. */
export const feedPageQuery = (filter: FeedFilter, page: number) => {
  const asked = { limit: PAGE_SIZE, offset: page * PAGE_SIZE };
  return queryOptions({
    ...getListLogsQueryOptions({ ...filter, ...asked }),
    queryFn: ({ signal }) => wholePage((one) => listLogs({ ...filter, ...one }, { signal }), asked),
  });
};

/** Number of entries since the end of a view. */
export const newerQuery = ({ to_date: _end, ...filter }: FeedFilter, until: number) =>
  queryOptions({
    ...getListLogsQueryOptions({ ...filter, from_date: iso(until + 1), limit: 1 }),
    refetchInterval: MINUTE,
    select: ({ count }) => count,
  });

/** The user's favorites, and those shared with them, by name. */
export const favoritesQuery = () =>
  everyPage<CustomFilter>(getListFiltersQueryKey(), (page, options) => listFilters(page, options));
