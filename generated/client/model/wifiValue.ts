import type { WifiText } from './wifiText.ts';

export interface WifiValue {
  ssid: WifiText;
  password: WifiText;
}
