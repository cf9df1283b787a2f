import { queryOptions } from '@tanstack/react-query';
import {
  getListAlertEventsQueryKey,
  getListAlertEventsQueryOptions,
  listAlertEvents,
} from '../../../generated/client/alert.ts';
import { getListLogsQueryOptions } from '../../../generated/client/iot.ts';
import type { KnownAlertType, LogAction, LogPage } from '../../api/model.ts';
import { MINUTE } from '../../rules/time/duration.ts';

/** Milliseconds since 1970: the first instant, and the first one after. */
export type Range = { from: number; to: number };

const iso = (at: number) => new Date(at).toISOString();
/** The API takes the last instant as one of the range. */
const dates = ({ from, to }: Range) => ({ from_date: iso(from), to_date: iso(to - 1) });

/** How many alerts each of some ranges had; of one type, or of all. One row per range is enough: the count comes with it. */
export const alertCountsQuery = (ranges: readonly Range[], type?: KnownAlertType) => {
  const filters = ranges.map((range) => ({
    ...dates(range),
    limit: 1,
    ...(type !== undefined && { alert_type: [type] }),
  }));
  return queryOptions({
    queryKey: [...getListAlertEventsQueryKey(), 'counts', filters],
    queryFn: ({ signal }) =>
      Promise.all(filters.map(async (filter) => (await listAlertEvents(filter, { signal })).count)),
    refetchInterval: 5 * MINUTE,
  });
};

/** The first page of a type's alerts in a range, and how many there are. */
export const latestAlertsQuery = (range: Range, type: KnownAlertType) =>
  queryOptions({
    ...getListAlertEventsQueryOptions({ ...dates(range), alert_type: [type], limit: 100 }),
    refetchInterval: 5 * MINUTE,
  });

const entriesOf = ({ results }: LogPage) => results;

/** The newest entries of the feed since an instant, of the given kinds. */
export const latestLogsQuery = (from: number, event: readonly LogAction[], limit: number) =>
  queryOptions({
    ...getListLogsQueryOptions({ from_date: iso(from), event: [...event], limit }),
    refetchInterval: MINUTE,
    select: entriesOf,
  });

/** The newest entries about one vehicle since an instant, of the given kinds. */
export const vehicleLogsQuery = (vehicleId: number, from: number, event: readonly LogAction[], limit: number) =>
  queryOptions({
    ...getListLogsQueryOptions({ vehicle_id: [vehicleId], from_date: iso(from), event: [...event], limit }),
    refetchInterval: MINUTE,
    select: entriesOf,
  });
