import type { AdvancedObd, Vehicle } from '../../api/model.ts';
import { batteriesOf, type TrackerBattery } from './batteries.ts';
import { codesGate } from './diagnostics.ts';
import { gaugesOf } from './gauges.ts';
import type { Tire } from './tires.ts';
import { lapse, type VehicleState, vehicleState } from './vehicle-state.ts';

/** Why a vehicle needs attention. The same on the dashboard, in the list, on the map, in the panel and on the vehicle's page. */
export type Concern =
  | { kind: 'alarm' }
  | ({ kind: 'tracker_battery' } & Pick<TrackerBattery, 'value' | 'unit'>)
  | { kind: 'vehicle_battery'; volts: number }
  | { kind: 'trouble_codes'; count: number }
  /** The lowest tire. `tire` is `null` if the vehicle warns, but no pressure is low. */
  | { kind: 'low_tire'; tire: Tire | null; psi: number }
  | { kind: 'low_fuel'; percent: number }
  | { kind: 'service_due' }
  /** `since`: last report in milliseconds since 1970. `null`: it never reported. */
  | { kind: 'offline'; since: number | null };
export type ConcernKind = Concern['kind'];

/** Most urgent first. */
const ORDER: readonly ConcernKind[] = [
  'alarm',
  'tracker_battery',
  'vehicle_battery',
  'trouble_codes',
  'low_tire',
  'low_fuel',
  'service_due',
  'offline',
];

type Known = {
  state?: VehicleState;
  /** Readings of the vehicle's bus, if the portal has any: each read wakes the device, so lists use those of the pages. */
  bus?: AdvancedObd | null | undefined;
};

/**
 * Returns every concern of a vehicle at `now` (milliseconds since 1970), most urgent first: an alarm, low batteries, tires and fuel
 * (core 9), trouble codes if product and plan have them (core 6), service due, silence. Paused and expired vehicles are not tracked:
 * they need a renewal.
 */
export function allConcerns(vehicle: Vehicle, now: number, { state = vehicleState(vehicle, now), bus }: Known = {}) {
  const found: Concern[] = [];
  if (lapse(vehicle, now)) return found;
  const reported = vehicle.last_known_state;
  if (reported?.panic_status) found.push({ kind: 'alarm' });
  const { tracker, vehicle: own } = batteriesOf(vehicle);
  if (tracker?.isLow) found.push({ kind: 'tracker_battery', value: tracker.value, unit: tracker.unit });
  if (own?.isLow) found.push({ kind: 'vehicle_battery', volts: own.value });
  const count = codesGate(vehicle).allowed ? (vehicle.dtc_error_count ?? 0) : 0;
  if (reported && count > 0) found.push({ kind: 'trouble_codes', count });
  if (bus) found.push(...busConcerns(vehicle, bus));
  if (vehicle.service_due) found.push({ kind: 'service_due' });
  if (state === 'offline') found.push({ kind: 'offline', since: reported ? Date.parse(reported.timestamp) : null });
  return found;
}

/** Tires before fuel. */
function busConcerns(vehicle: Vehicle, bus: AdvancedObd): Concern[] {
  const found: Concern[] = [];
  for (const gauge of gaugesOf(vehicle, bus)) {
    if (gauge.gap !== null || !gauge.isLow) continue;
    if (gauge.name === 'fuel') found.push({ kind: 'low_fuel', percent: gauge.value });
    if (gauge.name !== 'tires') continue;
    const lowest = gauge.tires?.find(({ psi, isLow }) => isLow && psi === gauge.value);
    found.unshift({ kind: 'low_tire', tire: lowest?.name ?? null, psi: gauge.value });
  }
  return found;
}

/** The most urgent concern of a vehicle, or `null`. */
export const concern = (vehicle: Vehicle, now: number, known?: Known): Concern | null =>
  allConcerns(vehicle, now, known)[0] ?? null;

type WithConcern = { concern: Concern | null };

/** Most urgent first, equal ones in their given order. Groups instead of comparing, to be fast with 10,000 vehicles. */
export const byUrgency = <Item extends WithConcern>(items: readonly Item[]): Item[] =>
  ORDER.flatMap((kind) => items.filter(({ concern }) => concern?.kind === kind));

/** Readings of the bus that the portal has, by vehicle. */
export type ObdReadings = ReadonlyMap<number, AdvancedObd>;
const NO_READINGS: ObdReadings = new Map();

export type Concerned = { vehicle: Vehicle; concern: Concern };

/** Every vehicle that needs attention, the most urgent first and then by name. */
export function concernsOf(
  vehicles: readonly Vehicle[],
  now: number,
  readings: ObdReadings = NO_READINGS,
): Concerned[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const found = vehicles.flatMap((vehicle) => {
    const own = concern(vehicle, now, { bus: readings.get(vehicle.id) });
    return own ? [{ vehicle, concern: own }] : [];
  });
  return byUrgency(found.sort((a, b) => collator.compare(a.vehicle.vehicle_name, b.vehicle.vehicle_name)));
}
