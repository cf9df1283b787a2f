import type { MaintenanceReminderUpdateParameters } from './maintenanceReminderUpdateParameters.ts';
import type { MaintenanceReminderUpdateType } from './maintenanceReminderUpdateType.ts';

export interface MaintenanceReminderUpdate {
  enabled: boolean;
  type: MaintenanceReminderUpdateType;
  parameters: MaintenanceReminderUpdateParameters;
}
