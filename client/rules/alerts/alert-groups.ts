import type { AlertEvent } from '../../api/model.ts';

/** Alerts of one day that say the same about one vehicle, newest first. Never empty. */
export type AlertGroup = { key: string; newest: AlertEvent; events: readonly AlertEvent[] };
/** `day`: `null` for alerts whose time is not known. */
export type AlertDay = { day: string | null; groups: readonly AlertGroup[] };

/** What an alert says, without its time, place and values. */
const saidBy = ({ vehicle_id, alert_type, kind, direction, geofence }: AlertEvent): string =>
  JSON.stringify([vehicle_id, alert_type, kind, direction, geofence]);

/**
 * Folds alerts, newest first, into groups by day. A group has the place of its newest alert, so that older alerts of a later page
 * lengthen the last day's groups or add some at its end, and move none.
 */
export function alertGroups(
  events: readonly AlertEvent[],
  dayOf: (event: AlertEvent) => string | null,
): readonly AlertDay[] {
  return [...Map.groupBy(events, dayOf)].map(([day, ofDay]) => ({
    day,
    groups: [...Map.groupBy(ofDay, saidBy)].flatMap(([said, [newest, ...older]]) =>
      newest ? [{ key: `${day} ${said}`, newest, events: [newest, ...older] }] : [],
    ),
  }));
}
