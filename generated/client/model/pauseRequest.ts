import type { DeviceKey } from './deviceKey.ts';

export interface PauseRequest {
  device_key: DeviceKey;
  /**
     * Months (commerce 9).
     * @minimum 1
     * @maximum 3
     */
  seasonal_pause_duration: number;
}
