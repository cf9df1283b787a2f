import type { CameraSettingsUpdateCellularData } from './cameraSettingsUpdateCellularData.ts';
import type { CameraSettingsUpdateWifi } from './cameraSettingsUpdateWifi.ts';

export interface CameraSettingsUpdate {
  cellular_data?: CameraSettingsUpdateCellularData;
  is_microphone_enabled?: boolean;
  wifi?: CameraSettingsUpdateWifi;
}
