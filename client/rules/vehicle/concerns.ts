import type { Vehicle } from '../../api/model.ts';
import { batteriesOf, type TrackerBattery } from './batteries.ts';
import { lapse, type VehicleState, vehicleState } from './vehicle-state.ts';

/** Why a vehicle needs attention. The same on the dashboard, in the list and on the map. */
export type Concern =
  | { kind: 'alarm' }
  | ({ kind: 'tracker_battery' } & Pick<TrackerBattery, 'value' | 'unit'>)
  | { kind: 'vehicle_battery'; volts: number }
  | { kind: 'trouble_codes'; count: number }
  | { kind: 'service_due' }
  /** `since`: last report in milliseconds since 1970. `null`: it never reported. */
  | { kind: 'offline'; since: number | null };

/** Most urgent first. */
const ORDER: readonly Concern['kind'][] = [
  'alarm',
  'tracker_battery',
  'vehicle_battery',
  'trouble_codes',
  'service_due',
  'offline',
];

/**
 * Returns the most urgent concern of a vehicle at `now` (milliseconds since 1970), or `null`: an alarm, a low battery (core 9),
 * trouble codes if the plan has them (core 6), service due, silence. Paused and expired vehicles are not tracked: they need a
 * renewal. Fuel and tires are missing because the list of vehicles lacks them: each needs a request to the vehicle's bus.
 */
export function concern(
  vehicle: Vehicle,
  now: number,
  state: VehicleState = vehicleState(vehicle, now),
): Concern | null {
  if (lapse(vehicle, now)) return null;
  const reported = vehicle.last_known_state;
  if (reported?.panic_status) return { kind: 'alarm' };
  const { tracker, vehicle: own } = batteriesOf(vehicle);
  if (tracker?.isLow) return { kind: 'tracker_battery', value: tracker.value, unit: tracker.unit };
  if (own?.isLow) return { kind: 'vehicle_battery', volts: own.value };
  const count = vehicle.pricing_plan.dtc_events ? (vehicle.dtc_error_count ?? 0) : 0;
  if (reported && count > 0) return { kind: 'trouble_codes', count };
  if (vehicle.service_due) return { kind: 'service_due' };
  if (state !== 'offline') return null;
  return { kind: 'offline', since: reported ? Date.parse(reported.timestamp) : null };
}

type WithConcern = { concern: Concern | null };

/** Most urgent first, equal ones in their given order. Groups instead of comparing, to be fast with 10,000 vehicles. */
export const byUrgency = <Item extends WithConcern>(items: readonly Item[]): Item[] =>
  ORDER.flatMap((kind) => items.filter(({ concern }) => concern?.kind === kind));

export type Concerned = { vehicle: Vehicle; concern: Concern };

/** Every vehicle that needs attention, the most urgent first and then by name. */
export function concernsOf(vehicles: readonly Vehicle[], now: number): Concerned[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const found = vehicles.flatMap((vehicle) => {
    const own = concern(vehicle, now);
    return own ? [{ vehicle, concern: own }] : [];
  });
  return byUrgency(found.sort((a, b) => collator.compare(a.vehicle.vehicle_name, b.vehicle.vehicle_name)));
}
