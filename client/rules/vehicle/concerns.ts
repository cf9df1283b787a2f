import type { Vehicle } from '../../api/model.ts';
import { batteriesOf, type TrackerBattery } from './batteries.ts';
import { lapse, type VehicleState, vehicleState } from './vehicle-state.ts';

/** What about one vehicle needs a person: the same on the dashboard, in the list and on the map. */
export type Concern =
  | { kind: 'alarm' }
  | ({ kind: 'tracker_battery' } & Pick<TrackerBattery, 'value' | 'unit'>)
  | { kind: 'vehicle_battery'; volts: number }
  | { kind: 'trouble_codes'; count: number }
  | { kind: 'service_due' }
  /** `since`: of its last report, in milliseconds since 1970; null: it never reported. */
  | { kind: 'offline'; since: number | null };

/** The most urgent first. */
const ORDER: readonly Concern['kind'][] = [
  'alarm',
  'tracker_battery',
  'vehicle_battery',
  'trouble_codes',
  'service_due',
  'offline',
];

/**
 * The most urgent thing about a vehicle at `now` (milliseconds since 1970), or null: an alarm, a low battery (core 9), trouble
 * codes where the plan has them (core 6), service due, silence. What is paused or expired is not tracked: it needs a renewal.
 * Fuel and tires are not in a list of vehicles: they are asked of the bus, one by one.
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

/** The most urgent first, what is as urgent in the order it came in. Quick with ten thousand: nothing is compared. */
export const byUrgency = <Item extends WithConcern>(items: readonly Item[]): Item[] =>
  ORDER.flatMap((kind) => items.filter(({ concern }) => concern?.kind === kind));

export type Concerned = { vehicle: Vehicle; concern: Concern };

/** Every vehicle that an owner should look at, the most urgent first and then by name. */
export function concernsOf(vehicles: readonly Vehicle[], now: number): Concerned[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const found = vehicles.flatMap((vehicle) => {
    const own = concern(vehicle, now);
    return own ? [{ vehicle, concern: own }] : [];
  });
  return byUrgency(found.sort((a, b) => collator.compare(a.vehicle.vehicle_name, b.vehicle.vehicle_name)));
}
