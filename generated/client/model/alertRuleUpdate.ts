import type { AlertRuleParametersInput } from './alertRuleParametersInput.ts';

export interface AlertRuleUpdate {
  is_enabled?: boolean;
  parameters?: AlertRuleParametersInput;
  notify_push?: boolean;
  notify_sms?: boolean;
  notify_email?: boolean;
}
