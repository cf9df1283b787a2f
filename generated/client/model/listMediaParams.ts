import type { Camera } from './camera.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListMediaParams = {
/**
 * Only this camera's.
 */
camera_channel?: Camera;
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
