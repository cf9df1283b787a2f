import type { NotFoundError } from './notFoundError.ts';

/**
 * No such thing, or none that the user can see.
 */
export type NotFoundResponse = NotFoundError;
