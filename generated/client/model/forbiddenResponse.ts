import type { ForbiddenError } from './forbiddenError.ts';

/**
 * The thing can be seen, but this may not be done to it.
 */
export type ForbiddenResponse = ForbiddenError;
