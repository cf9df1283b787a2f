import { onFailedCall } from '../../api/failures.ts';
import { isStatusPath, onServiceStatus } from '../../api/service-status.ts';
import { useConnection } from '../../lib/connection.ts';
import { queryClient } from '../query-client.ts';
import { isInterruption } from './interruptions.ts';
import { maintenanceQuery, outagesQuery, recheckNotices } from './queries.ts';

/** Milliseconds for which one check covers further server failures. */
const FRESH = 30_000;
/** Responses of a server that is down or overloaded. */
const DOWN: readonly number[] = [502, 503, 504];
/** Shortest time between two checks because of a changed revision, so that servers that disagree cause no flood. */
const BETWEEN = 5_000;

/**
 * Checks the service status between polls: when an answer states another revision of it, after a call refused by an
 * interruption, after server failures, and when the connection is back. Returns a function that stops it.
 */
export function followStatus(): () => void {
  const ignore = onFailedCall(({ code, status }, path) => {
    if (isInterruption(code) || (DOWN.includes(status) && !isStatusPath(path) && !isFresh())) {
      void recheckNotices();
    }
  });
  const unsubscribe = useConnection.subscribe(({ isFailing }, before) => {
    if (before.isFailing && !isFailing) void recheckNotices();
  });
  let pause: ReturnType<typeof setTimeout> | undefined;
  let hasChangedSince = false;
  const check = () => {
    if (pause !== undefined) {
      hasChangedSince = true;
      return;
    }
    hasChangedSince = false;
    void recheckNotices();
    pause = setTimeout(() => {
      pause = undefined;
      if (hasChangedSince) check();
    }, BETWEEN);
  };
  const unfollow = onServiceStatus(check);
  return () => {
    unfollow();
    clearTimeout(pause);
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
