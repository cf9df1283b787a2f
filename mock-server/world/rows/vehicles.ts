import type { VehicleDetails } from '../../../fixtures/types.ts';
import type {
  AlertRuleParameters,
  CustomFields,
  KnownAlertType,
  MaintenanceReminder,
} from '../../../generated/contract/types.gen.ts';
import type { Instant } from '../unit.ts';

/*
 * Vehicles with their rules and reminders.
 */

export type VehicleRow = VehicleDetails & {
  id: number;
  subscriber: number;
  device_key: string;
  image: string | null;
  custom_fields: CustomFields;
  /** Odometer in miles at the device's installation. */
  starting_mileage: number;
  /** Odometer corrections by "set mileage", oldest first. Each applies from its instant on. */
  mileage_corrections: readonly MileageCorrection[];
  pending_transfer_to: string | null;
  reminder: MaintenanceReminder | null;
  /** Miles at the last reset of the reminder, without odometer corrections. */
  reminder_reset_mileage: number;
  /** Settings of the reminder over time, oldest first. */
  reminder_changes: readonly ReminderChange[];
  /** Alert rules. Most vehicles share a seeded list. */
  alert_rules: readonly AlertRuleRow[];
};

/** A rule of a vehicle: one for each alert type, and one for each geofence. */
export type AlertRuleRow = {
  /** Unique in the vehicle and never reused. */
  number: number;
  alert_type: KnownAlertType;
  /**
   * Oldest first. Each applies from its instant on, so that a change leaves earlier events as they are. Stored rows have
   * the current one alone: earlier ones are rows of `earlier_rules`, which telemetry gets in front.
   */
  versions: readonly AlertRuleVersion[];
  /** Set once its geofence is removed. The rule stays for the events of its time. */
  removed_at?: Instant;
};

export type AlertRuleVersion = {
  from: Instant;
  is_enabled: boolean;
  parameters: AlertRuleParameters;
  notify_push: boolean;
  notify_sms: boolean;
  notify_email: boolean;
};

/** Cumulative correction in miles: added to the driven miles. */
export type MileageCorrection = { at: Instant; miles: number };

/**
 * `reset_mileage`: as in the vehicle's row. `driven_by`: when the reminder's `driven` miles were reached, for seeds
 * only.
 */
export type ReminderChange = {
  at: Instant;
  reminder: MaintenanceReminder;
  reset_mileage: number;
  driven_by?: Instant;
};
