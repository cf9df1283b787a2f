import { dueId } from '../domain/due.ts';
import { nextAttempt } from '../domain/subscriptions/retries.ts';
import { nextAccessEnd } from '../domain/users/access-end.ts';
import type { DeviceRow, DueKind, DueRow, Instant, UserRow } from '../world/rows.ts';

/** Scheduled events of a device's plan, pause and add-ons after `epoch`. Earlier ones have taken place. */
export function planEvents(device: DeviceRow, epoch: Instant): DueRow[] {
  const expirations = device.add_ons.map(({ expiration }) => expiration).filter((expiration) => expiration > epoch);
  const events: [DueKind, Instant | null][] = [
    planEvent(device),
    ['add_on_ends', expirations.length > 0 ? Math.min(...expirations) : null],
  ];
  return events.flatMap(([kind, at]) =>
    at !== null && at > epoch ? { id: dueId(kind, device.id), at, kind, subject: device.id } : [],
  );
}

/** The end of a user's access after `epoch` that comes first. It schedules the next one. */
export function accessEvents(user: UserRow, epoch: Instant): DueRow[] {
  const [kind, subject] = ['access_ends', String(user.id)] as const;
  const at = nextAccessEnd(user, epoch);
  return at === null ? [] : [{ id: dueId(kind, subject), at, kind, subject }];
}

function planEvent({ pause, device_state, renewal_failure, plan_renewal_date }: DeviceRow): [DueKind, Instant | null] {
  if (pause) return device_state === 'paused' ? ['pause_ends', pause.ends_at] : ['pause_begins', pause.starts_at];
  if (renewal_failure) return ['renewal_retried', nextAttempt(renewal_failure.failed_at, renewal_failure.failed_at)];
  return ['plan_ends', device_state === 'paused' ? null : plan_renewal_date];
}
