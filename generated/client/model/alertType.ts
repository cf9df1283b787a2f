import type { KnownAlertType } from './knownAlertType.ts';

/**
 * Open (commerce 3).
 */
export type AlertType = KnownAlertType | string;
