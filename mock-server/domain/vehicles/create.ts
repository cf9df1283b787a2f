import type { DeviceRefusal } from '../../../fixtures/vehicles/new-devices.ts';
import type { VehicleCreate } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow, VehicleRow } from '../../world/rows.ts';
import { seededRules } from '../../world/seeded-rules.ts';
import { vehicleDetails } from '../../world/vehicle-details.ts';
import type { World } from '../../world/world.ts';
import { todayOf } from '../accounts/today.ts';
import { freshId } from '../fresh-id.ts';
import { startFirstPlan } from '../subscriptions/prepaid-plans.ts';
import { yearErrors } from './years.ts';

export type CreateOutcome =
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'created'; vehicle: VehicleRow };

/** Creates a vehicle for a device that is not in use (commerce 5, commerce 8). */
export function createVehicle(world: World, request: VehicleCreate, now: number): CreateOutcome {
  const found = world.tables.devices.get(request.device_key);
  if (!found) return { kind: 'invalid', errors: { device_key: ['Device key not found'] } };
  const refusal = deviceRefusal(world, found);
  if (refusal) return { kind: 'invalid', errors: { device_key: [REFUSALS[refusal]] } };
  const known = found.pending?.vehicle_year ?? null;
  const years = yearErrors(request.vehicle_year, known, todayOf(world, request.subscriber_id, now));
  if (years.length > 0) return { kind: 'invalid', errors: { vehicle_year: years } };
  const device = world.tables.devices.update(found.id, { installed_at: now, pending: null });
  const vehicle: VehicleRow = {
    ...vehicleDetails(request),
    id: freshId(world, 'vehicles'),
    subscriber: request.subscriber_id,
    device_key: device.id,
    image: null,
    custom_fields: { field_1: null },
    starting_mileage: 0,
    mileage_corrections: [],
    pending_transfer_to: null,
    reminder: null,
    reminder_reset_mileage: 0,
    reminder_changes: [],
    alert_rules: seededRules(found.traits),
  };
  startFirstPlan(world, device, request.subscriber_id, now);
  return { kind: 'created', vehicle: world.tables.vehicles.put(vehicle) };
}

/** Why a device cannot be added to a vehicle, or null. */
export function deviceRefusal(world: World, device: DeviceRow): DeviceRefusal | 'ALREADY_IN_USE' | null {
  return world.tables.vehicles.oneBy('device_key', device.id) ? 'ALREADY_IN_USE' : device.refusal;
}

/** Documented messages (commerce 8). */
const REFUSALS: Readonly<Record<DeviceRefusal | 'ALREADY_IN_USE', string>> = {
  ALREADY_IN_USE: 'Serial number already in use',
  DEACTIVATED: 'Serial number deactivated',
  INVALID_STATE: 'Device not in a valid state',
  NO_PRICING_PLAN: 'No pricing plan for serial number',
};
