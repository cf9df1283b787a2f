import { queryOptions } from '@tanstack/react-query';
import { listAlertEvents } from '../../../generated/client/alert.ts';
import { listLogs } from '../../../generated/client/iot.ts';
import type { AlertEvent, KnownAlertType, LogAction } from '../../api/model.ts';

/** Milliseconds since 1970: the first instant, and the first one after. */
export type Range = { from: number; to: number };

const MINUTE = 60_000;
const iso = (at: number) => new Date(at).toISOString();
/** The API takes the last instant as one of the range. */
const dates = ({ from, to }: Range) => ({ from_date: iso(from), to_date: iso(to - 1) });

/** How many alerts each of some ranges had; of one type, or of all. A row a range is enough: it comes with the count. */
export const alertCountsQuery = (ranges: readonly Range[], type?: KnownAlertType) =>
  queryOptions({
    queryKey: ['listAlertEvents', 'counts', ranges, type],
    queryFn: async ({ signal }) => {
      const count = async (range: Range) => {
        const filter = { ...dates(range), limit: 1, ...(type !== undefined && { alert_type: [type] }) };
        return (await listAlertEvents(filter, { signal })).count;
      };
      return Promise.all(ranges.map(count));
    },
    refetchInterval: 5 * MINUTE,
  });

/** As many of the latest alerts of a type as a page holds, and how many there are. */
export const latestAlertsQuery = (range: Range, type: KnownAlertType) =>
  queryOptions({
    queryKey: ['listAlertEvents', 'latest', range, type],
    queryFn: async ({ signal }): Promise<{ count: number; events: readonly AlertEvent[] }> => {
      const page = await listAlertEvents({ ...dates(range), alert_type: [type], limit: 100 }, { signal });
      return { count: page.count, events: page.results };
    },
    refetchInterval: 5 * MINUTE,
  });

/** The newest entries of the feed since an instant, of the given kinds. */
export const latestLogsQuery = (from: number, event: readonly LogAction[], limit: number) =>
  queryOptions({
    queryKey: ['listLogs', 'latest', from, event, limit],
    queryFn: async ({ signal }) =>
      (await listLogs({ from_date: iso(from), event: [...event], limit }, { signal })).results,
    refetchInterval: MINUTE,
  });

/** The newest entries about one vehicle since an instant, of the given kinds. */
export const vehicleLogsQuery = (vehicleId: number, from: number, event: readonly LogAction[], limit: number) =>
  queryOptions({
    queryKey: ['listLogs', 'vehicle', vehicleId, from, event, limit],
    queryFn: async ({ signal }) => {
      const filter = { vehicle_id: [vehicleId], from_date: iso(from), event: [...event], limit };
      return (await listLogs(filter, { signal })).results;
    },
    refetchInterval: MINUTE,
  });
