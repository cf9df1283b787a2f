import { mutationOptions } from '@tanstack/react-query';
import {
  getUpdateVehicleMutationOptions,
  type UpdateVehicleMutationVariables,
  updateVehicle,
} from '../../../generated/client/vehicle.ts';
import { saveVehicle } from './cache.ts';

/** Changes a vehicle; the list gets what the server made of it. Two forms of one vehicle save one after the other. */
export const vehicleUpdate = (vehicleId: number) =>
  mutationOptions({
    ...getUpdateVehicleMutationOptions(),
    scope: { id: `vehicle ${vehicleId}` },
    mutationFn: ({ vehicleId, data }: UpdateVehicleMutationVariables) =>
      saveVehicle(() => updateVehicle(vehicleId, data)),
  });
