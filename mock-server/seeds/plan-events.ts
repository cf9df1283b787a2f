import { dueId } from '../domain/due.ts';
import { nextAttempt } from '../domain/subscriptions/retries.ts';
import type { DeviceRow, DueKind, DueRow, Instant } from '../world/rows.ts';

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

function planEvent({ pause, device_state, renewal_failure, plan_renewal_date }: DeviceRow): [DueKind, Instant | null] {
  if (pause) return device_state === 'paused' ? ['pause_ends', pause.ends_at] : ['pause_begins', pause.starts_at];
  if (renewal_failure) return ['renewal_retried', nextAttempt(renewal_failure.failed_at, renewal_failure.failed_at)];
  return ['plan_ends', device_state === 'paused' ? null : plan_renewal_date];
}
