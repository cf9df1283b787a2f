import type { DeviceKey } from './deviceKey.ts';

export interface InstallRequest {
  device_key: DeviceKey;
  exit_service_mode?: boolean;
  /**
     * @minLength 1
     * @maxLength 64
     */
  plan_id?: string;
  /**
     * @minLength 1
     * @maxLength 32
     */
  coupon_code?: string;
}
