import type { RuleRejectedError } from './ruleRejectedError.ts';

/**
 * The device rejected the rule; nothing was saved.
 */
export type RuleRejectedResponse = RuleRejectedError;
