import type { VehicleCreate } from '../../../generated/contract/types.gen.ts';
import type { VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

export type CreateOutcome =
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'created'; vehicle: VehicleRow };

/** Ids of vehicles made in a world begin here, above every seed. */
const FIRST_ID = 900_001;

/** Puts a device that is in nobody's vehicle into a new one (commerce 5, commerce 8). */
export function createVehicle(world: World, request: VehicleCreate, now: number): CreateOutcome {
  const error = serialError(world, request.device_key);
  if (error) return { kind: 'invalid', errors: { device_key: [error] } };
  const device = world.tables.devices.update(request.device_key, {
    installed_at: now,
    plan_activation_date: now,
    pending: null,
  });
  const vehicle: VehicleRow = {
    id: FIRST_ID + world.tables.vehicles.own.size,
    subscriber: request.subscriber_id,
    device_key: device.id,
    vehicle_name: request.vehicle_name,
    vehicle_make: request.vehicle_make ?? null,
    vehicle_model: request.vehicle_model ?? null,
    vehicle_year: request.vehicle_year ?? null,
    license_plate: null,
    vin: null,
    preferred_dealer: null,
    image: null,
    custom_fields: { field_1: null },
    starting_mileage: 0,
    mileage_corrections: [],
    pending_transfer_to: null,
    reminder: null,
    reminder_reset_mileage: 0,
    reminder_changes: [],
  };
  return { kind: 'created', vehicle: world.tables.vehicles.put(vehicle) };
}

/** What is wrong with a serial number, in the words of commerce 8, or null. */
export function serialError(world: World, deviceKey: string): string | null {
  const device = world.tables.devices.get(deviceKey);
  if (!device) return 'Device key not found';
  if (world.tables.vehicles.oneBy('device_key', deviceKey)) return 'Serial number already in use';
  return null;
}
