
export type CameraSettingsCellularData = {
  /** Live view is blocked when false. */
  is_enabled: boolean;
};
