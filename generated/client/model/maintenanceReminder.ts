import type { MaintenanceReminderParameters } from './maintenanceReminderParameters.ts';

/**
 * When service is due (core 3).
 */
export interface MaintenanceReminder {
  enabled: boolean;
  /** Open. */
  type: 'maintenance_mileage_interval' | 'maintenance_due_date' | string;
  parameters: MaintenanceReminderParameters;
}
