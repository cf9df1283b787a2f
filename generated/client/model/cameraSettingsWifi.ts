
export type CameraSettingsWifi = {
  /** @nullable */
  ssid: string | null;
  is_password_set: boolean;
};
