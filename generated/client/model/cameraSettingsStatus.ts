
export type CameraSettingsStatus = {
  /** Whether the live stream has sound now. */
  is_microphone_enabled: boolean;
};
