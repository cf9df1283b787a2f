
export type CameraSettingsUpdateCellularData = {
  is_enabled: boolean;
};
