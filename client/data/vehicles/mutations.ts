import { mutationOptions } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import type { VehicleUpdate } from '../../api/model.ts';
import { updateVehicle } from '../../api/operations.ts';
import { queryClient } from '../query-client.ts';
import { patchVehicles } from './cache.ts';
import { vehicleQuery } from './queries.ts';

/** Changes a vehicle; the list gets what the server made of it. Two forms of one vehicle save one after the other. */
export const vehicleUpdate = (vehicleId: number) =>
  mutationOptions({
    mutationKey: ['updateVehicle', vehicleId],
    scope: { id: `vehicle ${vehicleId}` },
    mutationFn: (changes: VehicleUpdate) => body(updateVehicle(vehicleId, changes)),
    onSuccess: (vehicle) => {
      patchVehicles([vehicle]);
      // A page of a vehicle that the list does not have yet.
      queryClient.setQueryData(vehicleQuery(vehicle.id).queryKey, (read) => read && vehicle);
    },
  });
