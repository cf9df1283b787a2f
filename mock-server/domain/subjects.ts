import type { Subject } from '../telemetry/types.ts';
import type { DeviceRow, VehicleRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { zoneOf } from './accounts/today.ts';

/** Device of a vehicle. Every vehicle has one. */
export function deviceOf(world: World, vehicle: VehicleRow): DeviceRow {
  const device = world.tables.devices.get(vehicle.device_key);
  if (!device) throw new Error(`Vehicle ${vehicle.id} has no device ${vehicle.device_key}`);
  return device;
}

/** A vehicle with its device, as telemetry expects it. */
export function subjectOf(world: World, vehicle: VehicleRow): Subject {
  return {
    seed: world.origin.seed,
    device: deviceOf(world, vehicle),
    vehicle,
    zone: zoneOf(world, vehicle.subscriber),
  };
}

/** Vehicles that a user can see, filtered by a list of ids if given. */
export function chosen(vehicles: readonly VehicleRow[], ids: readonly number[] | undefined): VehicleRow[] {
  if (!ids) return [...vehicles];
  const wanted = new Set(ids);
  return vehicles.filter((vehicle) => wanted.has(vehicle.id));
}
