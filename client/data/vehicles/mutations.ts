import { getUpdateVehicleMutationOptions, updateVehicle } from '../../../generated/client/vehicle.ts';
import { saveVehicle } from './cache.ts';

/** Changes a vehicle; the list gets what the server made of it. Two forms of one vehicle save one after the other. */
export const vehicleUpdate = (vehicleId: number) =>
  getUpdateVehicleMutationOptions({
    mutation: {
      scope: { id: `vehicle ${vehicleId}` },
      mutationFn: ({ vehicleId, data }) => saveVehicle(() => updateVehicle(vehicleId, data)),
    },
  });
