
export interface DeviceUnreachableError {
  detail: string;
  /** DEVICE_UNREACHABLE. */
  code?: string;
  device_key?: string;
}
