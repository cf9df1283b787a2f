import { mutationOptions } from '@tanstack/react-query';
import { getUpdateCameraSettingsMutationKey, updateCameraSettings } from '../../../generated/client/device.ts';
import { sendConfiguration } from '../../../generated/client/iot.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import type { CameraSettingsUpdate, WifiValue } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { ifOffered } from '../offered.ts';
import { queryClient } from '../query-client.ts';
import { changeDevice, readDevice } from '../streams/queries.ts';

/**
 * Changes a dash cam setting and caches the response. Rejects with an `ApiError`. After a 424 (kind
 * `device-unreachable`) nothing has changed (commerce 8).
 */
export const cameraSettingsUpdate = (deviceKey: string) =>
  mutationOptions({
    mutationKey: getUpdateCameraSettingsMutationKey(),
    mutationFn: (changes: CameraSettingsUpdate) =>
      ifOffered(
        () => sendToDevice(deviceKey, () => updateCameraSettings(deviceKey, changes)),
        async () => (await readDevice(deviceKey)) !== null,
      ),
    onSuccess: (camera_settings) => {
      changeDevice(deviceKey, (device) => ({ ...device, camera_settings }));
    },
  });

/**
 * Sets the Wi-Fi network of a dash cam. Not a mutation, because the mutation cache would keep the password. Rejects
 * like `cameraSettingsUpdate`, and also if the device refuses.
 */
export async function setWifi(deviceKey: string, value: WifiValue): Promise<void> {
  const { parsed } = await sendToDevice(deviceKey, () => sendConfiguration({ deviceKey, command: 'set_wifi', value }));
  if (!parsed.command_success) throw new ApiError({ kind: 'forbidden', status: DEFAULT_STATUS, message: 'Refused' });
  afterWrite(queryClient, 'sendConfiguration');
}
