import type { DeviceKey } from './deviceKey.ts';
import type { InstantInput } from './instantInput.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { LogAction } from './logAction.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { VehicleIdsParameter } from './vehicleIdsParameter.ts';

export type ListLogsParams = {
/**
 * Only these vehicles'; repeated. Absent, all that the user can see.
 * @maxItems 500
 * @items.minimum 1
 */
vehicle_id?: VehicleIdsParameter;
/**
 * Only this device's.
 */
device_key?: DeviceKey;
/**
 * Command types and alert types to keep; repeated. Absent, all.
 * @maxItems 64
 */
event?: LogAction[];
/**
 * First instant, included.
 */
from_date?: InstantInput;
/**
 * Last instant, included; absent, now.
 */
to_date?: InstantInput;
/**
 * Leave out commands that failed.
 */
exclude_failures?: boolean;
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
