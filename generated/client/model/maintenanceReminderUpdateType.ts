
export type MaintenanceReminderUpdateType = typeof MaintenanceReminderUpdateType[keyof typeof MaintenanceReminderUpdateType];


export const MaintenanceReminderUpdateType = {
  maintenance_mileage_interval: 'maintenance_mileage_interval',
  maintenance_due_date: 'maintenance_due_date',
} as const;
