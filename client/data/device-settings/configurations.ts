import { mutationOptions } from '@tanstack/react-query';
import { getSendConfigurationMutationKey } from '../../../generated/client/iot.ts';
import type { Vehicle } from '../../api/model.ts';
import { configuration } from '../device-requests/configuration.ts';
import { askDevice } from '../device-requests/request.ts';
import { changeVehicle } from '../vehicles/cache.ts';

/** Sets the odometer in miles and updates the list (commerce 5 "Set mileage"). */
export const mileageSetting = ({ id, device_key: deviceKey }: Pick<Vehicle, 'id' | 'device_key'>) =>
  mutationOptions({
    mutationKey: getSendConfigurationMutationKey(),
    scope: { id: `vehicle ${id}` },
    mutationFn: (miles: number) => askDevice(configuration({ deviceKey, command: 'set_mileage', value: miles })),
    onSuccess: (_answer, mileage) =>
      changeVehicle(id, (vehicle) => ({
        ...vehicle,
        last_known_state: vehicle.last_known_state && { ...vehicle.last_known_state, mileage },
      })),
  });
