import type { DismissedCode } from './dismissedCode.ts';

/**
 * The newest first; absent without any (assumed).
 */
export type DismissedCodes = DismissedCode[];
