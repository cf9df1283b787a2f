import type { AlertRuleParameters } from './alertRuleParameters.ts';
import type { AlertType } from './alertType.ts';

export interface AlertRule {
  id: number;
  vehicle_id: number;
  alert_type: AlertType;
  is_enabled?: boolean;
  parameters?: AlertRuleParameters;
  notify_push?: boolean;
  notify_sms?: boolean;
  notify_email?: boolean;
  /** @nullable */
  geofence?: number | null;
}
