import type { Vehicle } from '../api/model.ts';
import { type Attention, attention } from './attention.ts';
import { lapse, vehicleState } from './vehicle-state.ts';

/** What an owner should look at, about one vehicle. */
export type Concern = Attention | { kind: 'service_due' } | { kind: 'offline'; since: number | null };

/** The most urgent first. */
const ORDER: readonly Concern['kind'][] = [
  'alarm',
  'tracker_battery',
  'vehicle_battery',
  'trouble_codes',
  'service_due',
  'offline',
];

/** The most urgent thing about a vehicle at `now` (milliseconds since 1970), or null. One that is not tracked has none. */
export function concern(vehicle: Vehicle, now: number): Concern | null {
  if (lapse(vehicle, now)) return null;
  const urgent = attention(vehicle, now);
  if (urgent) return urgent;
  if (vehicle.service_due) return { kind: 'service_due' };
  if (vehicleState(vehicle, now) !== 'offline') return null;
  const last = vehicle.last_known_state?.timestamp;
  return { kind: 'offline', since: last === undefined ? null : Date.parse(last) };
}

export type Concerned = { vehicle: Vehicle; concern: Concern };

/** Every vehicle that an owner should look at, the most urgent first and then by name. */
export function concernsOf(vehicles: readonly Vehicle[], now: number): Concerned[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  return vehicles
    .flatMap((vehicle) => {
      const found = concern(vehicle, now);
      return found ? [{ vehicle, concern: found }] : [];
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.concern.kind) - ORDER.indexOf(b.concern.kind) ||
        collator.compare(a.vehicle.vehicle_name, b.vehicle.vehicle_name),
    );
}
