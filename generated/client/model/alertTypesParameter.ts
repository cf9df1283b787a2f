import type { KnownAlertType } from './knownAlertType.ts';

/**
 * Only these types; repeated. Absent, all.
 */
export type AlertTypesParameter = KnownAlertType[];
