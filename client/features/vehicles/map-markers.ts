import type { Marker } from '../../ui/map/markers/marker.ts';
import type { ListedVehicle } from './list-rows.ts';

/** A marker for each vehicle that has ever said where it is. */
export const markersOf = (vehicles: readonly ListedVehicle[]): Marker[] =>
  vehicles.flatMap(({ vehicle: { id, vehicle_name: name, last_known_state: reported }, state }) => {
    const { latitude, longitude, heading = 0 } = reported ?? {};
    if (latitude === undefined || longitude === undefined) return [];
    return [{ id, name, state, latitude, longitude, heading }];
  });
