import type { CameraSettingsCellularData } from './cameraSettingsCellularData.ts';
import type { CameraSettingsStatus } from './cameraSettingsStatus.ts';
import type { CameraSettingsWifi } from './cameraSettingsWifi.ts';

export interface CameraSettings {
  cellular_data: CameraSettingsCellularData;
  /** Whether recordings have sound. */
  is_microphone_enabled: boolean;
  status: CameraSettingsStatus;
  wifi?: CameraSettingsWifi;
}
