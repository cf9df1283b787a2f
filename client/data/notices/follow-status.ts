import { onFailedCall } from '../../api/failures.ts';
import { useConnection } from '../../lib/connection.ts';
import { queryClient } from '../query-client.ts';
import { isInterruption } from './interruptions.ts';
import { maintenanceQuery, outagesQuery, recheckNotices } from './queries.ts';

/** Milliseconds for which a check answers further failures of the servers. */
const FRESH = 30_000;
/** Answers of a server that is down or overloaded. */
const DOWN: readonly number[] = [502, 503, 504];
const STATUS_PATHS = /^\/api\/(outage|maintenance)$/;

/**
 * Checks the service status between two polls where it may have changed: after a call that an interruption refused, after
 * failures of the servers, and when the connection is back. Returns how to stop.
 */
export function followStatus(): () => void {
  const ignore = onFailedCall(({ code, status }, path) => {
    if (isInterruption(code) || (DOWN.includes(status) && !STATUS_PATHS.test(path) && !isFresh())) {
      void recheckNotices();
    }
  });
  const unsubscribe = useConnection.subscribe(({ isFailing }, before) => {
    if (before.isFailing && !isFailing) void recheckNotices();
  });
  return () => {
    ignore();
    unsubscribe();
  };
}

/** Whether both were checked just now, with or without success. */
const isFresh = (): boolean =>
  [outagesQuery(), maintenanceQuery()].every(({ queryKey }) => {
    const state = queryClient.getQueryState(queryKey);
    return state !== undefined && Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) < FRESH;
  });
