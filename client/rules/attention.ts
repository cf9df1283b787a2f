import type { Vehicle } from '../api/model.ts';
import { LOW } from './constants.ts';
import { lapse } from './vehicle-state.ts';

/** What needs a person, the most urgent first. */
export type Attention =
  | { kind: 'alarm' }
  | { kind: 'tracker_battery'; percent: number }
  | { kind: 'vehicle_battery'; volts: number }
  | { kind: 'trouble_codes'; count: number };

/** Core 9: a tracker's own battery is low at 20 % or less, a vehicle's at 11.7 V or less. */
export const LOW_BACKUP_PERCENT = LOW.trackerBattery.percent;
export const LOW_VEHICLE_VOLTS = LOW.vehicleBattery.volts;

/** What about a vehicle needs a person at `now` (milliseconds since 1970), or null. Trouble codes need the plan (core 6). */
export function attention(vehicle: Vehicle, now: number): Attention | null {
  const reported = vehicle.last_known_state;
  if (!reported || lapse(vehicle, now)) return null;
  if (reported.panic_status) return { kind: 'alarm' };
  const percent = reported.backup_battery_percentage;
  if (percent !== undefined && percent <= LOW_BACKUP_PERCENT) return { kind: 'tracker_battery', percent };
  const volts = reported.main_battery_voltage;
  if (volts !== undefined && volts > 0 && volts <= LOW_VEHICLE_VOLTS) return { kind: 'vehicle_battery', volts };
  const count = vehicle.pricing_plan.dtc_events ? (vehicle.dtc_error_count ?? 0) : 0;
  return count > 0 ? { kind: 'trouble_codes', count } : null;
}
