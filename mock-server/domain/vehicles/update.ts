import type { VehicleUpdate } from '../../../generated/contract/types.gen.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isUnreachable } from '../commands/gates.ts';
import { keepImage } from '../images.ts';
import { deviceOf } from '../subjects.ts';
import { reminderErrors, withReminder } from './reminder.ts';

export type UpdateOutcome =
  | { kind: 'pending_transfer' }
  | { kind: 'unreachable' }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'changed'; vehicle: VehicleRow };

/** Changes a vehicle. Locked while a transfer is pending (commerce 4); a reminder is written to the device (commerce 8: 424). */
export function updateVehicle(
  world: World,
  vehicle: VehicleRow,
  update: VehicleUpdate,
  now: number,
  fault: { unreachable: boolean },
  telemetry: Telemetry,
): UpdateOutcome {
  if (vehicle.pending_transfer_to !== null) return { kind: 'pending_transfer' };
  const device = deviceOf(world, vehicle);
  const { maintenance_reminder, image, ...plain } = update;
  if (fault.unreachable || (maintenance_reminder && isUnreachable(device, fault))) return { kind: 'unreachable' };

  const changes: Partial<VehicleRow> = { ...(plain as Partial<VehicleRow>), ...keepImage(world, image) };
  if (maintenance_reminder) {
    const errors = reminderErrors(maintenance_reminder);
    if (errors) return { kind: 'invalid', errors };
    Object.assign(changes, withReminder(vehicle, maintenance_reminder, { world, telemetry, now }));
  }
  return { kind: 'changed', vehicle: world.tables.vehicles.update(vehicle.id, changes) };
}
