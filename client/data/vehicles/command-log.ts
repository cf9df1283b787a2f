import { queryOptions, skipToken } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import { listLogs } from '../../api/operations.ts';
import type { HistoryEntry } from './command-history.ts';
import { unseenIn } from './command-history.ts';

/** More lines than a browser's unseen commands can have. */
const LINES = 100;

/** The lines of the activity log that may tell how commands ended whose answer nobody saw; asks nothing where all were seen. */
export function unseenLogQuery(vehicleId: number, entries: readonly HistoryEntry[]) {
  const unseen = unseenIn(entries);
  return queryOptions({
    queryKey: ['listLogs', 'unseen', vehicleId, unseen],
    queryFn: unseen
      ? async ({ signal }) => {
          const from_date = new Date(unseen.from).toISOString();
          const asked = { vehicle_id: [vehicleId], event: unseen.events, from_date, limit: LINES };
          return (await body(listLogs(asked, { signal }))).results;
        }
      : skipToken,
  });
}
