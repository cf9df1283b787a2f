import { queryOptions } from '@tanstack/react-query';
import {
  getListAlertEventsQueryKey,
  getListAlertEventsQueryOptions,
  listAlertEvents,
} from '../../../generated/client/alert.ts';
import { getListLogsQueryOptions } from '../../../generated/client/iot.ts';
import type { KnownAlertType, LogAction, LogPage } from '../../api/model.ts';
import { PAGE_SIZE } from '../../api/paging.ts';
import { now } from '../../lib/now.ts';
import { COMMAND_TYPES, USUAL_ALERTS } from '../../rules/commands/actions.ts';
import { MINUTE } from '../../rules/time/duration.ts';

/** Milliseconds since 1970. `to` is exclusive. */
export type Range = { from: number; to: number };

const iso = (at: number) => new Date(at).toISOString();
/** The API includes the end of a range. */
const dates = ({ from, to }: Range) => ({ from_date: iso(from), to_date: iso(to - 1) });

/** Alert counts of several ranges, of one type or of all that the alerts page shows at first. Reads one row per range, because each page has the count. */
export const alertCountsQuery = (ranges: readonly Range[], type?: KnownAlertType) => {
  const filters = ranges.map((range) => ({
    ...dates(range),
    limit: 1,
    alert_type: type === undefined ? [...USUAL_ALERTS] : [type],
  }));
  return queryOptions({
    queryKey: [...getListAlertEventsQueryKey(), 'counts', filters],
    queryFn: ({ signal }) =>
      Promise.all(filters.map(async (filter) => (await listAlertEvents(filter, { signal })).count)),
    refetchInterval: 5 * MINUTE,
  });
};

/** First page of a type's alerts in a range, with their count. */
export const latestAlertsQuery = (range: Range, type: KnownAlertType) =>
  queryOptions({
    ...getListAlertEventsQueryOptions({ ...dates(range), alert_type: [type], limit: 100 }),
    refetchInterval: 5 * MINUTE,
  });

const entriesOf = ({ results }: LogPage) => results;

/** Newest entries of the feed since an instant, of the given kinds. */
export const latestLogsQuery = (from: number, event: readonly LogAction[], limit: number) =>
  queryOptions({
    ...getListLogsQueryOptions({ from_date: iso(from), event: [...event], limit }),
    refetchInterval: MINUTE,
    select: entriesOf,
  });

/** Commands that users sent to a vehicle in a range. The newest hundred: what the vehicle does by itself has other types or no sender. */
export const sentCommandsQuery = (vehicleId: number, range: Range) =>
  queryOptions({
    ...getListLogsQueryOptions({
      vehicle_id: [vehicleId],
      ...dates(range),
      event: [...COMMAND_TYPES],
      limit: PAGE_SIZE,
    }),
    refetchInterval: range.to > now() && MINUTE,
    select: ({ results }: LogPage) => results.filter(({ originator }) => originator),
  });

/** Newest entries about one vehicle since an instant, of the given kinds. */
export const vehicleLogsQuery = (vehicleId: number, from: number, event: readonly LogAction[], limit: number) =>
  queryOptions({
    ...getListLogsQueryOptions({ vehicle_id: [vehicleId], from_date: iso(from), event: [...event], limit }),
    refetchInterval: MINUTE,
    select: entriesOf,
  });
