import { updateCameraSettings } from '../../../generated/client/device.ts';
import type { CameraSettings, CameraSettingsUpdate, WifiValue } from '../../api/model.ts';
import { configuration } from '../device-requests/configuration.ts';
import { askDevice, type DeviceRequest } from '../device-requests/request.ts';
import { ifOffered } from '../offered.ts';
import { changeDevice, readDevice } from '../streams/queries.ts';

/** Changes dash cam settings and caches the response. */
export const cameraSettingsRequest = (
  deviceKey: string,
  kind: string,
  changes: CameraSettingsUpdate,
): DeviceRequest<CameraSettings> => ({
  deviceKey,
  kind,
  send: () =>
    ifOffered(
      () => updateCameraSettings(deviceKey, changes),
      async () => (await readDevice(deviceKey)) !== null,
    ),
  judge: () => 'done',
  onAnswer: (camera_settings) => changeDevice(deviceKey, (device) => ({ ...device, camera_settings })),
  write: 'updateCameraSettings',
});

/**
 * Sets the Wi-Fi network of a dash cam. Not a mutation, because the mutation cache would keep the password. Rejects
 * with an `ApiError`.
 */
export const setWifi = async (deviceKey: string, value: WifiValue): Promise<void> => {
  await askDevice({ ...configuration({ deviceKey, command: 'set_wifi', value }), write: 'sendConfiguration' });
};
