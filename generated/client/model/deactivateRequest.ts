import type { DeviceKey } from './deviceKey.ts';

export interface DeactivateRequest {
  device_key: DeviceKey;
  service_mode_override?: boolean;
}
