
export type MaintenanceReminderParameters = {
  /** Miles between services. */
  interval?: number;
  /** Miles since the last service; due miles are interval minus driven (core 9). */
  driven?: number;
  due_date?: string;
};
