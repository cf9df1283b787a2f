import type { AlertEvent, AlertRuleReplay } from '../../api/model.ts';
import { dayIn } from '../time/calendar-day.ts';
import { alertTime } from './alert-time.ts';
import { alertsPerDot, dotsOf } from './replay-dots.ts';

/** One of the newest alerts of a replay, its dot among those of its day from below, and where it would have been raised. */
export type ReplayAlert = {
  event: AlertEvent;
  day: string;
  dot: number;
  place: { longitude: number; latitude: number } | null;
};

/** The newest alerts, newest first. Without a time an alert has no dot (commerce 3 names only its id). */
export function replayAlerts({ days, newest }: Pick<AlertRuleReplay, 'days' | 'newest'>, zone: string): ReplayAlert[] {
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const perDot = alertsPerDot([...counts.values()]);
  const listed = new Map<string, number>();
  return newest
    .toSorted((a, b) => (alertTime(b) ?? 0) - (alertTime(a) ?? 0))
    .map((event) => {
      const at = alertTime(event);
      const day = at === null ? '' : dayIn(at, zone);
      const later = listed.get(day) ?? 0;
      listed.set(day, later + 1);
      const { longitude, latitude } = event;
      return {
        event,
        day,
        dot: dotsOf((counts.get(day) ?? 0) - later, perDot) - 1,
        place: longitude === undefined || latitude === undefined ? null : { longitude, latitude },
      };
    });
}

/** What is pointed at: a day, or one alert of it. */
export type ReplayMark = { day: string; id: string | null };

/** Whether a mark is at an alert. */
export const isMarked = (mark: ReplayMark | null, { event, day }: Pick<ReplayAlert, 'event' | 'day'>): boolean =>
  mark !== null && (mark.id === null ? mark.day === day : mark.id === event.id);
