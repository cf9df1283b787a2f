import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListAlertEventsQueryKey, listAlertEvents } from '../../../generated/client/alert.ts';
import type { KnownAlertType } from '../../api/model.ts';
import { ALERT_PAGE } from '../../rules/constants/alert-rules.ts';

export type AlertFilter = {
  from_date: string;
  to_date: string;
  vehicle_id?: number[];
  alert_type?: KnownAlertType[];
};

/** Alert events in pages until the count is covered (commerce 7). Cancelling keeps the pages that were read. */
export const alertEventsQuery = (filter: AlertFilter) =>
  infiniteQueryOptions({
    queryKey: [...getListAlertEventsQueryKey(), 'pages', filter],
    queryFn: ({ pageParam, signal }) =>
      listAlertEvents({ ...filter, limit: ALERT_PAGE, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count, results }, _pages, offset) =>
      results.length > 0 && offset + ALERT_PAGE < count ? offset + ALERT_PAGE : undefined,
  });
