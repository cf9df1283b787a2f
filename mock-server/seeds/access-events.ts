import { dueId } from '../domain/due.ts';
import { boundOf } from '../domain/users/set-access.ts';
import type { DeviceRow, DueRow, Instant, UserRow } from '../world/rows.ts';

/** Starts and ends of guests' access after `epoch`. */
export function accessEvents(users: readonly UserRow[], epoch: Instant): DueRow[] {
  const entries = users.flatMap(({ vehicle_access }) => vehicle_access);
  const events = entries.flatMap(({ vehicle, access_start, access_end }) =>
    [access_start, access_end].flatMap((at): DueRow[] => {
      if (at === null || at <= epoch) return [];
      const subject = boundOf(vehicle, at);
      return [{ id: dueId('access_changes', subject), at, kind: 'access_changes', subject }];
    }),
  );
  // Several users may begin or end together.
  return [...new Map(events.map((event) => [event.id, event])).values()];
}

/** End of a device's service mode. */
export function serviceEvents({ id, service_mode_end_date: at }: DeviceRow): DueRow[] {
  return at === null ? [] : [{ id: dueId('service_mode_ends', id), at, kind: 'service_mode_ends', subject: id }];
}
