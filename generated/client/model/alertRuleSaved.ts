import type { AlertRule } from './alertRule.ts';

/**
 * `alert_rules` for several vehicles, `alert_rule` for one (commerce 7).
 */
export interface AlertRuleSaved {
  alert_rules?: AlertRule[];
  alert_rule?: AlertRule;
}
