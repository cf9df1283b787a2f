import type { VehicleUpdate } from '../../../generated/contract/types.gen.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { UserRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { todayOf } from '../accounts/today.ts';
import { planOf } from '../catalog.ts';
import { isUnreachable, type Refusal, serviceRefusal } from '../commands/gates.ts';
import { groupErrors } from '../groups.ts';
import { keepImage } from '../images.ts';
import { deviceOf } from '../subjects.ts';
import { reminderErrors, withReminder } from './reminder.ts';
import { yearErrors } from './years.ts';

/** Refusal while a vehicle's transfer is pending (commerce 4). */
export const PENDING_TRANSFER = 'A vehicle cannot be changed while its transfer is pending.';

export type UpdateOutcome =
  | { kind: 'pending_transfer' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'plan' }
  | { kind: 'unreachable' }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'changed'; vehicle: VehicleRow };

type Call = {
  world: World;
  user: UserRow;
  now: number;
  fault: { unreachable: boolean };
  telemetry: Telemetry;
};

/**
 * Updates a vehicle. Locked while a transfer is pending (commerce 4). A reminder is sent to the device (commerce 8:
 * 424) and requires a device in service on a plan above basic (core 6).
 */
export function updateVehicle(
  vehicle: VehicleRow,
  update: VehicleUpdate,
  { world, user, now, fault, telemetry }: Call,
): UpdateOutcome {
  if (vehicle.pending_transfer_to !== null) return { kind: 'pending_transfer' };
  const device = deviceOf(world, vehicle);
  const { maintenance_reminder, image, ...plain } = update;
  const lapsed = serviceRefusal(device, user, now);
  // Groups are the account's own list, and stay changeable.
  const isGroupsOnly = Object.keys(update).every((name) => name === 'custom_fields');
  if (lapsed === 'RESTRICTED' && !isGroupsOnly) return { kind: 'refused', refusal: lapsed };
  const today = todayOf(world, vehicle.subscriber, now);
  const errors = plainErrors(vehicle, update, { world, today });
  if (errors) return { kind: 'invalid', errors };
  if (maintenance_reminder) {
    if (lapsed) return { kind: 'refused', refusal: lapsed };
    if (planOf(device.plan_id).name === 'Basic') return { kind: 'plan' };
  }
  if (fault.unreachable || (maintenance_reminder && isUnreachable(device, fault))) return { kind: 'unreachable' };

  const changes: Partial<VehicleRow> = { ...plain };
  if (maintenance_reminder) {
    const errors = reminderErrors(maintenance_reminder, vehicle.reminder, today);
    if (errors) return { kind: 'invalid', errors };
    Object.assign(changes, withReminder(vehicle, maintenance_reminder, { world, telemetry, now }));
  }
  // Stored last, because a refused change keeps the previous picture.
  Object.assign(changes, keepImage(world, image, vehicle.image));
  return { kind: 'changed', vehicle: world.tables.vehicles.update(vehicle.id, changes) };
}

/** Messages by field for rules beyond the contract's schema, or null. */
function plainErrors(
  vehicle: VehicleRow,
  { custom_fields, vehicle_year }: VehicleUpdate,
  { world, today }: { world: World; today: string },
): Record<string, string[]> | null {
  const groups = custom_fields ? groupErrors(world, vehicle, custom_fields.field_1) : [];
  const years = yearErrors(vehicle_year, vehicle.vehicle_year, today);
  if (groups.length + years.length === 0) return null;
  return {
    ...(groups.length > 0 && { 'custom_fields.field_1': groups }),
    ...(years.length > 0 && { vehicle_year: years }),
  };
}
