import type { Configuration } from './configuration.ts';
import type { DeviceKey } from './deviceKey.ts';
import type { KeypadOneValue } from './keypadOneValue.ts';
import type { KeypadTwoValue } from './keypadTwoValue.ts';
import type { ScheduleValue } from './scheduleValue.ts';
import type { WifiValue } from './wifiValue.ts';

export interface ConfigurationRequest {
  deviceKey: DeviceKey;
  command: Configuration;
  value: boolean | number | ScheduleValue | WifiValue | KeypadOneValue | KeypadTwoValue;
}
