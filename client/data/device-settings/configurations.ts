import { mutationOptions } from '@tanstack/react-query';
import { getSendConfigurationMutationKey, sendConfiguration } from '../../../generated/client/iot.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { changeVehicle } from '../vehicles/cache.ts';

const REFUSED = 'The device did not accept the mileage';

/**
 * Sets the odometer in miles and updates the list (commerce 5 "Set mileage"). Rejects also if the device answers
 * without success.
 */
export const mileageSetting = ({ id, device_key }: Pick<Vehicle, 'id' | 'device_key'>) =>
  mutationOptions({
    mutationKey: getSendConfigurationMutationKey(),
    scope: { id: `vehicle ${id}` },
    mutationFn: async (miles: number) => {
      const request = { deviceKey: device_key, command: 'set_mileage', value: miles } as const;
      const { parsed } = await sendToDevice(device_key, () => sendConfiguration(request));
      if (!parsed.command_success) throw new ApiError({ kind: 'unexpected', status: DEFAULT_STATUS, message: REFUSED });
    },
    onSuccess: (_answer, mileage) =>
      changeVehicle(id, (vehicle) => ({
        ...vehicle,
        last_known_state: vehicle.last_known_state && { ...vehicle.last_known_state, mileage },
      })),
  });
