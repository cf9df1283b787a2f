import type { DeviceKey } from './deviceKey.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListDevicesParams = {
/**
 * Only the device with this key.
 */
device_key?: DeviceKey;
/**
 * Rows a page; 100 when absent.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};
