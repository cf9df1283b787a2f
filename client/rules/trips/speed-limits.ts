import type { AlertEvent } from '../../api/model.ts';
import { alertTime } from '../alerts/alert-time.ts';

/** A limit that was exceeded, with the time of it. Milliseconds since 1970, miles per hour. */
export type SpeedLimit = { from: number; to: number; limit: number };

/** Limits of speeding alerts, in order of time. Alerts without a limit or a time have no part in it. `until`: end of those that still last. */
export function speedLimits(events: readonly AlertEvent[], until: number): SpeedLimit[] {
  return events
    .flatMap((event): SpeedLimit[] => {
      const { speed_limit: limit, begins_at, ends_at } = event;
      const raised = alertTime(event);
      if (limit === undefined || raised === null) return [];
      const from = begins_at === undefined ? raised : Date.parse(begins_at);
      const to = ends_at === undefined ? raised : ends_at === null ? until : Date.parse(ends_at);
      return [{ from, to: Math.max(from, to), limit }];
    })
    .sort((a, b) => a.from - b.from);
}

/** The limit that a vehicle exceeds at a moment. `null`: none, or not known. */
export const limitAt = (limits: readonly SpeedLimit[], at: number, mph: number): number | null =>
  limits.find(({ from, to, limit }) => from <= at && at <= to && mph > limit)?.limit ?? null;
