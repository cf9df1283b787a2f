
/**
 * Only these types; repeated. Absent, all.
 */
export type AlertTypesParameter = string[];
