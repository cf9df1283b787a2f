import type { TooManyRequestsError } from './tooManyRequestsError.ts';

/**
 * Too many in a short time.
 */
export type TooManyRequestsResponse = TooManyRequestsError;
