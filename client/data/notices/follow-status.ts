import { onFailedCall } from '../../api/failures.ts';
import { useConnection } from '../../lib/connection.ts';
import { queryClient } from '../query-client.ts';
import { isInterruption } from './interruptions.ts';
import { maintenanceQuery, outagesQuery, recheckNotices } from './queries.ts';

/** Milliseconds for which one check covers further server failures. */
const FRESH = 30_000;
/** Responses of a server that is down or overloaded. */
const DOWN: readonly number[] = [502, 503, 504];
const STATUS_PATHS = /^\/api\/(outage|maintenance)$/;

/**
 * Checks the service status between polls: after a call refused by an interruption, after server failures, and when the
 * connection is back. Returns a function that stops it.
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

/** Whether both were just checked, with or without success. */
const isFresh = (): boolean =>
  [outagesQuery(), maintenanceQuery()].every(({ queryKey }) => {
    const state = queryClient.getQueryState(queryKey);
    return state !== undefined && Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) < FRESH;
  });
