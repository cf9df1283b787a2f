import type { Vehicle } from '../../api/model.ts';
import type { Interruption } from '../../rules/notices/notices.ts';
import { positionGate } from '../../rules/vehicle/position.ts';
import type { VehicleState } from '../../rules/vehicle/vehicle-state.ts';
import type { Marker } from './markers/marker.ts';

/** Markers of all vehicles with a known position and a plan that includes it. `markOf`: from `useInterruptionMark`. */
export const markersOf = (
  vehicles: readonly { vehicle: Vehicle; state: VehicleState }[],
  markOf: (vehicle: Vehicle, state: VehicleState) => Interruption | null,
): Marker[] =>
  vehicles.flatMap(({ vehicle, state }) => {
    const gate = positionGate(vehicle);
    if (!gate.allowed) return [];
    const { id, vehicle_name: name } = vehicle;
    const { latitude, longitude, heading } = gate.position;
    return [{ id, name, state, latitude, longitude, heading, isInterrupted: markOf(vehicle, state) !== null }];
  });
