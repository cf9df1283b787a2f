import { getUpdateVehicleMutationOptions, updateVehicle } from '../../../generated/client/vehicle.ts';
import { saveVehicle } from './cache.ts';

/** Updates a vehicle and caches the response. Saves of one vehicle run one after the other. */
export const vehicleUpdate = (vehicleId: number) =>
  getUpdateVehicleMutationOptions({
    mutation: {
      scope: { id: `vehicle ${vehicleId}` },
      mutationFn: ({ vehicleId, data }) => saveVehicle(() => updateVehicle(vehicleId, data)),
    },
  });
