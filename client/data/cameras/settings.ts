import { mutationOptions } from '@tanstack/react-query';
import { getUpdateCameraSettingsMutationKey, updateCameraSettings } from '../../../generated/client/device.ts';
import { sendConfiguration } from '../../../generated/client/iot.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import type { CameraSettingsUpdate, WifiValue } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';
import { changeDevice } from '../streams/queries.ts';

/**
 * Changes a setting of a dash cam; the device is shown as the answer has it. Rejects with an `ApiError`: 424 (kind
 * `device-unreachable`) changed nothing (commerce 8).
 */
export const cameraSettingsUpdate = (deviceKey: string) =>
  mutationOptions({
    mutationKey: getUpdateCameraSettingsMutationKey(),
    mutationFn: (changes: CameraSettingsUpdate) =>
      sendToDevice(deviceKey, () => updateCameraSettings(deviceKey, changes)),
    onSuccess: (camera_settings) => {
      changeDevice(deviceKey, (device) => ({ ...device, camera_settings }));
    },
  });

/**
 * Gives a dash cam a Wi-Fi network to join. Not a mutation of the cache: that would remember the password. Rejects as
 * `cameraSettingsUpdate` does, also when the device itself refuses.
 */
export async function setWifi(deviceKey: string, value: WifiValue): Promise<void> {
  const { parsed } = await sendToDevice(deviceKey, () => sendConfiguration({ deviceKey, command: 'set_wifi', value }));
  if (!parsed.command_success) throw new ApiError({ kind: 'forbidden', status: DEFAULT_STATUS, message: 'Refused' });
  afterWrite(queryClient, 'sendConfiguration');
}
