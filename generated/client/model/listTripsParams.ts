import type { InstantInput } from './instantInput.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListTripsParams = {
/**
 * First instant, included.
 */
from_date: InstantInput;
/**
 * Last instant, included.
 */
to_date: InstantInput;
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
