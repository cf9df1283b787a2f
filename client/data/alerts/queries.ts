import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListAlertEventsQueryKey, listAlertEvents } from '../../../generated/client/alert.ts';
import type { KnownAlertType } from '../../api/model.ts';
import { pageAfter } from '../../api/paging.ts';
import { USUAL_ALERTS } from '../../rules/commands/actions.ts';
import { ALERT_PAGE } from '../../rules/constants/alert-rules.ts';

export type AlertFilter = {
  from_date: string;
  to_date: string;
  vehicle_id?: number[];
  alert_type?: KnownAlertType[];
};

/**
 * Alert events in pages until the count is covered (commerce 7). Cancelling keeps the pages that were read. Always names
 * the types, because a server may leave some out otherwise.
 */
export const alertEventsQuery = (filter: AlertFilter) =>
  infiniteQueryOptions({
    queryKey: [...getListAlertEventsQueryKey(), 'pages', filter],
    queryFn: ({ pageParam, signal }) =>
      listAlertEvents({ alert_type: [...USUAL_ALERTS], ...filter, ...pageParam }, { signal }),
    initialPageParam: { limit: ALERT_PAGE, offset: 0 },
    getNextPageParam: (last, _pages, asked) => pageAfter(last, asked),
  });
