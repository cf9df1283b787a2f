import type { Vehicle } from '../../api/model.ts';
import { positionGate } from '../../rules/vehicle/position.ts';
import type { VehicleState } from '../../rules/vehicle/vehicle-state.ts';
import type { Marker } from './markers/marker.ts';

/** Markers of all vehicles with a known position and a plan that includes it. */
export const markersOf = (vehicles: readonly { vehicle: Vehicle; state: VehicleState }[]): Marker[] =>
  vehicles.flatMap(({ vehicle, state }) => {
    const gate = positionGate(vehicle);
    if (!gate.allowed) return [];
    const { id, vehicle_name: name } = vehicle;
    const { latitude, longitude, heading } = gate.position;
    return [{ id, name, state, latitude, longitude, heading }];
  });
