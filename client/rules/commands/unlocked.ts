import type { Vehicle } from '../../api/model.ts';
import { vehicleState } from '../vehicle/vehicle-state.ts';

/** Vehicles that stand unlocked by their last report, at `now` in milliseconds since 1970. Silent ones may be locked by now. */
export const unlockedOf = (vehicles: readonly Vehicle[], now: number): Vehicle[] =>
  vehicles.filter((vehicle) => vehicle.last_known_state?.armed === false && vehicleState(vehicle, now) === 'parked');
