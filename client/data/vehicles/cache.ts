import type { CommandAnswer, Vehicle } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from './queries.ts';

/** Puts vehicles that an answer held into the list; those that are not in it are left out. */
export function patchVehicles(changed: readonly Vehicle[]): void {
  const byId = new Map(changed.map((vehicle) => [vehicle.id, vehicle]));
  const { queryKey } = vehiclesQuery();
  // The list as a whole is as old as before.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(queryKey, (vehicles) => vehicles?.map((vehicle) => byId.get(vehicle.id) ?? vehicle), {
    updatedAt,
  });
}

/** What a device said in answer to a command becomes its last known state (commerce 4). */
export function patchReported(deviceKey: string, answer: CommandAnswer): void {
  const vehicles = queryClient.getQueryData(vehiclesQuery().queryKey) ?? [];
  patchVehicles(
    vehicles.filter(({ device_key }) => device_key === deviceKey).map((vehicle) => reported(vehicle, answer)),
  );
}

/** The vehicle after an answer: what the device did not mention stays as it was. */
export function reported(vehicle: Vehicle, { parsed, answered_at }: CommandAnswer): Vehicle {
  const known = vehicle.last_known_state;
  if (!known) return vehicle;
  const { armed = known.armed, ignition_on = known.ignition_on, panic_status = known.panic_status } = parsed;
  const state = { ...known, armed, ignition_on, panic_status };
  if (known.controller) {
    const { engine_on = known.controller.engine_on } = parsed;
    state.controller = { ...known.controller, engine_on, ignition_on: ignition_on ?? known.controller.ignition_on };
  }
  const { latitude, longitude } = parsed;
  if (latitude === undefined || longitude === undefined) return { ...vehicle, last_known_state: state };
  const timestamp = answered_at ?? known.timestamp;
  return { ...vehicle, last_known_state: { ...state, latitude, longitude, timestamp } };
}
