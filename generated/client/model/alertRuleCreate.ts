import type { AlertRuleParametersInput } from './alertRuleParametersInput.ts';
import type { KnownAlertType } from './knownAlertType.ts';

export interface AlertRuleCreate {
  /**
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     */
  vehicle_ids: number[];
  alert_type: KnownAlertType;
  is_enabled?: boolean;
  parameters?: AlertRuleParametersInput;
  notify_push?: boolean;
  notify_sms?: boolean;
  notify_email?: boolean;
}
