import type { AlertTypesParameter } from './alertTypesParameter.ts';
import type { InstantInput } from './instantInput.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { VehicleIdsParameter } from './vehicleIdsParameter.ts';

export type ListAlertEventsParams = {
/**
 * First instant, included.
 */
from_date: InstantInput;
/**
 * Last instant, included; absent, now.
 */
to_date?: InstantInput;
/**
 * Only these vehicles'; repeated. Absent, all that the user can see.
 * @maxItems 500
 * @items.minimum 1
 */
vehicle_id?: VehicleIdsParameter;
/**
 * Only these types; repeated. Absent, all.
 * @maxItems 64
 */
alert_type?: AlertTypesParameter;
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
