import type { MaintenanceReminder, MaintenanceReminderUpdate } from '../../../generated/contract/types.gen.ts';
import { dueDay } from '../../telemetry/changes.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { Reading } from '../../telemetry/types.ts';
import type { Instant, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { subjectOf } from '../subjects.ts';
import { milesDriven } from './mileage.ts';

/** `reading`: the last report, if already loaded. */
type Odometer = { world: World; telemetry: Telemetry; now: Instant; reading?: Reading | null };

function milesAt(vehicle: VehicleRow, { world, telemetry }: Odometer, at: Instant): number {
  return milesDriven(vehicle, telemetry.reading(subjectOf(world, vehicle), at));
}

/**
 * Miles driven since the last service, without odometer corrections. Counted from the seeded value, or from the last
 * reset once a reminder was set.
 */
function drivenSince(vehicle: VehicleRow, odometer: Odometer): number {
  const { reading, now, world } = odometer;
  const miles = reading === undefined ? milesAt(vehicle, odometer, now) : milesDriven(vehicle, reading);
  const atEpoch = vehicle.reminder?.parameters.driven;
  if (atEpoch === undefined) return Math.max(0, miles - vehicle.reminder_reset_mileage);
  return atEpoch + miles - milesAt(vehicle, odometer, world.origin.epoch);
}

/** A vehicle's reminder with the miles driven since the last service (core 9: due miles are interval minus driven). */
export function reminderView(vehicle: VehicleRow, odometer: Odometer): MaintenanceReminder | null {
  const { reminder } = vehicle;
  if (reminder?.type !== 'maintenance_mileage_interval') return reminder;
  const driven = Math.round(drivenSince(vehicle, odometer));
  return { ...reminder, parameters: { ...reminder.parameters, driven } };
}

/** Whether service is due. `today`: returns the owner's day (2026-11-21). */
export function isDue(reminder: MaintenanceReminder | null, today: () => string): boolean {
  if (!reminder?.enabled) return false;
  const { interval, driven, due_date } = reminder.parameters;
  if (interval !== undefined && driven !== undefined) return driven >= interval;
  return due_date !== undefined && dueDay(due_date) <= today();
}

/**
 * Messages by field for a reminder that lacks fields of its type or has a past day in the owner's time zone. An
 * unchanged day may be past.
 */
export function reminderErrors(
  { enabled, type, parameters }: MaintenanceReminderUpdate,
  before: MaintenanceReminder | null,
  today: string,
): Record<string, string[]> | null {
  const needed = type === 'maintenance_mileage_interval' ? 'interval' : 'due_date';
  const field = `maintenance_reminder.parameters.${needed}`;
  if (parameters[needed] === undefined) return { [field]: ['Required field'] };
  const { due_date } = parameters;
  const hasCome = due_date !== undefined && dueDay(due_date) <= today;
  return enabled && hasCome && due_date !== before?.parameters.due_date ? { [field]: ['Must lie ahead'] } : null;
}

/** Changes of a vehicle when its reminder is set. Keeps the driven miles unless reset or of a new type. */
export function withReminder(
  vehicle: VehicleRow,
  { enabled, type, parameters: { interval, due_date, reset } }: MaintenanceReminderUpdate,
  odometer: Odometer,
): Pick<VehicleRow, 'reminder' | 'reminder_reset_mileage' | 'reminder_changes'> {
  const { now } = odometer;
  const driven = reset || vehicle.reminder?.type !== type ? 0 : drivenSince(vehicle, odometer);
  const reset_mileage = milesAt(vehicle, odometer, now) - driven;
  const reminder: MaintenanceReminder = {
    enabled,
    type,
    parameters: { ...(interval !== undefined && { interval }), ...(due_date && { due_date }) },
  };
  const before = vehicle.reminder_changes.filter(({ at }) => at <= now);
  return {
    reminder,
    reminder_reset_mileage: reset_mileage,
    reminder_changes: [...before, { at: now, reminder, reset_mileage }],
  };
}
