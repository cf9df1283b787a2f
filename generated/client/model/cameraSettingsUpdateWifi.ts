import type { WifiText } from './wifiText.ts';

export type CameraSettingsUpdateWifi = {
  ssid: WifiText;
  password: WifiText;
};
