import { mutationOptions } from '@tanstack/react-query';
import { updateVehicle } from '../../../generated/client/vehicle.ts';
import type { VehicleUpdate } from '../../api/model.ts';
import { saveVehicle } from './cache.ts';

/** Changes a vehicle; the list gets what the server made of it. Two forms of one vehicle save one after the other. */
export const vehicleUpdate = (vehicleId: number) =>
  mutationOptions({
    mutationKey: ['updateVehicle', vehicleId],
    scope: { id: `vehicle ${vehicleId}` },
    mutationFn: (changes: VehicleUpdate) => saveVehicle(() => updateVehicle(vehicleId, changes)),
  });
